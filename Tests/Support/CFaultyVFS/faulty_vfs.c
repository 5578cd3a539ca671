#include "faulty_vfs.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_FILES = 64 };

struct FaultyVFS {
  sqlite3_vfs base;
  sqlite3_vfs *real;
  char name[64];
  char *files[MAX_FILES];
  int file_count;
  int is_recording;
  FaultyCall *calls;
  size_t call_count, call_room;
  FaultyCounters counters;
  int64_t fail_at, fail_times;
  FaultyKind fail_kind;
  int fail_only;
  int fails_reads, fails_opens;
  int64_t room;
};

typedef struct {
  sqlite3_file base;
  FaultyVFS *vfs;
  int file;
  /// The system's layer syncs the folder with the first sync of a journal or WAL it may have made.
  int syncs_folder;
  sqlite3_file *real;
} FaultyFile;

static FaultyVFS *vfs_of(sqlite3_vfs *vfs) { return (FaultyVFS *)vfs; }
static FaultyFile *file_of(sqlite3_file *file) { return (FaultyFile *)file; }

static int number_of(FaultyVFS *vfs, const char *path) {
  for (int i = 0; i < vfs->file_count; i++)
    if (strcmp(vfs->files[i], path) == 0) return i;
  if (vfs->file_count == MAX_FILES) return -1;
  vfs->files[vfs->file_count] = strdup(path);
  return vfs->file_count++;
}

static void note(FaultyVFS *vfs, int operation, int file, int64_t offset, const void *bytes,
                 int64_t length) {
  if (!vfs->is_recording || file < 0) return;
  if (vfs->call_count == vfs->call_room) {
    vfs->call_room = vfs->call_room ? vfs->call_room * 2 : 1024;
    vfs->calls = realloc(vfs->calls, vfs->call_room * sizeof *vfs->calls);
    if (!vfs->calls) abort();
  }
  uint8_t *copy = NULL;
  if (bytes) {
    copy = malloc(length ? (size_t)length : 1);
    if (!copy) abort();
    memcpy(copy, bytes, (size_t)length);
  }
  vfs->calls[vfs->call_count++] = (FaultyCall){operation, file, offset, length, copy};
}

/// Counts a call and says whether it is one that fails.
static int fails(FaultyVFS *vfs, int operation) {
  vfs->counters.calls++;
  if (vfs->fail_at == 0 || (vfs->fail_only && vfs->fail_only != operation)) return 0;
  if (vfs->fail_at > 1) {
    vfs->fail_at--;
    return 0;
  }
  if (vfs->fail_times-- <= 0) {
    vfs->fail_at = 0;
    return 0;
  }
  vfs->counters.failures++;
  return 1;
}

// Files

static int close_file(sqlite3_file *file) {
  FaultyFile *f = file_of(file);
  int code = f->real->pMethods ? f->real->pMethods->xClose(f->real) : SQLITE_OK;
  sqlite3_free(f->real);
  f->real = NULL;
  return code;
}

static int read_file(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  FaultyFile *f = file_of(file);
  if (f->vfs->fails_reads) {
    f->vfs->counters.failures++;
    return SQLITE_IOERR_READ;
  }
  if (f->vfs->fail_only == FAULTY_READ && fails(f->vfs, FAULTY_READ)) return SQLITE_IOERR_READ;
  f->vfs->counters.reads++;
  f->vfs->counters.read_bytes += count;
  return f->real->pMethods->xRead(f->real, bytes, count, offset);
}

static int write_file(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  FaultyFile *f = file_of(file);
  FaultyVFS *vfs = f->vfs;
  if (fails(vfs, FAULTY_WRITE)) {
    if (vfs->fail_kind == FAULTY_SHORT && count > 1) {
      f->real->pMethods->xWrite(f->real, bytes, count / 2, offset);
      note(vfs, FAULTY_WRITE, f->file, offset, bytes, count / 2);
    }
    return vfs->fail_kind == FAULTY_ENOSPC ? SQLITE_FULL : SQLITE_IOERR_WRITE;
  }
  if (vfs->room >= 0) {
    sqlite3_int64 size = 0;
    f->real->pMethods->xFileSize(f->real, &size);
    sqlite3_int64 growth = offset + count > size ? offset + count - size : 0;
    if (growth > vfs->room) {
      vfs->counters.failures++;
      return SQLITE_FULL;
    }
    vfs->room -= growth;
  }
  vfs->counters.writes++;
  vfs->counters.written_bytes += count;
  int code = f->real->pMethods->xWrite(f->real, bytes, count, offset);
  if (code == SQLITE_OK) note(vfs, FAULTY_WRITE, f->file, offset, bytes, count);
  return code;
}

static int truncate_file(sqlite3_file *file, sqlite3_int64 size) {
  FaultyFile *f = file_of(file);
  if (fails(f->vfs, FAULTY_TRUNCATE)) return SQLITE_IOERR_TRUNCATE;
  int code = f->real->pMethods->xTruncate(f->real, size);
  if (code == SQLITE_OK) note(f->vfs, FAULTY_TRUNCATE, f->file, size, NULL, 0);
  return code;
}

static int sync_file(sqlite3_file *file, int flags) {
  FaultyFile *f = file_of(file);
  if (fails(f->vfs, FAULTY_SYNC)) return SQLITE_IOERR_FSYNC;
  int syncs_folder = f->syncs_folder;
  f->vfs->counters.syncs += 1 + syncs_folder;
  f->syncs_folder = 0;
  int code = f->real->pMethods->xSync(f->real, flags);
  if (code == SQLITE_OK) note(f->vfs, FAULTY_SYNC, f->file, syncs_folder, NULL, 0);
  return code;
}

static int size_of_file(sqlite3_file *file, sqlite3_int64 *size) {
  return file_of(file)->real->pMethods->xFileSize(file_of(file)->real, size);
}
static int lock_file(sqlite3_file *file, int level) {
  return file_of(file)->real->pMethods->xLock(file_of(file)->real, level);
}
static int unlock_file(sqlite3_file *file, int level) {
  return file_of(file)->real->pMethods->xUnlock(file_of(file)->real, level);
}
static int check_reserved(sqlite3_file *file, int *result) {
  return file_of(file)->real->pMethods->xCheckReservedLock(file_of(file)->real, result);
}
static int control_file(sqlite3_file *file, int what, void *argument) {
  return file_of(file)->real->pMethods->xFileControl(file_of(file)->real, what, argument);
}
static int sector_size(sqlite3_file *file) {
  return file_of(file)->real->pMethods->xSectorSize(file_of(file)->real);
}
static int characteristics(sqlite3_file *file) {
  return file_of(file)->real->pMethods->xDeviceCharacteristics(file_of(file)->real);
}
static int shm_map(sqlite3_file *file, int region, int size, int extend, void volatile **place) {
  return file_of(file)->real->pMethods->xShmMap(file_of(file)->real, region, size, extend, place);
}
static int shm_lock(sqlite3_file *file, int offset, int count, int flags) {
  return file_of(file)->real->pMethods->xShmLock(file_of(file)->real, offset, count, flags);
}
static void shm_barrier(sqlite3_file *file) {
  file_of(file)->real->pMethods->xShmBarrier(file_of(file)->real);
}
static int shm_unmap(sqlite3_file *file, int remove) {
  return file_of(file)->real->pMethods->xShmUnmap(file_of(file)->real, remove);
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = close_file,
    .xRead = read_file,
    .xWrite = write_file,
    .xTruncate = truncate_file,
    .xSync = sync_file,
    .xFileSize = size_of_file,
    .xLock = lock_file,
    .xUnlock = unlock_file,
    .xCheckReservedLock = check_reserved,
    .xFileControl = control_file,
    .xSectorSize = sector_size,
    .xDeviceCharacteristics = characteristics,
    .xShmMap = shm_map,
    .xShmLock = shm_lock,
    .xShmBarrier = shm_barrier,
    .xShmUnmap = shm_unmap,
};

// The layer

static int open_file(sqlite3_vfs *base, sqlite3_filename path, sqlite3_file *file, int flags,
                     int *out_flags) {
  FaultyVFS *vfs = vfs_of(base);
  FaultyFile *f = file_of(file);
  f->base.pMethods = NULL;
  if (fails(vfs, FAULTY_OPEN) || vfs->fails_opens) return SQLITE_CANTOPEN;
  f->vfs = vfs;
  f->file = path ? number_of(vfs, path) : -1;
  f->syncs_folder =
      (flags & SQLITE_OPEN_CREATE) && (flags & (SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL));
  f->real = sqlite3_malloc(vfs->real->szOsFile);
  if (!f->real) return SQLITE_NOMEM;
  memset(f->real, 0, (size_t)vfs->real->szOsFile);
  int code = vfs->real->xOpen(vfs->real, path, f->real, flags, out_flags);
  if (code != SQLITE_OK && !f->real->pMethods) {
    sqlite3_free(f->real);
    f->real = NULL;
    return code;
  }
  f->base.pMethods = &methods;
  return code;
}

static int delete_file(sqlite3_vfs *base, const char *path, int sync_folder) {
  FaultyVFS *vfs = vfs_of(base);
  if (fails(vfs, FAULTY_DELETE)) return SQLITE_IOERR_DELETE;
  int code = vfs->real->xDelete(vfs->real, path, sync_folder);
  if (code == SQLITE_OK) {
    vfs->counters.syncs += sync_folder ? 1 : 0;
    note(vfs, FAULTY_DELETE, number_of(vfs, path), sync_folder, NULL, 0);
  }
  return code;
}

static int access_file(sqlite3_vfs *base, const char *path, int flags, int *result) {
  return vfs_of(base)->real->xAccess(vfs_of(base)->real, path, flags, result);
}
static int full_path(sqlite3_vfs *base, const char *path, int room, char *target) {
  return vfs_of(base)->real->xFullPathname(vfs_of(base)->real, path, room, target);
}
static int randomness(sqlite3_vfs *base, int count, char *target) {
  return vfs_of(base)->real->xRandomness(vfs_of(base)->real, count, target);
}
static int sleep_for(sqlite3_vfs *base, int microseconds) {
  return vfs_of(base)->real->xSleep(vfs_of(base)->real, microseconds);
}
static int current_time(sqlite3_vfs *base, double *now) {
  return vfs_of(base)->real->xCurrentTime(vfs_of(base)->real, now);
}
static int last_error(sqlite3_vfs *base, int room, char *target) {
  return vfs_of(base)->real->xGetLastError(vfs_of(base)->real, room, target);
}

FaultyVFS *faulty_vfs_new(const char *name) {
  FaultyVFS *vfs = calloc(1, sizeof *vfs);
  if (!vfs) abort();
  vfs->real = sqlite3_vfs_find(NULL);
  strncpy(vfs->name, name, sizeof vfs->name - 1);
  vfs->room = -1;
  vfs->base = (sqlite3_vfs){
      .iVersion = 1,
      .szOsFile = sizeof(FaultyFile),
      .mxPathname = vfs->real->mxPathname,
      .zName = vfs->name,
      .xOpen = open_file,
      .xDelete = delete_file,
      .xAccess = access_file,
      .xFullPathname = full_path,
      .xRandomness = randomness,
      .xSleep = sleep_for,
      .xCurrentTime = current_time,
      .xGetLastError = last_error,
  };
  if (sqlite3_vfs_register(&vfs->base, 0) != SQLITE_OK) abort();
  return vfs;
}

void faulty_vfs_free(FaultyVFS *vfs) {
  sqlite3_vfs_unregister(&vfs->base);
  for (size_t i = 0; i < vfs->call_count; i++) free((void *)vfs->calls[i].bytes);
  for (int i = 0; i < vfs->file_count; i++) free(vfs->files[i]);
  free(vfs->calls);
  free(vfs);
}

void faulty_vfs_record(FaultyVFS *vfs, int on) { vfs->is_recording = on; }
size_t faulty_vfs_count(const FaultyVFS *vfs) { return vfs->call_count; }
FaultyCall faulty_vfs_call(const FaultyVFS *vfs, size_t index) { return vfs->calls[index]; }
int faulty_vfs_file_count(const FaultyVFS *vfs) { return vfs->file_count; }
const char *faulty_vfs_file_name(const FaultyVFS *vfs, int file) { return vfs->files[file]; }
FaultyCounters faulty_vfs_counters(const FaultyVFS *vfs) { return vfs->counters; }
void faulty_vfs_reset_counters(FaultyVFS *vfs) { memset(&vfs->counters, 0, sizeof vfs->counters); }

void faulty_vfs_fail(FaultyVFS *vfs, int64_t n, int64_t times, FaultyKind kind, int only) {
  vfs->fail_at = n;
  vfs->fail_times = times;
  vfs->fail_kind = kind;
  vfs->fail_only = only;
}

void faulty_vfs_fail_reads(FaultyVFS *vfs, int on) { vfs->fails_reads = on; }
void faulty_vfs_fail_opens(FaultyVFS *vfs, int on) { vfs->fails_opens = on; }
void faulty_vfs_room(FaultyVFS *vfs, int64_t bytes) { vfs->room = bytes; }

// Power cuts

enum { SECTOR = 512 };

typedef struct {
  uint8_t *bytes;
  int64_t size, capacity;
} Image;

static uint64_t next_random(uint64_t *state) {
  uint64_t x = *state += 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

/// Makes the image `size` bytes long; what is new is zero.
static int resize(Image *image, int64_t size) {
  if (size > image->capacity) return 0;
  if (size > image->size) memset(image->bytes + image->size, 0, (size_t)(size - image->size));
  image->size = size;
  return 1;
}

static int apply(Image *image, const FaultyCall *call, int32_t choice, uint64_t *noise) {
  if (call->operation == FAULTY_TRUNCATE)
    return choice == 0 || call->offset >= image->size || resize(image, call->offset);
  if (choice == 0) return 1;
  int64_t kept = call->length;
  if (choice >= 2) kept = (int64_t)(choice - 2) * SECTOR;
  if (choice < 0) kept = -(int64_t)choice * SECTOR;
  if (kept > call->length) kept = call->length;
  int64_t end = call->offset + (choice < 0 ? call->length : kept);
  if (end > image->size && !resize(image, end)) return 0;
  memcpy(image->bytes + call->offset, call->bytes, (size_t)kept);
  if (choice < 0)
    for (int64_t i = kept; i < call->length; i++)
      image->bytes[call->offset + i] = (uint8_t)next_random(noise);
  return 1;
}

int64_t faulty_vfs_image(const FaultyVFS *vfs, int file, size_t prefix, const int32_t *choices,
                         uint64_t seed, uint8_t *target, int64_t capacity) {
  size_t synced = 0, folder_synced = 0;
  for (size_t i = 0; i < prefix; i++) {
    const FaultyCall *call = &vfs->calls[i];
    if (call->file == file && call->operation == FAULTY_SYNC) synced = i + 1;
    if (call->operation >= FAULTY_SYNC && call->offset) folder_synced = i + 1;
  }
  Image image = {target, 0, capacity};
  uint64_t noise = seed;
  int exists = 0;
  for (size_t i = 0; i < prefix; i++) {
    const FaultyCall *call = &vfs->calls[i];
    if (call->file != file) continue;
    int32_t choice = i < synced ? 1 : choices[i];
    if (call->operation == FAULTY_DELETE) {
      // With the folder synced it is gone for good; else as chosen.
      if (i < folder_synced || choices[i]) image.size = exists = 0;
      continue;
    }
    if (call->operation == FAULTY_SYNC) continue;
    if (choice != 0 && call->operation == FAULTY_WRITE) exists = 1;
    if (!apply(&image, call, choice, &noise)) return -2;
  }
  return exists ? image.size : -1;
}
