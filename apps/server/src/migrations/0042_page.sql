-- Public pages are kept as they were rendered. Whatever they show tells every process when it changes, so that no
-- writer, of today or of tomorrow, can forget it. What a table hears belongs to the table: a new public table gets its
-- trigger in its own migration (`page.test.ts` finds one that has none).

-- Told as the event `page.changed`, with the table as its payload; PostgreSQL tells the same once per transaction.
create function tell_pages() returns trigger language plpgsql as $$
begin
  perform pg_notify('portal_event',
    json_build_object('id', '0', 'name', 'page.changed', 'payload', json_build_object('table', tg_table_name))::text);
  return null;
end $$;

create trigger product_public_pages after insert or update or delete or truncate on product_public
  for each statement execute function tell_pages();
create trigger enterprise_public_pages after insert or update or delete or truncate on enterprise_public
  for each statement execute function tell_pages();
create trigger news_public_pages after insert or update or delete or truncate on news_public
  for each statement execute function tell_pages();
create trigger patent_pages after insert or update or delete or truncate on patent
  for each statement execute function tell_pages();
create trigger patent_event_pages after insert or update or delete or truncate on patent_event
  for each statement execute function tell_pages();
create trigger patent_protection_pages after insert or update or delete or truncate on patent_protection
  for each statement execute function tell_pages();
create trigger setting_pages after insert or update or delete or truncate on setting
  for each statement execute function tell_pages();
create trigger dict_pages after insert or update or delete or truncate on dict
  for each statement execute function tell_pages();
create trigger dict_item_pages after insert or update or delete or truncate on dict_item
  for each statement execute function tell_pages();
create trigger file_publication_pages after insert or update or delete or truncate on file_publication
  for each statement execute function tell_pages();

-- Drafts are saved all day, and nobody sees them.
create trigger content_pages_shown after update on content for each row
  when (old.published_revision is distinct from new.published_revision) execute function tell_pages();
create trigger content_pages_removed after delete on content for each row
  when (old.published_revision is not null) execute function tell_pages();
-- Files are made, and their progress is noted, before anybody sees them.
create trigger file_pages after update on file for each row
  when (old.state <> new.state or old.poster is distinct from new.poster) execute function tell_pages();
create trigger organisation_pages after update of name on organisation for each row
  when (old.name <> new.name) execute function tell_pages();
create trigger enterprise_pages after update on enterprise for each row execute function tell_pages();
