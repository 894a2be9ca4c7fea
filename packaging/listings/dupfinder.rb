# Homebrew cask, for a tap of its own.
cask "dupfinder" do
  version "@VERSION@"
  sha256 "@SHA256 DupFinder-*.dmg@"

  url "@ADDRESS@/DupFinder-#{version}-arm64.dmg"
  name "DupFinder"
  desc "Finds duplicate and similar documents"
  homepage "@ADDRESS@"

  depends_on arch: :arm64

  app "DupFinder.app"
  binary "#{appdir}/DupFinder.app/Contents/MacOS/dupfinder"

  # Not the journals in Application Support, by which removed documents come back.
  zap trash: "~/Library/Caches/dupfinder"
end
