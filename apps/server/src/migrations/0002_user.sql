-- Room user: organisations, accounts, roles, sessions.

create table organisation (
  id bigint generated always as identity primary key,
  name text not null,
  -- "0" not submitted, "1" approved, "2" under review, "3" rejected, "4" suspended
  examine_state text not null default '0' check (examine_state in ('0', '1', '2', '3', '4')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table user_role (
  code text primary key,
  name_zh text not null,
  name_en text not null,
  permissions text[] not null
);

insert into user_role (code, name_zh, name_en, permissions) values
  ('ROOT', '系统管理员', 'Administrator', '{*:*:*}'),
  ('OPERATOR', '平台运营', 'Operator', '{review:*:any,audit:read:any}'),
  ('OWNER', '企业负责人', 'Enterprise owner', '{product:*:own,file:upload:own,patent:register:own}'),
  ('EDITOR', '企业编辑', 'Enterprise editor', '{product:*:own,file:upload:own,patent:register:own}'),
  ('VIEWER', '企业成员', 'Enterprise viewer', '{product:read:own}');

create table user_account (
  id bigint generated always as identity primary key,
  username text not null,
  password_hash text not null,
  -- the password is printed in the papers; such an account is for demonstration on one's own machine
  demonstration boolean not null default false,
  nickname text not null,
  avatar text,
  organisation_id bigint references organisation (id),
  state text not null default 'active' check (state in ('active', 'disabled')),
  -- held besides those of the roles
  permissions text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index user_account_username on user_account (lower(username));
create index user_account_organisation on user_account (organisation_id);

create table user_account_role (
  user_id bigint not null references user_account (id) on delete cascade,
  role_code text not null references user_role (code),
  primary key (user_id, role_code)
);

create table user_session (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account (id) on delete cascade,
  -- SHA-256 of the opaque token; the token itself is never stored
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  address text not null default ''
);
create index user_session_user on user_session (user_id);
