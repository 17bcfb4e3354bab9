-- When the official text was last asked for, and what went wrong: after a failure it is asked again the next morning.
create table regulation_check (
  id smallint primary key check (id = 1),
  last_check_at timestamptz not null,
  last_error text not null
);
