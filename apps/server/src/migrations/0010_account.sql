-- Room user: registering, codes, invitations, other sign-ins, devices, closing; roles that operators edit.

create extension if not exists pg_trgm;

alter table user_account
  -- '' until bound; one account per mobile and per address
  add column mobile text not null default '',
  add column email text not null default '',
  -- 1 male, 2 female, 0 not said
  add column gender smallint not null default 0 check (gender in (0, 1, 2)),
  -- the language of mails: that of the last sign-in
  add column language text not null default 'zh-cn' check (language in ('zh-cn', 'en')),
  -- asked for by the user; erased when it is reached
  add column closes_at timestamptz,
  -- null: invited, no password set yet
  alter column password_hash drop not null,
  drop constraint user_account_state_check,
  -- erased: personal data is gone, the row stays for what points at it
  add constraint user_account_state_check check (state in ('active', 'disabled', 'erased'));
create unique index user_account_mobile on user_account (mobile) where mobile <> '';
create unique index user_account_email on user_account (lower(email)) where email <> '';
create index user_account_closing on user_account (closes_at) where closes_at is not null;
-- the console's list: parts of names and numbers, newest first
create index user_account_trigrams on user_account using gin
  ((lower(username) || ' ' || lower(nickname) || ' ' || mobile) gin_trgm_ops) where state <> 'erased';
create index user_account_newest on user_account (created_at desc, id desc) where state <> 'erased';
create index user_account_changed on user_account (updated_at desc, id desc) where state <> 'erased';
create index organisation_trigrams on organisation using gin (lower(name) gin_trgm_ops);
create index user_account_role_code on user_account_role (role_code);

alter table user_role
  -- enterprise: given to members of an enterprise; platform: to operators
  add column kind text not null default 'platform' check (kind in ('platform', 'enterprise')),
  -- comes with the product
  add column builtin boolean not null default false;
update user_role set builtin = true;
update user_role set kind = 'enterprise' where code in ('OWNER', 'EDITOR', 'VIEWER');
update user_role set permissions = permissions || '{user:*:own}' where code = 'OWNER';
update user_role set permissions = permissions || '{user:*:any,role:read:any,dict:*:any,message:read:any}'
  where code = 'OPERATOR';

alter table user_session
  add column user_agent text not null default '',
  -- outlives the browser
  add column remembered boolean not null default false;

-- Codes sent by SMS or mail; the newest of a scene and target counts.
create table user_code (
  id bigint generated always as identity primary key,
  scene text not null check (scene in ('register', 'forget', 'login', 'bind')),
  -- a mobile or an e-mail address
  target text not null,
  -- HMAC-SHA-256 over scene, target and code; the code itself is never stored
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index user_code_newest on user_code (target, scene, id desc);
create index user_code_expired on user_code (expires_at);

create table user_captcha (
  key text primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null
);

-- What somebody agreed to, when and from where. Append-only.
create table user_consent (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account (id),
  document text not null check (document in ('agreement')),
  version text not null,
  at timestamptz not null default now(),
  address text not null,
  user_agent text not null
);
create index user_consent_user on user_consent (user_id, id desc);

create table user_invitation (
  id bigint generated always as identity primary key,
  -- SHA-256 of the token in the link
  token_hash bytea not null unique,
  -- an account that waits for its password; null: whoever accepts makes an account
  user_id bigint references user_account (id) on delete cascade,
  organisation_id bigint references organisation (id),
  role_code text references user_role (code),
  invited_by bigint not null references user_account (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  check (user_id is not null or (organisation_id is not null and role_code is not null))
);
create index user_invitation_user on user_invitation (user_id) where user_id is not null;
create index user_invitation_organisation on user_invitation (organisation_id, id desc) where organisation_id is not null;

-- Other sign-ins (OpenID Connect) that open an account.
create table user_identity (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account (id) on delete cascade,
  issuer text not null,
  subject text not null,
  -- as the provider calls the person; for display only
  name text not null,
  linked_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (issuer, subject)
);
create index user_identity_user on user_identity (user_id);

-- A sign-in at a provider that is under way, or finished and waiting to be exchanged.
create table user_oidc_flow (
  id bigint generated always as identity primary key,
  -- SHA-256 of the state, which is also in a cookie of the browser that began
  state_hash bytea not null unique,
  code_verifier text not null,
  nonce text not null,
  -- set when somebody signed in links another sign-in
  user_id bigint references user_account (id) on delete cascade,
  expires_at timestamptz not null,
  -- set by the callback
  ticket_hash bytea unique,
  subject text,
  name text,
  -- the ticket was exchanged; it may still link an account
  used_at timestamptz,
  linked_at timestamptz
);
create index user_oidc_flow_expired on user_oidc_flow (expires_at);

-- SMS and mails: sent by a job, or kept to be read in the console where no provider is set up.
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  subject text not null default '',
  -- what is shown; codes are masked once a provider took the message
  text text not null,
  -- what a provider of SMS needs besides: template and its parameters
  template text not null default '',
  params jsonb not null default '{}',
  state text not null check (state in ('kept', 'waiting', 'sent', 'failed')),
  failure text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_newest on outbox (id desc);
create index outbox_channel on outbox (channel, id desc);
create index outbox_recipient on outbox using gin (recipient gin_trgm_ops);

-- Room message: by which channels besides the bell somebody hears of what; no row: by none.
create table message_channel (
  user_id bigint not null references user_account (id) on delete cascade,
  topic text not null check (topic in ('certification', 'content', 'account')),
  mail boolean not null,
  sms boolean not null,
  primary key (user_id, topic)
);
