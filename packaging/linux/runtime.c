/* What stands before the squashfs of an AppImage of type 2: mounts it by FUSE, starts AppRun in it, and unmounts it once
   that has ended. Where it cannot be mounted, it is unpacked for as long as the program runs.

       --appimage-offset    says where in the file the squashfs begins
       --appimage-extract   unpacks it into squashfs-root
       --appimage-mount     mounts it and says where, until it is interrupted

   Everything else goes to AppRun. https://github.com/AppImage/AppImageSpec/blob/master/draft.md */

#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <squashfuse/ll.h>
#include <squashfuse/squashfuse.h>

/* squashfuse reads every kind of squashfs. This one is packed by zstd, and the others (one is under the GPL) stay out. */
int uncompress(void) { return -1; }
int lzma_stream_buffer_decode(void) { return -1; }
int LZ4_decompress_safe(void) { return -1; }
int lzo1x_decompress_safe(void) { return -1; }

static const char *const SELF = "/proc/self/exe";

static void end(const char *what) {
    fprintf(stderr, "DupFinder: %s: %s\n", what, strerror(errno));
    exit(127);
}

/* Where this program ends: its table of sections is the last thing in it. */
static size_t own_size(void) {
    Elf64_Ehdr header;
    int file = open(SELF, O_RDONLY | O_CLOEXEC);
    if (file < 0 || read(file, &header, sizeof header) != sizeof header) end("this file cannot be read");
    close(file);
    return header.e_shoff + (size_t)header.e_shentsize * header.e_shnum;
}

static void unpack_file(sqfs *image, sqfs_inode *inode, const char *path) {
    static char block[1 << 17];
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, inode->base.mode & 0777);
    if (file < 0) end(path);
    for (sqfs_off_t at = 0, size; (uint64_t)at < inode->xtra.reg.file_size; at += size) {
        size = sizeof block;
        if (sqfs_read_range(image, inode, at, &size, block) != SQFS_OK || size <= 0) errno = EIO, end(path);
        for (sqfs_off_t written = 0, now; written < size; written += now)
            if ((now = write(file, block + written, size - written)) < 0) end(path);
    }
    if (close(file) != 0) end(path);
}

static void unpack(size_t offset, const char *folder) {
    sqfs image;
    sqfs_traverse walk;
    sqfs_err fault = SQFS_OK;
    if (sqfs_open_image(&image, SELF, offset) != SQFS_OK) errno = EIO, end("the squashfs cannot be read");
    if (sqfs_traverse_open(&walk, &image, sqfs_inode_root(&image)) != SQFS_OK) errno = EIO, end(folder);
    while (sqfs_traverse_next(&walk, &fault)) {
        char path[4096], target[4096];
        size_t room = sizeof target;
        sqfs_inode inode;
        if (walk.dir_end) continue;
        if (snprintf(path, sizeof path, "%s/%s", folder, walk.path) >= (int)sizeof path) errno = ENAMETOOLONG, end(folder);
        if (sqfs_inode_get(&image, &inode, sqfs_dentry_inode(&walk.entry)) != SQFS_OK) errno = EIO, end(path);
        if (S_ISDIR(inode.base.mode)) {
            if (mkdir(path, 0755) != 0) end(path);
        } else if (S_ISLNK(inode.base.mode)) {
            if (sqfs_readlink(&image, &inode, target, &room) != SQFS_OK || symlink(target, path) != 0) end(path);
        } else {
            unpack_file(&image, &inode, path);
        }
    }
    if (fault != SQFS_OK) errno = EIO, end(folder);
    sqfs_traverse_close(&walk);
}

/* Serves the squashfs at `folder` until nobody holds the other end of `users` any more; says on `ready` that it does. */
static void serve(size_t offset, const char *folder, int users, int ready) {
    static struct fuse_lowlevel_ops calls = {
        .getattr = sqfs_ll_op_getattr, .opendir = sqfs_ll_op_opendir, .releasedir = sqfs_ll_op_releasedir,
        .readdir = sqfs_ll_op_readdir, .lookup = sqfs_ll_op_lookup,   .open = sqfs_ll_op_open,
        .release = sqfs_ll_op_release, .read = sqfs_ll_op_read,       .readlink = sqfs_ll_op_readlink,
        .forget = sqfs_ll_op_forget,   .statfs = stfs_ll_op_statfs,
    };
    char *words[] = {"dupfinder", "-o", "ro,nosuid,nodev,fsname=dupfinder"};
    struct fuse_args options = FUSE_ARGS_INIT(3, words);
    struct fuse_buf asked = {0};
    sqfs_ll_chan channel;
    int nothing = open("/dev/null", O_RDWR);
    for (int number = 0; number < 3; number++) dup2(nothing, number); /* who reads what the program says shall see its end */
    if (nothing > 2) close(nothing);
    setsid(); /* an interrupt from the terminal is for the program */
    sqfs_ll *image = sqfs_ll_open(SELF, offset);
    if (image == NULL || sqfs_ll_mount(&channel, folder, &options, &calls, sizeof calls, image) != SQFS_OK) _exit(1);
    if (write(ready, "", 1) != 1) _exit(1);
    close(ready);
    struct pollfd both[] = {{.fd = fuse_session_fd(channel.session), .events = POLLIN}, {.fd = users}};
    while (!fuse_session_exited(channel.session) && (poll(both, 2, -1) > 0 || errno == EINTR)) {
        if (both[1].revents != 0) break;
        if (both[0].revents == 0) continue;
        if (fuse_session_receive_buf(channel.session, &asked) > 0) fuse_session_process_buf(channel.session, &asked);
    }
    sqfs_ll_unmount(&channel, folder);
    rmdir(folder);
    _exit(0);
}

/* Returns whether the squashfs is mounted at `folder` now, for as long as this process and those that it becomes live. */
static int mounted(size_t offset, const char *folder) {
    int users[2], ready[2];
    char byte;
    if (pipe(users) != 0 || pipe2(ready, O_CLOEXEC) != 0) end("no pipe");
    fcntl(users[0], F_SETFD, FD_CLOEXEC);
    pid_t first = fork();
    if (first < 0) end("no process");
    if (first == 0) {
        close(users[1]), close(ready[0]);
        if (fork() == 0) serve(offset, folder, users[0], ready[1]);
        _exit(0); /* so that the server is nobody's child that the program would have to wait for */
    }
    waitpid(first, NULL, 0);
    close(users[0]), close(ready[1]);
    int is_so = read(ready[0], &byte, 1) == 1;
    close(ready[0]);
    if (!is_so) close(users[1]);
    return is_so;
}

static int removed(const char *path, const struct stat *info, int kind, struct FTW *place) {
    (void)info, (void)kind, (void)place;
    return remove(path);
}

static volatile pid_t program;

static void pass_on(int number) {
    if (program > 0) kill(program, number);
}

static void become(const char *folder, char **words) {
    char path[4096];
    snprintf(path, sizeof path, "%s/AppRun", folder);
    execv(path, words);
    end(path);
}

int main(int count, char **words) {
    const char *asked = count > 1 ? words[1] : "";
    size_t offset = own_size();
    char file[4096] = "", folder[4096];
    if (strcmp(asked, "--appimage-offset") == 0) return printf("%zu\n", offset) < 0;
    if (strcmp(asked, "--appimage-extract") == 0) {
        if (mkdir("squashfs-root", 0755) != 0) end("squashfs-root");
        unpack(offset, "squashfs-root");
        return 0;
    }
    const char *temporary = getenv("TMPDIR");
    snprintf(folder, sizeof folder, "%s/.mount_dupfinder-XXXXXX", temporary != NULL && *temporary == '/' ? temporary : "/tmp");
    if (mkdtemp(folder) == NULL) end(folder);
    if (readlink(SELF, file, sizeof file - 1) > 0) setenv("APPIMAGE", file, 1);
    setenv("APPDIR", folder, 1);
    int is_mounted = mounted(offset, folder);
    if (strcmp(asked, "--appimage-mount") == 0) {
        if (!is_mounted) rmdir(folder), errno = ENODEV, end("FUSE cannot mount it");
        puts(folder), fflush(stdout);
        pause();
    }
    if (is_mounted) become(folder, words);
    unpack(offset, folder);
    for (int number = 1; number < NSIG; number++)
        if (number == SIGHUP || number == SIGINT || number == SIGQUIT || number == SIGTERM) signal(number, pass_on);
    program = fork();
    if (program < 0) end("no process");
    if (program == 0) become(folder, words);
    int status;
    while (waitpid(program, &status, 0) < 0 && errno == EINTR) continue;
    nftw(folder, removed, 16, FTW_DEPTH | FTW_PHYS);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
