// What one durable change costs a whole process, at least: open, insert one row, sync, close.
//
//   mutate wal FILE.sqlite       WAL, synchronous=FULL, left for the next opening to check in
//   mutate checkpoint FILE       the same, checked in at the close, as SQLite does by itself
//   mutate journal FILE          rollback journal, synchronous=FULL
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  sqlite3 *store;
  if (sqlite3_open_v2(argv[2], &store, SQLITE_OPEN_READWRITE, 0)) return 1;
  if (!strcmp(argv[1], "wal")) sqlite3_db_config(store, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
  int isJournal = !strcmp(argv[1], "journal");
  sqlite3_exec(store, isJournal ? "PRAGMA journal_mode=DELETE" : "PRAGMA journal_mode=WAL", 0, 0, 0);
  sqlite3_exec(store, "PRAGMA synchronous=FULL", 0, 0, 0);
  char insert[200];
  long now = time(0);
  snprintf(insert, sizeof insert, "INSERT INTO session(action_id, start, stop) VALUES(2, %ld, %ld)",
           now, now + 60);
  if (sqlite3_exec(store, insert, 0, 0, 0)) {
    fprintf(stderr, "%s\n", sqlite3_errmsg(store));
    return 1;
  }
  puts("ok");
  return sqlite3_close(store);
}
