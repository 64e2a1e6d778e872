-- Events: what happened, written in the transaction of the change (outbox).
create table event (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index event_created_at on event (created_at);

-- Who wants to be told durably. Kept as rows so that whoever publishes needs to know nobody.
create table event_subscriber (
  name text not null,
  subscriber text not null,
  primary key (name, subscriber)
);

-- One row per event and subscriber until it was handled; what a crash leaves is taken up by the next start.
create table event_delivery (
  event_id bigint not null references event (id) on delete cascade,
  subscriber text not null,
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  last_error text,
  primary key (subscriber, event_id)
);
create index event_delivery_event on event_delivery (event_id);

-- Counted attempts per key (account, address) and window; survives restarts.
create table throttle (
  key text primary key,
  count int not null,
  window_ends timestamptz not null
);
create index throttle_window_ends on throttle (window_ends);

-- Secrets that the server makes for itself and that all its processes share.
create table secret (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);
