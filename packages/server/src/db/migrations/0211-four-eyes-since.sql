-- When four eyes were asked for, or no longer: what was decided alone before counts otherwise from that moment on.
alter table decision_policy add column changed_at timestamptz not null default now();
