-- Processes of several versions run beside each other while an update is rolled: a subscription, and what waits for it,
-- stays until no process has held it for a good while.
alter table event_subscriber
  add column seen_at timestamptz not null default now(),
  add column seen_by text not null default '';

-- For the migration of a version that calls a subscriber differently: what waits for the old name waits for the new one.
-- Processes that still know the old name are told nothing more; the first of the new version takes over.
create function rename_event_subscriber(was text, becomes text) returns void language plpgsql as $$
begin
  -- Waits for what is being published and delivered: nothing is written for the old name after this.
  lock table event_subscriber in share row exclusive mode;
  lock table event_delivery in exclusive mode;
  insert into event_subscriber (name, subscriber, seen_at, seen_by)
    select name, becomes, seen_at, seen_by from event_subscriber where subscriber = was on conflict do nothing;
  insert into event_delivery (event_id, subscriber, attempts, due_at, last_error)
    select event_id, becomes, attempts, due_at, last_error from event_delivery where subscriber = was on conflict do nothing;
  delete from event_delivery where subscriber = was;
  delete from event_subscriber where subscriber = was;
end $$;
