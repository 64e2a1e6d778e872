-- Lists as somebody wants to see them again, on every device. How many one person may have is the service's rule.
create table user_saved_view (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account (id),
  -- a list of the contract (`listNames`)
  list text not null,
  name text not null check (char_length(name) between 1 and 40),
  -- filters and order, as the address of the list has them
  query text not null check (char_length(query) <= 2000),
  -- which columns are hidden, and which stay in sight
  columns jsonb not null,
  created_at timestamptz not null default now(),
  unique (user_id, list, name)
);
