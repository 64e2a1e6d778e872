-- Room import: what an operator's list did to the products of an enterprise, until its members were told.

create table import_touch (
  id bigint generated always as identity primary key,
  -- null: a list that a command took in
  import_id bigint references import_run (id) on delete cascade,
  organisation_id bigint not null references organisation (id),
  created_count integer not null,
  updated_count integer not null,
  unique nulls not distinct (import_id, organisation_id)
);

-- Room message: what somebody has of each kind is counted and listed without reading all of it.
create index message_kind on message (user_id, kind, id desc);
create index message_unread_kind on message (user_id, kind) where read_at is null;
