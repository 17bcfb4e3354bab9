-- What a call has just made, so that the same call sent twice makes one of it. Rows live for minutes.
create table made_once (
  key text primary key,
  at timestamptz not null,
  -- Null while it is being made.
  made text
);
