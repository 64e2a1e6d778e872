-- Room filing: sources of filing data, what they hold, and what enterprises took over.
-- Room enterprise: every certification that was submitted, with its decision.

create table enterprise_certification (
  organisation_id bigint not null references organisation (id) on delete cascade,
  revision integer not null,
  certification jsonb not null,
  submitted_by bigint references user_account (id),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  outcome text check (outcome in ('approved', 'rejected')),
  reason text,
  primary key (organisation_id, revision),
  check ((decided_at is null) = (outcome is null))
);
-- the expected review time looks at the last ones
create index enterprise_certification_decided on enterprise_certification (decided_at desc) where outcome is not null;
-- the newest of each enterprise is known so far
insert into enterprise_certification
  (organisation_id, revision, certification, submitted_by, submitted_at, decided_at, outcome, reason)
select id, revision, certification, submitted_by, submitted_at,
  case when status in ('1', '3') then decided_at end,
  case when decided_at is null then null when status = '1' then 'approved' when status = '3' then 'rejected' end,
  reason
from enterprise;

-- others of the same name or code are looked for before a submission
create index enterprise_certified_name on enterprise ((certification ->> 'name'));
create index enterprise_certified_uscc on enterprise ((certification ->> 'uscc'));

create table filing_source (
  kind text primary key check (kind in ('file', 'http')),
  active boolean not null default false,
  url text not null default '',
  key_id text not null default '',
  revision integer not null default 0,
  updated_by bigint references user_account (id),
  updated_at timestamptz
);
create unique index filing_source_active on filing_source (active) where active;
insert into filing_source (kind) values ('file'), ('http');

-- Exports of the filing platform, as they were uploaded.
create table filing_file (
  id bigint generated always as identity primary key,
  name text not null,
  row_count integer not null,
  good_count integer not null,
  bad_count integer not null,
  -- the first 1,000
  bad_rows jsonb not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null
);

-- What the exports say; a later one takes the place of an earlier one.
create table filing_record (
  uscc text not null,
  kind text not null check (kind in ('enterprise', 'product')),
  -- of a product its filing number, or name and model where it has none; of an enterprise ''
  key text not null,
  content jsonb not null,
  file_id bigint not null references filing_file (id),
  taken_at timestamptz not null,
  primary key (uscc, kind, key)
);

create table filing_sync (
  id bigint generated always as identity primary key,
  organisation_id bigint not null references organisation (id) on delete cascade,
  uscc text not null,
  source text not null check (source in ('file', 'http')),
  state text not null check (state in ('waiting', 'pulling', 'ready', 'applying', 'done', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  -- only the process that works for this attempt may write
  attempt integer not null default 1,
  -- whoever started it, or applies it
  actor_id bigint not null references user_account (id),
  started_by text not null,
  -- its name at the time
  enterprise text not null,
  started_at timestamptz not null,
  touched_at timestamptz not null,
  finished_at timestamptz,
  -- a sentence in both languages
  failure jsonb,
  as_of timestamptz,
  same_count integer not null default 0,
  bad_rows jsonb not null default '[]',
  submit boolean not null default false
);
create unique index filing_sync_under_way on filing_sync (organisation_id)
  where state in ('waiting', 'pulling', 'applying');
create index filing_sync_own on filing_sync (organisation_id, id desc);

create table filing_sync_item (
  id bigint generated always as identity primary key,
  sync_id bigint not null references filing_sync (id) on delete cascade,
  kind text not null check (kind in ('enterprise', 'changed', 'new', 'missing')),
  title text not null,
  filing_no text not null,
  -- null: the enterprise, or a product that is new
  product_id bigint,
  -- what was compared
  base_revision integer not null,
  under_review boolean not null,
  -- [{field, old, new}]
  fields jsonb not null,
  state text not null default 'open' check (state in ('open', 'chosen', 'applied', 'refused')),
  chosen text[] not null default '{}',
  submitted boolean not null default false,
  -- a sentence in both languages
  reason jsonb
);
create index filing_sync_item_sync on filing_sync_item (sync_id, id);

update user_role set permissions = permissions || '{filing:sync:own}' where code in ('OWNER', 'EDITOR');
update user_role set permissions = permissions || '{filing:*:any}' where code = 'OPERATOR';
