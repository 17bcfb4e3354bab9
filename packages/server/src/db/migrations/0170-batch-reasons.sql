-- Rows of a file that could not be asked are counted by their reason.
alter table screening_batch_chunk add column reasons jsonb not null default '{}';
