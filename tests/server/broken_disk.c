/* A disk that breaks on command, for test_disk.py; loaded into the server with LD_PRELOAD.
 *
 * BROKEN_DISK names a folder. While it holds a file "full", writing to the log fails with ENOSPC;
 * while it holds a file "fsync", waiting for the disk fails with EIO. Other files are spared. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int is_broken(int fd, const char *how)
{
    char name[4096], path[4096];
    const char *folder = getenv("BROKEN_DISK");
    ssize_t length;

    if (!folder)
        return 0;
    snprintf(name, sizeof name, "%s/%s", folder, how);
    if (access(name, F_OK) != 0)
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
