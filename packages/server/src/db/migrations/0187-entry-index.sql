-- Entries of a list are found by their references, whose index stands anyway.
drop index entry_source;
