import CSQLite

/// The SQLite library that is linked, as a number: 3.40.1 is 3040001.
public let sqliteVersion = Int(sqlite3_libversion_number())
