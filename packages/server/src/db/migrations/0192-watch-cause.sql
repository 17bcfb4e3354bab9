-- Both may move a verdict between two rounds.
alter table watch_change drop constraint watch_change_cause_check;
alter table watch_change add check (cause in ('list', 'decision', 'listAndDecision', 'engine'));
