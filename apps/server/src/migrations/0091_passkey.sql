-- Room user: passkeys (WebAuthn), which sign in alone or stand for the second factor.
create table user_passkey (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account (id) on delete cascade,
  -- as the authenticator names it, base64url
  credential_id text not null unique,
  -- COSE
  public_key bytea not null,
  -- of signatures, where the authenticator counts them: one that goes back is a copy
  counter bigint not null default 0,
  -- as its person calls it
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index user_passkey_user on user_passkey (user_id, id);

-- What an authenticator is to sign next, once.
create table user_passkey_challenge (
  -- SHA-256 of the challenge
  challenge_hash bytea primary key,
  -- who adds a passkey; null: somebody signs in
  user_id bigint references user_account (id) on delete cascade,
  expires_at timestamptz not null
);
create index user_passkey_challenge_expired on user_passkey_challenge (expires_at);
create index user_passkey_challenge_user on user_passkey_challenge (user_id) where user_id is not null;

