-- What an edition holds beside entries, names and relations; 0 also where it was read before this was counted.
alter table edition
  add column named integer not null default 0,
  add column identifiers integer not null default 0,
  add column addresses integer not null default 0,
  add column birth_dates integer not null default 0;
