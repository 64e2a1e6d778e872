-- Room complaint: what visitors object to, the talk about it, and what came of it.

create table complaint (
  id bigint generated always as identity primary key,
  -- TS20261121-0001: told to people; opens nothing without the e-mail address
  number text not null unique,
  kind text not null check (kind in ('infringement', 'falsehood', 'illegal', 'other')),
  state text not null default 'new'
    check (state in ('new', 'handling', 'waiting', 'upheld', 'rejected', 'closed')),
  -- what is complained about, as it was called then
  subject_type text not null check (subject_type in ('product', 'news', 'live')),
  subject_id bigint not null,
  subject_title text not null,
  organisation_id bigint references organisation (id),
  organisation_name text not null default '',
  statement text not null,
  -- by what right, where one is infringed
  right_statement text not null default '',
  -- '' after erasure
  name text not null,
  email text not null,
  phone text not null default '',
  language text not null check (language in ('zh-cn', 'en')),
  assignee_id bigint references user_account (id),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  settled_at timestamptz,
  -- the enterprise knows of it since
  passed_on_at timestamptz,
  -- the subject is off the website by this complaint since
  taken_down_at timestamptz,
  -- what identifies the complainant is gone since
  anonymised_at timestamptz
);
create index complaint_queue on complaint (created_at, id) where state in ('new', 'handling', 'waiting');
create index complaint_newest on complaint (created_at desc, id desc);
create index complaint_state on complaint (state, created_at desc, id desc);
create index complaint_assignee on complaint (assignee_id) where assignee_id is not null;
create index complaint_organisation on complaint (organisation_id, passed_on_at desc) where passed_on_at is not null;
create index complaint_subject on complaint (subject_type, subject_id);
create index complaint_email on complaint (lower(email)) where email <> '';
create index complaint_settled on complaint (settled_at) where anonymised_at is null;
create index complaint_trigrams on complaint using gin
  ((lower(number) || ' ' || lower(subject_title) || ' ' || lower(organisation_name)) gin_trgm_ops);

-- How many complaints a day (Asia/Shanghai) has had, for their numbers.
create table complaint_day (
  day date primary key,
  count integer not null
);

create table complaint_entry (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaint (id) on delete cascade,
  author text not null check (author in ('complainant', 'operator', 'enterprise')),
  -- who reads it besides the operators
  audience text not null check (audience in ('complainant', 'enterprise', 'nobody')),
  author_id bigint references user_account (id),
  -- '' for the complainant
  author_name text not null default '',
  text text not null,
  at timestamptz not null default now()
);
create index complaint_entry_order on complaint_entry (complaint_id, id);
create index complaint_entry_author on complaint_entry (author_id) where author_id is not null;

-- Links by which the complainant reads on. A link dies with the contact data.
create table complaint_access (
  -- SHA-256 of the token in the link
  token_hash bytea primary key,
  complaint_id bigint not null references complaint (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index complaint_access_complaint on complaint_access (complaint_id);

-- Proofs: pictures re-encoded, PDF as it came. Only operators read them.
create table complaint_file (
  id uuid primary key,
  complaint_id bigint not null references complaint (id) on delete cascade,
  name text not null,
  media_type text not null check (media_type in ('image/webp', 'application/pdf')),
  bytes bigint not null,
  created_at timestamptz not null default now()
);
create index complaint_file_complaint on complaint_file (complaint_id);

-- What was typed into a form that was refused, for an hour, so that nothing has to be typed twice.
create table complaint_attempt (
  -- SHA-256 of the key in the address
  key_hash bytea primary key,
  entries jsonb not null,
  faults jsonb not null,
  expires_at timestamptz not null
);
create index complaint_attempt_expired on complaint_attempt (expires_at);

update user_role set permissions = permissions || '{complaint:read:any,complaint:edit:any}' where code = 'OPERATOR';
