/// A file layer for SQLite that lies on the system's own, writes down what it is asked to do, and
/// fails when it is told to. For tests of the store only.
#ifndef FAULTY_VFS_H
#define FAULTY_VFS_H

#include <stddef.h>
#include <stdint.h>

typedef struct FaultyVFS FaultyVFS;

enum { FAULTY_WRITE = 1, FAULTY_TRUNCATE, FAULTY_SYNC, FAULTY_DELETE, FAULTY_READ, FAULTY_OPEN };

/// One call that changed a file.
typedef struct {
  int operation;
  /// Number of the file in the order of first use; see `faulty_vfs_file_name`.
  int file;
  /// Of a write its place; of a truncation the new size; of a sync or deletion whether the folder
  /// was synced as well.
  int64_t offset;
  int64_t length;
  const uint8_t *bytes;
} FaultyCall;

/// What failing means.
typedef enum {
  /// The device reports an error; nothing was done.
  FAULTY_EIO = 1,
  /// There is no room; nothing was done.
  FAULTY_ENOSPC,
  /// Half of a write was done before the device reported an error.
  FAULTY_SHORT,
} FaultyKind;

typedef struct {
  /// Calls that count for `faulty_vfs_fail`: open, write, truncate, sync, delete.
  int64_t calls;
  int64_t writes, written_bytes;
  int64_t reads, read_bytes;
  /// Sync calls to the system, those of a folder included.
  int64_t syncs;
  /// Calls that were made to fail.
  int64_t failures;
} FaultyCounters;

/// Registers the layer with SQLite under `name`. Databases opened through it are closed before it is
/// freed. One instance is used by one thread at a time.
FaultyVFS *faulty_vfs_new(const char *name);
void faulty_vfs_free(FaultyVFS *);

/// Whether calls are written down from now on. Counting goes on either way.
void faulty_vfs_record(FaultyVFS *, int on);
size_t faulty_vfs_count(const FaultyVFS *);
FaultyCall faulty_vfs_call(const FaultyVFS *, size_t index);
int faulty_vfs_file_count(const FaultyVFS *);
const char *faulty_vfs_file_name(const FaultyVFS *, int file);

FaultyCounters faulty_vfs_counters(const FaultyVFS *);
void faulty_vfs_reset_counters(FaultyVFS *);

/// Makes the `n`-th counted call from now on (from 1) and the `times - 1` after it fail. `n` = 0 makes
/// none fail. With `only` not 0, calls of that operation alone count; reads count only so.
void faulty_vfs_fail(FaultyVFS *, int64_t n, int64_t times, FaultyKind kind, int only);
/// Fails every read, with an error of the device.
void faulty_vfs_fail_reads(FaultyVFS *, int on);
/// Fails opening every file but those open already, as a folder without permission does.
void faulty_vfs_fail_opens(FaultyVFS *, int on);
/// Lets files grow by `bytes` in all before the disk is full; negative = for ever.
void faulty_vfs_room(FaultyVFS *, int64_t bytes);

/// Writes into `target` what a file may hold after a power cut behind the first `prefix` calls.
///
/// What was synced is there. Of every later write, `choice(context, call)` says what became of it:
/// 0 it is lost, 1 it is there, 2 + n only its first n sectors of 512 bytes, negative -n: its first n
/// sectors are there and the others are noise of `seed`. A truncation is there unless 0.
///
/// Returns the size of the image, or -1 when there is no such file then. `capacity` is the room in
/// `target`; a larger image is an error (-2).
int64_t faulty_vfs_image(const FaultyVFS *, int file, size_t prefix, const int32_t *choices,
                         uint64_t seed, uint8_t *target, int64_t capacity);

#endif
