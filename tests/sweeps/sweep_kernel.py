"""Runs tests on file systems that the kernel of this machine lacks, such as FAT: in user-mode Linux, as root.

    python tests/sweeps/sweep_kernel.py [ARGUMENT OF PYTEST…]
    python tests/sweeps/sweep_kernel.py tests/sweeps/sweep_removals.py --file-system smb --file-system nfs

Without arguments, what removes on FAT and on SMB and NFS shares, and scans FAT again. Debian has what it needs in
user-mode-linux, kmod, dosfstools, util-linux, samba, cifs-utils and nfs-kernel-server. The other kernel sees the
folders of this machine, but tests get one in its memory; it ends with them.
"""

import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

_TOP = Path(__file__).parents[2]
_TESTS = ["tests/trash/test_volumes_without_links.py", "tests/trash/test_S11_mounts.py"]
_TESTS += ["tests/pipeline/scanning/test_R7_rescans.py", "-k", "fat or smb or nfs"]
_MODULES = ["loop", "vfat", "nls_cp437", "nls_iso8859-1", "nls_utf8", "cifs", "nfsd", "nfs", "nfsv3"]
_MEMORY = "1800M"
_TIMEOUT_S = 1800
_INIT = """#!/bin/bash
export PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/run
for each in proc:/proc sysfs:/sys tmpfs:/run tmpfs:/mnt; do mount -t ${{each%%:*}} none ${{each##*:}}; done
mkdir -p /run/kernel/lib/modules /lib/modules
ln -s /usr/lib/uml/modules/$(uname -r) /run/kernel/lib/modules/
mount --bind /run/kernel/lib/modules /lib/modules  # for the kernel itself, which asks for what shares encrypt with
modprobe -a {modules}
ip link set lo up
mount -t tmpfs none /var/lib/nfs && mkdir /var/lib/nfs/v4recovery /var/lib/nfs/rpc_pipefs && touch /var/lib/nfs/etab
mount -t nfsd none /proc/fs/nfsd && rpcbind && rpc.nfsd 4 && rpc.mountd
export TMPDIR=/mnt PYTHONDONTWRITEBYTECODE=1 QT_QPA_PLATFORM=offscreen
cd {top} && {command}
echo $? > {status}
echo o > /proc/sysrq-trigger
sleep 60
"""


def main() -> int:
    """Return the exit status of the tests."""
    arguments = sys.argv[1:] or _TESTS
    pytest = ["-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", "-n", "0", "--basetemp=/mnt/tests"]
    command = [sys.executable, *(arguments if arguments[0].startswith("tests/sweeps/") else [*pytest, *arguments])]
    with tempfile.TemporaryDirectory(prefix="dupfinder-kernel-") as folder:
        start, status = Path(folder, "init"), Path(folder, "status")
        start.write_text(
            _INIT.format(
                modules=" ".join(_MODULES),
                top=shlex.quote(str(_TOP)),
                command=shlex.join(command),
                status=status,
            )
        )
        start.chmod(0o700)
        machine = ["linux.uml", "rootfstype=hostfs", "rootflags=/", "rw", f"mem={_MEMORY}", "quiet"]
        machine += ["con=null", "con0=fd:0,fd:1", f"init={start}"]
        subprocess.run(machine, stdin=subprocess.DEVNULL, check=False, timeout=_TIMEOUT_S)
        return int(status.read_text()) if status.exists() else 1


if __name__ == "__main__":
    sys.exit(main())
