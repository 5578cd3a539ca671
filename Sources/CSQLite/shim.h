#include <sqlite3.h>

/* sqlite3_db_config is variadic, so Swift cannot see it. */
static inline int haru_keep_wal_on_close(sqlite3 *db) {
  return sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
