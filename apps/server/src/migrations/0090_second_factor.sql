-- Room user: a second factor at signing in.

-- The authenticator app of an account (TOTP, RFC 6238).
create table user_factor (
  user_id bigint primary key references user_account (id) on delete cascade,
  -- AES-256-GCM under a key of the installation, bound to the user
  sealed_secret bytea not null,
  created_at timestamptz not null default now(),
  -- null: no code of the app was seen yet, and none is asked for
  confirmed_at timestamptz,
  -- the 30-second step of the last code that was taken; it and all before it are spent
  last_step bigint not null default 0
);

-- Codes for whoever lost the app: each opens the account once.
create table user_recovery_code (
  user_id bigint not null references user_account (id) on delete cascade,
  -- HMAC-SHA-256 over user and code under a key of the installation
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Somebody proved who they are by the first factor and owes the second.
create table user_challenge (
  -- SHA-256 of the token that the browser has
  token_hash bytea primary key,
  user_id bigint not null references user_account (id) on delete cascade,
  -- how they proved it
  proof text not null check (proof in ('password', 'code', 'identity')),
  expires_at timestamptz not null
);
create index user_challenge_user on user_challenge (user_id);
create index user_challenge_expired on user_challenge (expires_at);
