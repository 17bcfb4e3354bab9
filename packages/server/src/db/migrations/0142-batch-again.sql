-- A batch that asks the rows of an earlier one again, and what came out otherwise; how often each list stands in a chunk's answers.
alter table screening_batch add column former_id text;
alter table screening_batch add column changed integer not null default 0;
alter table screening_batch_chunk add column changed integer not null default 0;
alter table screening_batch_chunk add column lists jsonb not null default '{}';
