/* A disk that breaks on command, for test_disk.py; loaded into the server with LD_PRELOAD.
 *
 * BROKEN_DISK names a folder. While it holds a file "full", writing to the log fails with ENOSPC;
 * while it holds a file "fsync", waiting for the disk fails with EIO; while it holds a file
 * "read-only", nothing there can be opened for writing. Other files are spared. While it holds a
 * file "no-space", every disk says that nothing is free. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/statvfs.h>
#include <sys/types.h>
#include <unistd.h>

static int happens(const char *how)
{
    char name[4096];
    const char *folder = getenv("BROKEN_DISK");

    if (!folder)
        return 0;
    snprintf(name, sizeof name, "%s/%s", folder, how);
    return access(name, F_OK) == 0;
}

static int is_broken(int fd, const char *how)
{
    char name[4096], path[4096];
    ssize_t length;

    if (!happens(how))
        return 0;
    snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
    length = readlink(name, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return strstr(path, "sheepfold.db") != NULL;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define BREAKS(how, error)        \
    if (is_broken(fd, how)) {     \
        errno = error;            \
        return -1;                \
    }

int fsync(int fd)
{
    BREAKS("fsync", EIO)
    return REAL(fsync)(fd);
}

int fdatasync(int fd)
{
    BREAKS("fsync", EIO)
    return REAL(fdatasync)(fd);
}

ssize_t write(int fd, const void *data, size_t size)
{
    BREAKS("full", ENOSPC)
    return REAL(write)(fd, data, size);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at)
{
    BREAKS("full", ENOSPC)
    return REAL(pwrite)(fd, data, size, at);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at)
{
    BREAKS("full", ENOSPC)
    return REAL(pwrite64)(fd, data, size, at);
}

static int may_open(const char *path, int flags)
{
    int writes = (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT);

    if (!writes || !strstr(path, "/sheepfold.") || !happens("read-only"))
        return 1;
    errno = EROFS;
    return 0;
}

#define OPENS(name, before, ...)                       \
    int name(before const char *path, int flags, ...)  \
    {                                                  \
        va_list rest;                                  \
        int mode;                                      \
                                                       \
        va_start(rest, flags);                         \
        mode = va_arg(rest, int);                      \
        va_end(rest);                                  \
        if (!may_open(path, flags))                    \
            return -1;                                 \
        return REAL(name)(__VA_ARGS__);                \
    }

#define AT int folder,

OPENS(open, , path, flags, mode)
OPENS(open64, , path, flags, mode)
OPENS(openat, AT, folder, path, flags, mode)
OPENS(openat64, AT, folder, path, flags, mode)

int statvfs64(const char *path, struct statvfs64 *found)
{
    int answer = REAL(statvfs64)(path, found);

    if (answer == 0 && happens("no-space"))
        found->f_bavail = found->f_bfree = 0;
    return answer;
}

int statvfs(const char *path, struct statvfs *found)
{
    int answer = REAL(statvfs)(path, found);

    if (answer == 0 && happens("no-space"))
        found->f_bavail = found->f_bfree = 0;
    return answer;
}
