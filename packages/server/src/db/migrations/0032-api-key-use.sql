-- When a key was last shown, to the minute: a forgotten key is found, and a stolen one noticed.
alter table api_key add column last_used_at timestamptz;
