-- A review is signed with what was reviewed; one of before cannot be proven and may be made once more.
alter table project_report add column review_key_id text not null default '';
alter table project_report add column review_signature text not null default '';
-- What was decided of a partner stood in his row, outside the rules of decisions; submitted reports keep what they were told.
update project_row set content = content - 'decisions' where section = 'partner' and content ? 'decisions';
