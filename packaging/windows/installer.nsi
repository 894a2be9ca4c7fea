; The installer of Windows: for one person, without administrator. packaging/windows_installer.py makes it, and gives
; VERSION, SIZE_KB, OUTPUT, ICON, LICENSE and the two lists: what is put there, and what is taken away again.
Target amd64-unicode ; wine without 32 bits runs it, too, and so does Windows on ARM
SetCompressor /SOLID lzma
SetCompressorDictSize 32 ; MB: the three programs, 11 MB each and nearly the same, are packed as one
ManifestDPIAware true
RequestExecutionLevel user
Name "DupFinder ${VERSION}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\DupFinder"
InstallDirRegKey HKCU "Software\DupFinder" "folder"
Icon "${ICON}"
UninstallIcon "${ICON}"
!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\DupFinder"
!define CLASSES "Software\Classes"
!include MUI2.nsh
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\dupfinder-window.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENSE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "SimpChinese"

Function TellExplorer ; SHCNE_ASSOCCHANGED
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
FunctionEnd

Section
  ; What an older version put there and this one has not goes first.
  IfFileExists "$INSTDIR\uninstall.exe" 0 fresh
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  fresh:
  !include "${PUT}"
  SetOutPath "$DOCUMENTS" ; where the program begins: what it offers to open and to save is not in its own folder
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\DupFinder.lnk" "$INSTDIR\dupfinder-window.exe"
  CreateShortcut "$SENDTO\DupFinder.lnk" "$INSTDIR\dupfinder-window.exe"
  WriteRegStr HKCU "Software\DupFinder" "folder" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\.dupfinder" "" "DupFinder.Session"
  WriteRegStr HKCU "${CLASSES}\DupFinder.Session" "" "DupFinder session"
  WriteRegStr HKCU "${CLASSES}\DupFinder.Session\DefaultIcon" "" "$INSTDIR\dupfinder-window.exe,0"
  WriteRegStr HKCU "${CLASSES}\DupFinder.Session\shell\open\command" "" '"$INSTDIR\dupfinder-window.exe" "%1"'
  WriteRegStr HKCU "${REMOVAL}" "DisplayName" "DupFinder"
  WriteRegStr HKCU "${REMOVAL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${REMOVAL}" "DisplayIcon" "$INSTDIR\dupfinder-window.exe,0"
  WriteRegStr HKCU "${REMOVAL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${REMOVAL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${REMOVAL}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD HKCU "${REMOVAL}" "NoModify" 1
  WriteRegDWORD HKCU "${REMOVAL}" "NoRepair" 1
  Call TellExplorer
SectionEnd

; Takes away what was put there, file by file: whatever else is in the folder, and what the program keeps in the profile
; (journals, by which removed documents come back), stays.
Section Uninstall
  !include "${TAKE}"
  Delete "$SMPROGRAMS\DupFinder.lnk"
  Delete "$SENDTO\DupFinder.lnk"
  DeleteRegKey HKCU "${CLASSES}\DupFinder.Session"
  ReadRegStr $0 HKCU "${CLASSES}\.dupfinder" ""
  StrCmp $0 "DupFinder.Session" 0 +2
    DeleteRegKey HKCU "${CLASSES}\.dupfinder"
  DeleteRegKey HKCU "${REMOVAL}"
  DeleteRegKey HKCU "Software\DupFinder"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
SectionEnd
