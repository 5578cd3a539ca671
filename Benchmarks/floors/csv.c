// CSV in and out of SQLite with nothing but the work itself, in the four tables of history.py.
//
//   csv export FILE.sqlite OUT.csv   the same bytes as history.csv
//   csv import FILE.csv NEW.sqlite   four tables and an index in one transaction, WAL, synchronous=FULL
#define _GNU_SOURCE
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "civil.h"

typedef struct { char text[64]; int length; } Name;
static Name actions[64], tags[256];

static char buffer[1 << 20];
static size_t filled;
static int out;

static void flush(void) {
  for (size_t done = 0; done < filled;) {
    ssize_t count = write(out, buffer + done, filled - done);
    if (count < 0) exit(1);
    done += count;
  }
  filled = 0;
}

static void byte(char c) { buffer[filled++] = c; }

static void put(const char *text, size_t length) {
  memcpy(buffer + filled, text, length);
  filled += length;
}

static void cell(const char *text, size_t length) {
  if (!memchr(text, ',', length) && !memchr(text, '"', length) && !memchr(text, '\n', length)) {
    put(text, length);
    return;
  }
  byte('"');
  for (size_t i = 0; i < length; i++) {
    if (text[i] == '"') byte('"');
    byte(text[i]);
  }
  byte('"');
}

static void two(int n) {
  byte('0' + n / 10);
  byte('0' + n % 10);
}

static void moment(int64_t time) {
  int y, m, d, second = time % 86400;
  date_of(time / 86400, &y, &m, &d);
  two(y / 100), two(y % 100), byte('-'), two(m), byte('-'), two(d), byte('T');
  two(second / 3600), byte(':'), two(second / 60 % 60), byte(':'), two(second % 60), byte('Z');
}

static void must(sqlite3 *store, const char *sql) {
  char *message = 0;
  if (!sqlite3_exec(store, sql, 0, 0, &message)) return;
  fprintf(stderr, "%s\n", message);
  exit(1);
}

static void load_names(sqlite3 *store, const char *sql, Name *names) {
  sqlite3_stmt *rows;
  sqlite3_prepare_v2(store, sql, -1, &rows, 0);
  while (sqlite3_step(rows) == SQLITE_ROW) {
    Name *name = &names[sqlite3_column_int(rows, 0)];
    name->length = sqlite3_column_bytes(rows, 1);
    memcpy(name->text, sqlite3_column_text(rows, 1), name->length);
  }
  sqlite3_finalize(rows);
}

static int export(const char *from, const char *to) {
  sqlite3 *store;
  sqlite3_stmt *rows, *links;
  sqlite3_open_v2(from, &store, SQLITE_OPEN_READONLY, 0);
  out = open(to, O_CREAT | O_TRUNC | O_WRONLY, 0644);
  load_names(store, "SELECT id, name FROM action", actions);
  load_names(store, "SELECT id, name FROM tag", tags);
  sqlite3_prepare_v2(store, "SELECT id, action_id, start, stop, note FROM session ORDER BY id", -1,
                     &rows, 0);
  sqlite3_prepare_v2(store, "SELECT session_id, tag_id FROM session_tag ORDER BY 1, 2", -1, &links, 0);
  int hasLink = sqlite3_step(links) == SQLITE_ROW;
  put("action,start,end,tags,note\n", 27);
  while (sqlite3_step(rows) == SQLITE_ROW) {
    if (filled > sizeof buffer - 4096) flush();
    int64_t id = sqlite3_column_int64(rows, 0);
    Name *action = &actions[sqlite3_column_int(rows, 1)];
    cell(action->text, action->length), byte(',');
    moment(sqlite3_column_int64(rows, 2)), byte(',');
    moment(sqlite3_column_int64(rows, 3)), byte(',');
    for (int isFirst = 1; hasLink && sqlite3_column_int64(links, 0) <= id; isFirst = 0) {
      if (!isFirst) byte(' ');
      Name *tag = &tags[sqlite3_column_int(links, 1)];
      put(tag->text, tag->length);
      hasLink = sqlite3_step(links) == SQLITE_ROW;
    }
    byte(',');
    const char *note = (const char *)sqlite3_column_text(rows, 4);
    if (note) cell(note, sqlite3_column_bytes(rows, 4));
    byte('\n');
  }
  flush();
  return close(out);
}

static int pair(const char *p) { return (p[0] - '0') * 10 + p[1] - '0'; }

static int64_t read_moment(const char *p) {
  int64_t day = days_of(pair(p) * 100 + pair(p + 2), pair(p + 5), pair(p + 8));
  return day * 86400 + pair(p + 11) * 3600 + pair(p + 14) * 60 + pair(p + 17);
}

static int number_of(Name *names, int *count, const char *text, int length) {
  for (int i = 0; i < *count; i++) {
    if (names[i].length == length && !memcmp(names[i].text, text, length)) return i + 1;
  }
  memcpy(names[*count].text, text, length);
  names[*count].length = length;
  return ++*count;
}

static void store_names(sqlite3 *store, const char *sql, const Name *names, int count) {
  sqlite3_stmt *insert;
  sqlite3_prepare_v2(store, sql, -1, &insert, 0);
  for (int i = 0; i < count; i++) {
    sqlite3_bind_int(insert, 1, i + 1);
    sqlite3_bind_text(insert, 2, names[i].text, names[i].length, SQLITE_STATIC);
    sqlite3_step(insert);
    sqlite3_reset(insert);
  }
  sqlite3_finalize(insert);
}

// One cell; quotes are taken off into `plain`. Leaves `*at` behind the separator.
static const char *read_cell(const char **at, const char *end, char separator, char *plain, int *length) {
  const char *p = *at;
  if (*p != '"') {
    const char *stop = memchr(p, separator, end - p);
    *length = stop - p;
    *at = stop + 1;
    return p;
  }
  char *o = plain;
  for (p++; *p != '"' || p[1] == '"'; p++) {
    *o++ = *p;
    if (*p == '"') p++;
  }
  *length = o - plain;
  *at = p + 2;
  return plain;
}

static int import(const char *from, const char *to) {
  int file = open(from, O_RDONLY);
  struct stat status;
  fstat(file, &status);
  const char *at = mmap(0, status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  const char *end = at + status.st_size;
  at = (const char *)memchr(at, '\n', status.st_size) + 1;
  sqlite3 *store;
  sqlite3_open(to, &store);
  must(store,
       "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
       "CREATE TABLE action(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);"
       "CREATE TABLE tag(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);"
       "CREATE TABLE session(id INTEGER PRIMARY KEY, action_id INTEGER NOT NULL,"
       " start INTEGER NOT NULL, stop INTEGER, note TEXT);"
       "CREATE TABLE session_tag(session_id INTEGER NOT NULL, tag_id INTEGER NOT NULL,"
       " PRIMARY KEY(session_id, tag_id)) WITHOUT ROWID;"
       "BEGIN");
  sqlite3_stmt *session, *link;
  sqlite3_prepare_v2(store, "INSERT INTO session VALUES(?,?,?,?,?)", -1, &session, 0);
  sqlite3_prepare_v2(store, "INSERT INTO session_tag VALUES(?,?)", -1, &link, 0);
  int64_t row = 0, seconds = 0;
  int actionCount = 0, tagCount = 0;
  char plain[4096];
  while (at < end) {
    const char *cells[5];
    int lengths[5];
    row++;
    for (int k = 0; k < 5; k++) {
      cells[k] = read_cell(&at, end, k < 4 ? ',' : '\n', plain, &lengths[k]);
    }
    int64_t start = read_moment(cells[1]), stop = read_moment(cells[2]);
    seconds += stop - start;
    sqlite3_bind_int64(session, 1, row);
    sqlite3_bind_int(session, 2, number_of(actions, &actionCount, cells[0], lengths[0]));
    sqlite3_bind_int64(session, 3, start);
    sqlite3_bind_int64(session, 4, stop);
    if (lengths[4]) sqlite3_bind_text(session, 5, cells[4], lengths[4], SQLITE_STATIC);
    else sqlite3_bind_null(session, 5);
    sqlite3_step(session);
    sqlite3_reset(session);
    for (const char *tag = cells[3], *last = tag + lengths[3]; tag < last;) {
      const char *space = memchr(tag, ' ', last - tag);
      if (!space) space = last;
      sqlite3_bind_int64(link, 1, row);
      sqlite3_bind_int(link, 2, number_of(tags, &tagCount, tag, space - tag));
      sqlite3_step(link);
      sqlite3_reset(link);
      tag = space + 1;
    }
  }
  store_names(store, "INSERT INTO action VALUES(?,?)", actions, actionCount);
  store_names(store, "INSERT INTO tag VALUES(?,?)", tags, tagCount);
  must(store, "CREATE INDEX session_start ON session(start); COMMIT");
  sqlite3_finalize(session);
  sqlite3_finalize(link);
  sqlite3_close(store);
  printf("%lld %lld\n", (long long)row, (long long)seconds);
  return 0;
}

int main(int argc, char **argv) {
  if (argc < 4) return 2;
  return (!strcmp(argv[1], "export") ? export : import)(argv[2], argv[3]);
}
