-- A finished report is signed, and confirmed to whoever holds the token of its QR code. Older ones stay without.
alter table project_report add column token text not null default '';
alter table project_report add column key_id text not null default '';
alter table project_report add column signature text not null default '';
create unique index project_report_token on project_report (token) where token <> '';
