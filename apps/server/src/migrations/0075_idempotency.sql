-- Calls that create, decide or send, by the key they came with: each is done once. The row is written in the transaction
-- of the work, so that it stands exactly if the work does.
create table idempotency (
  -- Whose key it is: `user:12`, or `form:` with the hash of a visitor's stamp.
  actor text not null,
  -- SHA-256 of the key; the key itself is nowhere.
  key_hash bytea not null check (octet_length(key_hash) = 32),
  endpoint text not null,
  -- HMAC-SHA-256 of what was asked, with the key: nobody who reads the table can guess it.
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  -- Done, as far as is known: its answer is settled.
  done boolean not null default false,
  -- Encrypted with the key; null while it is not settled, and for what is not kept.
  answer bytea check (octet_length(answer) <= 66000),
  created_at timestamptz not null,
  primary key (actor, key_hash)
);
create index idempotency_created on idempotency (created_at);
