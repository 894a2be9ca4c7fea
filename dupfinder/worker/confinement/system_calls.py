"""The numbers of the system calls that a worker is refused, on the machines whose numbers are known here.

Source: Linux, arch/x86/entry/syscalls/syscall_64.tbl and include/uapi/asm-generic/unistd.h (aarch64), up to 6.17. From
424 on all machines count alike.
"""

import enum
from collections.abc import Mapping

from dupfinder.domain.records import dataclass

LATEST = 469
"""The last one known here (`file_setattr`). Whatever came later is answered as by a kernel that does not have it."""


class Machine(enum.Enum):
    """A machine as `platform.machine` calls it; its number is what the kernel tells a filter (AUDIT_ARCH_…)."""

    X86_64 = ("x86_64", 0xC000003E)
    AARCH64 = ("aarch64", 0xC00000B7)

    @property
    def audit_number(self) -> int:
        """Return the number by which the kernel tells a filter for which machine a call is."""
        return self.value[1]


@dataclass(frozen=True, slots=True)
class Numbers:
    """What one system call is on each machine; `None` where it does not exist."""

    x86_64: int | None
    aarch64: int | None

    def on(self, machine: Machine) -> int | None:
        """Return the number on a machine."""
        return self.x86_64 if machine is Machine.X86_64 else self.aarch64


def _everywhere(number: int) -> Numbers:
    return Numbers(number, number)


NETWORK: Mapping[str, Numbers] = {
    "socket": Numbers(41, 198),
    "socketpair": Numbers(53, 199),
    "connect": Numbers(42, 203),
    "bind": Numbers(49, 200),
    "listen": Numbers(50, 201),
    "accept": Numbers(43, 202),
    "accept4": Numbers(288, 242),
    "sendto": Numbers(44, 206),
    "sendmsg": Numbers(46, 211),
    "sendmmsg": Numbers(307, 269),
    "io_uring_setup": _everywhere(425),
    "io_uring_enter": _everywhere(426),
    "io_uring_register": _everywhere(427),
}
CHANGES: Mapping[str, Numbers] = {
    "creat": Numbers(85, None),
    "unlink": Numbers(87, None),
    "unlinkat": Numbers(263, 35),
    "rmdir": Numbers(84, None),
    "rename": Numbers(82, None),
    "renameat": Numbers(264, 38),
    "renameat2": Numbers(316, 276),
    "link": Numbers(86, None),
    "linkat": Numbers(265, 37),
    "symlink": Numbers(88, None),
    "symlinkat": Numbers(266, 36),
    "mkdir": Numbers(83, None),
    "mkdirat": Numbers(258, 34),
    "mknod": Numbers(133, None),
    "mknodat": Numbers(259, 33),
    "truncate": Numbers(76, 45),
    "chmod": Numbers(90, None),
    "fchmod": Numbers(91, 52),
    "fchmodat": Numbers(268, 53),
    "fchmodat2": _everywhere(452),
    "chown": Numbers(92, None),
    "lchown": Numbers(94, None),
    "fchown": Numbers(93, 55),
    "fchownat": Numbers(260, 54),
    "utime": Numbers(132, None),
    "utimes": Numbers(235, None),
    "futimesat": Numbers(261, None),
    "utimensat": Numbers(280, 88),
    "setxattr": Numbers(188, 5),
    "lsetxattr": Numbers(189, 6),
    "fsetxattr": Numbers(190, 7),
    "setxattrat": _everywhere(463),
    "removexattr": Numbers(197, 14),
    "lremovexattr": Numbers(198, 15),
    "fremovexattr": Numbers(199, 16),
    "removexattrat": _everywhere(466),
    "file_setattr": _everywhere(469),
    "open_by_handle_at": Numbers(304, 265),
}
# Memory that neither a limit on the address space nor a look at the resident size sees, and what stays when we end.
SHARED_MEMORY: Mapping[str, Numbers] = {
    "memfd_create": Numbers(319, 279),
    "memfd_secret": _everywhere(447),
    "shmget": Numbers(29, 194),
    "semget": Numbers(64, 190),
    "msgget": Numbers(68, 186),
    "mq_open": Numbers(240, 180),
    "mq_unlink": Numbers(241, 181),
}
PROCESSES: Mapping[str, Numbers] = {
    "execve": Numbers(59, 221),
    "execveat": Numbers(322, 281),
    "fork": Numbers(57, None),
    "vfork": Numbers(58, None),
    "ptrace": Numbers(101, 117),
    "process_vm_readv": Numbers(310, 270),
    "process_vm_writev": Numbers(311, 271),
    "process_madvise": _everywhere(440),
    "process_mrelease": _everywhere(448),
    "kcmp": Numbers(312, 272),
    "pidfd_open": _everywhere(434),
    "pidfd_getfd": _everywhere(438),
    "pidfd_send_signal": _everywhere(424),
    "tkill": Numbers(200, 130),
    "rt_sigqueueinfo": Numbers(129, 138),
    "rt_tgsigqueueinfo": Numbers(297, 240),
}
# Most of these need root's rights; in a container people often have them.
SYSTEM: Mapping[str, Numbers] = {
    "mount": Numbers(165, 40),
    "umount2": Numbers(166, 39),
    "pivot_root": Numbers(155, 41),
    "chroot": Numbers(161, 51),
    "move_mount": _everywhere(429),
    "open_tree": _everywhere(428),
    "open_tree_attr": _everywhere(467),
    "fsopen": _everywhere(430),
    "fsconfig": _everywhere(431),
    "fsmount": _everywhere(432),
    "fspick": _everywhere(433),
    "mount_setattr": _everywhere(442),
    "unshare": Numbers(272, 97),
    "setns": Numbers(308, 268),
    "bpf": Numbers(321, 280),
    "perf_event_open": Numbers(298, 241),
    "userfaultfd": Numbers(323, 282),
    "fanotify_init": Numbers(300, 262),
    "keyctl": Numbers(250, 219),
    "add_key": Numbers(248, 217),
    "request_key": Numbers(249, 218),
    "kexec_load": Numbers(246, 104),
    "kexec_file_load": Numbers(320, 294),
    "init_module": Numbers(175, 105),
    "finit_module": Numbers(313, 273),
    "delete_module": Numbers(176, 106),
    "reboot": Numbers(169, 142),
    "swapon": Numbers(167, 224),
    "swapoff": Numbers(168, 225),
    "acct": Numbers(163, 89),
    "quotactl": Numbers(179, 60),
    "quotactl_fd": _everywhere(443),
    "sethostname": Numbers(170, 161),
    "setdomainname": Numbers(171, 162),
    "settimeofday": Numbers(164, 170),
    "clock_settime": Numbers(227, 112),
    "clock_adjtime": Numbers(305, 266),
    "adjtimex": Numbers(159, 171),
    "iopl": Numbers(172, None),
    "ioperm": Numbers(173, None),
    "vhangup": Numbers(153, 58),
    "syslog": Numbers(103, 116),
}
REFUSED: Mapping[str, Numbers] = {**NETWORK, **CHANGES, **SHARED_MEMORY, **PROCESSES, **SYSTEM}

# What an office program does that makes a file of another one: where it may write, and what it may start, Landlock
# says. It listens on a local socket, to which nobody connects.
OF_PROGRAMS = frozenset(
    {
        "socket",
        "bind",
        "listen",
        "accept",
        "accept4",
        "execve",
        "creat",
        "mkdir",
        "mkdirat",
        "rmdir",
        "unlink",
        "unlinkat",
    }
    | {"rename", "renameat", "renameat2"}
)

# Answered as by a kernel without them, because a filter cannot see what they are asked for: it lies behind a pointer.
# The C library then takes the older `clone` and `openat`.
ABSENT: Mapping[str, Numbers] = {"clone3": _everywhere(435), "openat2": _everywhere(437)}

CLONE = Numbers(56, 220)
OPEN = Numbers(2, None)
OPENAT = Numbers(257, 56)
KILL = Numbers(62, 129)
TGKILL = Numbers(234, 131)
PRCTL = Numbers(157, 167)
PRLIMIT64 = Numbers(302, 261)
FCNTL = Numbers(72, 25)
IOCTL = Numbers(16, 29)
