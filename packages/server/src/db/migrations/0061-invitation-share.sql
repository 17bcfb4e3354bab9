-- Invitations of an organisation a day: subject organisation:<id>.
alter table quota_use drop constraint quota_use_kind_check;
alter table quota_use add constraint quota_use_kind_check
  check (kind in ('search', 'detail', 'report', 'item', 'phone', 'invitation'));
