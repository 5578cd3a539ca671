"""The report by month, split at 04:00 local time, as an analyst would write it in DuckDB.

duckdb_months.py make FILE.duckdb HISTORY.csv | duckdb_months.py ZONE FILE.duckdb
"""

import sys

try:
    import duckdb
except ImportError:
    sys.exit(1)

QUERY = """
    WITH session AS (SELECT action, start, stop,
            CAST(start::TIMESTAMP - INTERVAL 4 HOUR AS DATE) AS first,
            CAST(stop::TIMESTAMP - INTERVAL 4 HOUR AS DATE) AS last FROM session),
        part AS (SELECT action, start, stop,
            unnest(generate_series(first::TIMESTAMP, last::TIMESTAMP, INTERVAL 1 DAY)) AS day FROM session),
        cut AS (SELECT action, day,
            greatest(start, (day + INTERVAL 4 HOUR)::TIMESTAMPTZ) AS start,
            least(stop, (day + INTERVAL 28 HOUR)::TIMESTAMPTZ) AS stop FROM part)
    SELECT strftime(day, '%Y-%m'), action, sum(epoch_us(stop) - epoch_us(start)) // 1000000
    FROM cut GROUP BY 1, 2 HAVING sum(epoch_us(stop) - epoch_us(start)) > 0
    """

if sys.argv[1] == "make":
    store = duckdb.connect(sys.argv[2])
    store.execute("SET TimeZone='UTC'")
    store.execute(
        'CREATE TABLE session AS SELECT action, start, "end" AS stop, tags, note FROM read_csv(?, '
        "types={'start': 'TIMESTAMPTZ', 'end': 'TIMESTAMPTZ'})", [sys.argv[3]])
else:
    store = duckdb.connect(sys.argv[2], read_only=True)
    store.execute(f"SET TimeZone='{sys.argv[1]}'")
    for month, action, seconds in store.execute(QUERY).fetchall():
        print(month, action, int(seconds), sep=",")
