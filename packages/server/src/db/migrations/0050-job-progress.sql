-- How far a job has come, by the id that the queue gave it: whichever server is asked can tell.
create table job_progress (
  job_id uuid primary key,
  done integer not null,
  total integer not null,
  note text not null,
  at timestamptz not null default now()
);
