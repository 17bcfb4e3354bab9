-- Counts the changes of a decision: what was sealed with the highest count must be what stands.
alter table decision add column revision integer not null default 1;

-- Changes of decisions on their way into the chain of records: written with the change itself, signed by the key outside.
create table decision_change (
  id bigint generated always as identity primary key,
  organisation_id text not null references organisation (id),
  -- Who changed it.
  author_id text not null references account (id),
  at timestamptz not null,
  -- JSON of the decisions as this one call left them.
  content text not null,
  key_id text not null,
  signature text not null
);
create index decision_change_listed on decision_change (organisation_id, id);

alter table evidence_record drop constraint evidence_record_kind_check;
alter table evidence_record add constraint evidence_record_kind_check
  check (kind in ('search', 'batch', 'determination', 'deal', 'decision'));
create index evidence_record_decisions on evidence_record (organisation_id, chain_id, number) where kind = 'decision';
