import HaruStore
