// The reports with nothing but the work itself: sessions split at 04:00 local time and summed per
// action and month, or day of a week. Prints `2026-10,work,12345` lines, by period, then action.
//
//   report packed FILE.bin    ZONE month|week [FROM TO] [PASSES]   mapped records of 24 bytes
//   report sqlite FILE.sqlite ZONE month|week [FROM TO] [PASSES]   a statement stepped through
//
// With several passes it also says on standard error how long the fastest and the middle one took,
// in nanoseconds a session.
#define _GNU_SOURCE
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>

#include "civil.h"

enum { ACTIONS = 24, DAY = 86400 };
static const char *names[] = {
    "sleep",  "work",    "meeting", "email",    "reading",    "exercise", "walk",
    "cooking", "meal",   "commute", "shopping", "cleaning",   "family",   "friends",
    "music",  "games",   "writing", "study",    "language",   "meditation", "movies",
    "planning", "운동",  "side-project"};

typedef struct { int64_t start, end; int32_t action, padding; } Record;

static int isWeek;
static int64_t *bounds;  // When each day begins.
static int32_t *periods; // The period of each day.
static int days, firstDay, firstPeriod, periodCount;
static int64_t *sums;

static int64_t four_o_clock(int y, int m, int d) {
  struct tm t = {.tm_year = y - 1900, .tm_mon = m - 1, .tm_mday = d, .tm_hour = 4, .tm_isdst = -1};
  return mktime(&t);
}

static void lay_out(int64_t first, int64_t last) {
  firstDay = (int)(first / DAY) - 2;
  days = (int)(last / DAY) + 3 - firstDay;
  bounds = malloc(sizeof *bounds * (days + 1));
  periods = malloc(sizeof *periods * (days + 1));
  for (int i = 0; i <= days; i++) {
    int y, m, d;
    date_of(firstDay + i, &y, &m, &d);
    bounds[i] = four_o_clock(y, m, d);
    periods[i] = isWeek ? i : y * 12 + m - 1;
  }
  firstPeriod = periods[0];
  periodCount = periods[days] - firstPeriod + 1;
  sums = calloc((size_t)periodCount * ACTIONS, sizeof *sums);
}

static inline int day_of(int64_t time) {
  int i = (int)((time - bounds[0]) / DAY);
  while (bounds[i] > time) i--;
  while (bounds[i + 1] <= time) i++;
  return i;
}

static inline void add(int64_t start, int64_t end, int action, int *day) {
  int i = *day;
  if (!(bounds[i] <= start && start < bounds[i + 1])) *day = i = day_of(start);
  while (end > bounds[i + 1]) {
    sums[(periods[i] - firstPeriod) * ACTIONS + action] += bounds[i + 1] - start;
    start = bounds[++i];
  }
  sums[(periods[i] - firstPeriod) * ACTIONS + action] += end - start;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

// Sessions do not overlap, so ends ascend as starts do.
static size_t first_ending_after(const Record *records, size_t count, int64_t time) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (records[middle].end > time) high = middle; else low = middle + 1;
  }
  return low;
}

static size_t packed(const char *path, int64_t from, int64_t to, int passes, double *taken) {
  int file = open(path, O_RDONLY);
  struct stat status;
  fstat(file, &status);
  size_t count = status.st_size / sizeof(Record);
  int populate = passes > 1 ? MAP_POPULATE : 0;
  const Record *records = mmap(0, status.st_size, PROT_READ, MAP_PRIVATE | populate, file, 0);
  size_t first = isWeek ? first_ending_after(records, count, from) : 0, last = first;
  while (last < count && (!isWeek || records[last].start < to)) last = isWeek ? last + 1 : count;
  lay_out(records[first].start, records[last - 1].end);
  for (int pass = 0; pass < passes; pass++) {
    memset(sums, 0, (size_t)periodCount * ACTIONS * sizeof *sums);
    int day = 0;
    double start = now();
    for (size_t i = first; i < last; i++) {
      add(records[i].start, records[i].end, records[i].action, &day);
    }
    taken[pass] = now() - start;
  }
  return last - first;
}

static size_t sqlite(const char *path, int64_t from, int64_t to, int passes, double *taken) {
  sqlite3 *store;
  sqlite3_stmt *rows;
  sqlite3_open_v2(path, &store, SQLITE_OPEN_READONLY, 0);
  sqlite3_exec(store, "PRAGMA mmap_size=1073741824", 0, 0, 0);
  int64_t first = from - 3 * DAY, last = to + 3 * DAY;
  if (!isWeek) {
    const char *edges = "SELECT (SELECT min(start) FROM session), (SELECT max(stop) FROM session"
                        " WHERE start >= (SELECT max(start) FROM session) - 864000)";
    sqlite3_prepare_v2(store, edges, -1, &rows, 0);
    sqlite3_step(rows);
    first = sqlite3_column_int64(rows, 0);
    last = sqlite3_column_int64(rows, 1);
    sqlite3_finalize(rows);
  }
  lay_out(first, last);
  const char *week = "SELECT start, stop, action_id FROM session"
                     " WHERE start >= ?1 AND start < ?2 AND stop > ?3";
  const char *all = "SELECT start, stop, action_id FROM session WHERE stop IS NOT NULL";
  sqlite3_prepare_v2(store, isWeek ? week : all, -1, &rows, 0);
  size_t count = 0;
  for (int pass = 0; pass < passes; pass++) {
    memset(sums, 0, (size_t)periodCount * ACTIONS * sizeof *sums);
    int day = 0;
    count = 0;
    double start = now();
    if (isWeek) {
      sqlite3_bind_int64(rows, 1, first);
      sqlite3_bind_int64(rows, 2, to);
      sqlite3_bind_int64(rows, 3, from);
    }
    for (; sqlite3_step(rows) == SQLITE_ROW; count++) {
      add(sqlite3_column_int64(rows, 0), sqlite3_column_int64(rows, 1),
          sqlite3_column_int(rows, 2) - 1, &day);
    }
    sqlite3_reset(rows);
    taken[pass] = now() - start;
  }
  sqlite3_finalize(rows);
  sqlite3_close(store);
  return count;
}

int main(int argc, char **argv) {
  if (argc < 5) return 2;
  setenv("TZ", argv[3], 1);
  tzset();
  isWeek = !strcmp(argv[4], "week");
  int64_t from = 0, to = 0;
  int fromDay = 0, toDay = 0, y, m, d;
  if (isWeek) {
    if (argc < 7) return 2;
    sscanf(argv[5], "%d-%d-%d", &y, &m, &d);
    from = four_o_clock(y, m, d);
    fromDay = days_of(y, m, d);
    sscanf(argv[6], "%d-%d-%d", &y, &m, &d);
    to = four_o_clock(y, m, d);
    toDay = days_of(y, m, d);
  }
  int next = isWeek ? 7 : 5, passes = argc > next ? atoi(argv[next]) : 1;
  double *taken = calloc(passes, sizeof *taken);
  int isPacked = !strcmp(argv[1], "packed");
  size_t count = (isPacked ? packed : sqlite)(argv[2], from, to, passes, taken);
  for (int period = 0; period < periodCount; period++) {
    if (isWeek && (period + firstDay < fromDay || period + firstDay >= toDay)) continue;
    for (int action = 0; action < ACTIONS; action++) {
      long long sum = sums[(size_t)period * ACTIONS + action];
      if (!sum) continue;
      if (isWeek) {
        date_of(firstDay + period, &y, &m, &d);
        printf("%04d-%02d-%02d,%s,%lld\n", y, m, d, names[action], sum);
      } else {
        int month = period + firstPeriod;
        printf("%04d-%02d,%s,%lld\n", month / 12, month % 12 + 1, names[action], sum);
      }
    }
  }
  if (passes > 1) {
    qsort(taken, passes, sizeof *taken, by_size);
    fprintf(stderr, "%.3f %.3f\n", taken[0] / count * 1e9, taken[passes / 2] / count * 1e9);
  }
  return 0;
}
