-- Whom saved work belongs to. Every account belongs to exactly one.
create table organisation (
  id text primary key,
  name text not null,
  -- Counts the changes of its settings: who saves names the one that he read.
  version integer not null default 1,
  created_at timestamptz not null,
  -- Since when nobody belongs to it: its saved work is kept untouched, then erased.
  vacant_since timestamptz,
  -- Who was the last to leave: comes back to it when he leaves another one.
  last_account_id text references account (id),
  erased_at timestamptz
);

insert into organisation (id, name, created_at)
select organisation_id,
  coalesce(min(nullif(company, '')), min(login_name) || '的机构'),
  min(created_at)
from account group by organisation_id;

alter table account
  add column organisation_role text not null default 'owner'
    check (organisation_role in ('owner', 'member', 'reviewer', 'reader')),
  add column organisation_since timestamptz not null default now(),
  -- When what was personal to a closed account had been removed everywhere.
  add column erased_at timestamptz,
  add foreign key (organisation_id) references organisation (id);
update account set organisation_since = created_at;
alter table account alter column organisation_role drop default;
-- An organisation has one owner as long as anybody belongs to it.
create unique index account_owner on account (organisation_id)
  where organisation_role = 'owner' and closed_at is null;
create index account_organisation on account (organisation_id) where closed_at is null;

update organisation o set vacant_since = a.closed_at, last_account_id = a.id
from account a where a.organisation_id = o.id and a.closed_at is not null;
create index organisation_vacant on organisation (vacant_since)
  where vacant_since is not null and erased_at is null;

-- Only invitations that are open: who accepts one uses it up, and the audit log remembers.
create table organisation_invitation (
  id text primary key,
  organisation_id text not null references organisation (id),
  author_id text not null references account (id),
  role text not null check (role in ('member', 'reviewer', 'reader')),
  -- SHA-256 of what the link holds, or the phone number of whom it is for.
  digest text unique,
  phone text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((digest is null) <> (phone is null))
);
create unique index organisation_invitation_phone on organisation_invitation (phone, organisation_id);
create index organisation_invitation_organisation on organisation_invitation (organisation_id, created_at);

-- Saved work belongs to an organisation and names its author; what names an account is personal.
alter table screening_batch rename column account_id to author_id;
alter table screening_batch add foreign key (organisation_id) references organisation (id);
alter table part_file rename column account_id to author_id;
alter table part_file add foreign key (author_id) references account (id);

-- A file is its author's own until saved work refers to it.
alter table file rename column account_id to author_id;
alter index file_account rename to file_author;
alter table file alter column organisation_id drop not null;
update file set organisation_id = null where purpose = 'profile' or kept_at is null;
alter table file
  add foreign key (organisation_id) references organisation (id),
  add check (organisation_id is null or (purpose = 'document' and kept_at is not null));
create index file_organisation on file (organisation_id) where organisation_id is not null;
