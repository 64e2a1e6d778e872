-- Kept pages are dropped by tags: `product:12`, or `product` for whatever of a kind changed. Whoever writes what pages show
-- says so in the same transaction, before or after the write (platform/pages.ts). These triggers see to it that nobody
-- forgets: they note what was written, and once the transaction commits what was noted and not told drops every page.
-- A table that pages show is watched from its own migration: `call watch_pages('thing_public', 'thing', '''thing:'' || row.id')`.

drop trigger product_public_pages on product_public;
drop trigger enterprise_public_pages on enterprise_public;
drop trigger news_public_pages on news_public;
drop trigger patent_pages on patent;
drop trigger patent_event_pages on patent_event;
drop trigger patent_protection_pages on patent_protection;
drop trigger setting_pages on setting;
drop trigger dict_pages on dict;
drop trigger dict_item_pages on dict_item;
drop trigger file_publication_pages on file_publication;
drop trigger content_pages_shown on content;
drop trigger content_pages_removed on content;
drop trigger file_pages on file;
drop trigger product_featuring_pages on product_featuring;
drop trigger hall_setting_pages on hall_setting;
drop trigger expo_public_pages on expo_public;
drop trigger expo_exhibitor_pages on expo_exhibitor;
-- No page shows these: what of an enterprise is public stands in enterprise_public, and redirects are not kept.
drop trigger organisation_pages on organisation;
drop trigger enterprise_pages on enterprise;
drop trigger discovery_move_pages on discovery_move;
drop function tell_pages();

-- Whether a tag is among these, itself or with all of its kind. Lists stand in settings of the transaction: `,product:12,,news,`.
create function page_tag_in(tag text, tags text) returns boolean language sql immutable parallel safe
  return position(',' || tag || ',' in tags) > 0 or position(',' || split_part(tag, ':', 1) || ',' in tags) > 0
    or position(',*,' in tags) > 0;

-- Asked for every row: cheap where its kind was told before the write, as whoever writes many rows does.
create function page_untold(tag text) returns boolean language sql stable parallel safe
  return not page_tag_in(tag, coalesce(current_setting('portal.pages_told', true), ''));

-- Tells every process, with the event `page.changed`. Many at once are told by their kinds: a notification is short.
create function pages_changed(changed text[]) returns void language plpgsql as $$
declare
  told text := coalesce(current_setting('portal.pages_told', true), '');
  fresh text[] := array(
    select distinct case when cardinality(changed) > 100 then split_part(tag, ':', 1) else tag end
    from unnest(changed) tag where not page_tag_in(tag, told));
begin
  if cardinality(fresh) = 0 then return; end if;
  perform set_config('portal.pages_told', told || ',' || array_to_string(fresh, ',,') || ',', true);
  perform pg_notify('portal_event',
    json_build_object('id', '0', 'name', 'page.changed', 'payload', json_build_object('tags', fresh))::text);
end $$;

-- One row while a transaction that has written something waits to be looked at.
create unlogged table page_write (transaction xid8 primary key default pg_current_xact_id());

-- Notes the tag of a row (the first argument makes it of $1, the second is its kind); beyond some hundreds, the
-- kind alone. What was noted last stands first: where its kind is, the rows of a long statement find it at once.
create function note_page() returns trigger language plpgsql as $$
declare
  written text := coalesce(current_setting('portal.pages_written', true), '');
  tag text;
begin
  if page_tag_in(tg_argv[1], written) then return null; end if;
  if tg_op = 'TRUNCATE' or length(written) > 16000 then tag := tg_argv[1];
  elsif tg_op = 'DELETE' then execute 'select ' || tg_argv[0] into tag using old;
  else execute 'select ' || tg_argv[0] into tag using new;
  end if;
  if page_tag_in(tag, written) then return null; end if;
  if written = '' then insert into page_write default values on conflict do nothing; end if;
  perform set_config('portal.pages_written', ',' || tag || ',' || written, true);
  return null;
end $$;

-- Tests have `portal.untold_pages` say `refuse`.
create function check_pages_told() returns trigger language plpgsql as $$
declare
  written text := coalesce(current_setting('portal.pages_written', true), '');
  told text := coalesce(current_setting('portal.pages_told', true), '');
  untold text := (select string_agg(distinct tag, ', ') from string_to_table(written, ',') tag
    where tag <> '' and not page_tag_in(tag, told));
begin
  delete from page_write where transaction = new.transaction;
  perform set_config('portal.pages_written', '', true);
  if untold is null then return null; end if;
  if current_setting('portal.untold_pages', true) = 'refuse' then
    raise exception 'pages were not told that % changed: call pagesChanged in the same transaction', untold;
  end if;
  perform pg_notify('portal_event', json_build_object('id', '0', 'name', 'page.changed',
    'payload', json_build_object('tags', array['*'], 'untold', left(untold, 1000)))::text);
  return null;
end $$;

create constraint trigger page_write_told after insert on page_write deferrable initially deferred
  for each row execute function check_pages_told();

-- Watches a table that pages show. `tag` says of a `row` what tells its pages; `saved` and `removed` limit it to rows that
-- somebody sees.
create procedure watch_pages(shown regclass, kind text, tag text, saved text default 'true', removed text default 'true')
language plpgsql as $$
declare
  of_parameter text := replace(tag, 'row.', '($1).');
begin
  execute format('create trigger %1$s_pages_saved after insert or update on %1$s for each row
    when ((%2$s) and page_untold(%3$s)) execute function note_page(%4$L, %5$L)',
    shown, replace(saved, 'row.', 'new.'), replace(tag, 'row.', 'new.'), of_parameter, kind);
  execute format('create trigger %1$s_pages_removed after delete on %1$s for each row
    when ((%2$s) and page_untold(%3$s)) execute function note_page(%4$L, %5$L)',
    shown, replace(removed, 'row.', 'old.'), replace(tag, 'row.', 'old.'), of_parameter, kind);
  execute format('create trigger %1$s_pages_truncated after truncate on %1$s
    for each statement execute function note_page(%2$L, %3$L)', shown, of_parameter, kind);
end $$;

call watch_pages('product_public', 'product', '''product:'' || row.product_id');
call watch_pages('patent_protection', 'product', '''product:'' || row.product_id');
call watch_pages('enterprise_public', 'enterprise', '''enterprise:'' || row.id');
call watch_pages('news_public', 'news', '''news:'' || row.news_id');
call watch_pages('patent', 'patent', '''patent:'' || row.id');
call watch_pages('patent_event', 'patent', '''patent:'' || row.patent_id');
call watch_pages('setting', 'setting', '''setting''');
call watch_pages('dict', 'dict', '''dict''');
call watch_pages('dict_item', 'dict', '''dict''');
call watch_pages('product_featuring', 'featuring', '''featuring''');
call watch_pages('hall_setting', 'hall', '''hall''');
call watch_pages('expo_public', 'expo', '''expo:'' || row.expo_id');
call watch_pages('expo_exhibitor', 'expo', '''expo:'' || row.expo_id');
-- Who holds a file is whose page shows it; portraits of people are on no page.
call watch_pages('file_publication', '*', 'row.holder', 'row.holder not like ''user:%''', 'row.holder not like ''user:%''');

-- Drafts are saved all day, and nobody sees them.
create trigger content_pages_saved after update on content for each row
  when (old.published_revision is distinct from new.published_revision
    and page_untold(new.subject || ':' || new.subject_id))
  execute function note_page('($1).subject || '':'' || ($1).subject_id', '*');
create trigger content_pages_removed after delete on content for each row
  when (old.published_revision is not null and page_untold(old.subject || ':' || old.subject_id))
  execute function note_page('($1).subject || '':'' || ($1).subject_id', '*');
-- Files are made, and their progress is noted, before anybody sees them.
create trigger file_pages_saved after update on file for each row
  when ((old.state <> new.state or old.poster is distinct from new.poster) and page_untold('file:' || new.id))
  execute function note_page('''file:'' || ($1).id', 'file');
