-- Who changed a classification since another one last approved it, the last one last: none of them approves it.
alter table classification add column editors text[] not null default '{}';
update classification set editors = array[author_id];

-- Counts every change of what stands in a project, rows too (version counts what may not be saved over another's), and the
-- count at which each account last changed it: {account: count}.
alter table project add column revision integer not null default 1;
alter table project add column editors jsonb not null default '{}';
update project set editors = jsonb_build_object(author_id, 1);

-- The count at which the project was submitted; null for reports of before.
alter table project_report add column revision integer;
