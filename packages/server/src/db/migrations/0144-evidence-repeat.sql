-- A record screened once more, on the editions of its day and on today's; forgotten after a day.
create table evidence_repeat (
  record_id text primary key references evidence_record (id) on delete cascade,
  -- Snapshot of today with which it is compared.
  against text not null,
  job_id text not null,
  -- JSON; null while it is being made.
  result text,
  created_at timestamptz not null
);
