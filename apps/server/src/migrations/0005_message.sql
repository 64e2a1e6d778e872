-- Room message: notices to one user.

create table message (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account (id) on delete cascade,
  kind text not null,
  params jsonb not null default '{}',
  link text,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index message_user on message (user_id, id desc);
create index message_unread on message (user_id, id desc) where read_at is null;
