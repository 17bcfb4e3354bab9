-- Sheets of the workbook of a batch that hold something and were not read: told wherever the batch is shown.
alter table screening_batch add column unread_sheets jsonb not null default '[]';
