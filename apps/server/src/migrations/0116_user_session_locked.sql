-- Room user: a locked screen holds on the server; null: open.
alter table user_session add column locked_at timestamptz;
