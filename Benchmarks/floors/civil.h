// The calendar, shared by the floors: days since 1970-01-01 and dates.
#include <stdint.h>

static inline int days_of(int y, int m, int d) {
  y -= m <= 2;
  int era = y / 400, year = y - era * 400;
  int day = (153 * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1;
  return era * 146097 + year * 365 + year / 4 - year / 100 + day - 719468;
}

static inline void date_of(int days, int *y, int *m, int *d) {
  unsigned z = days + 719468, era = z / 146097, rest = z % 146097;
  unsigned year = (rest - rest / 1460 + rest / 36524 - rest / 146096) / 365;
  unsigned day = rest - (365 * year + year / 4 - year / 100), month = (5 * day + 2) / 153;
  *d = day - (153 * month + 2) / 5 + 1;
  *m = month < 10 ? month + 3 : month - 9;
  *y = year + era * 400 + (*m <= 2);
}
