-- Rooms content, enterprise and file: files that nothing refers to are removed after a while.

-- Whatever reads like the id of a file, in values and within addresses.
create function uuids_in(document jsonb) returns uuid[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct found[1]::uuid), '{}')
  from regexp_matches(document::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'gi') as found
$$;

-- Every revision counts: an older one can be restored.
alter table content_revision add column files uuid[] generated always as (uuids_in(document)) stored;
create index content_revision_files on content_revision using gin (files);

alter table enterprise add column files uuid[]
  generated always as (uuids_in(certification) || uuids_in(approved)) stored;
create index enterprise_files on enterprise using gin (files);

-- when it was last looked at whether anything refers to it
alter table file add column looked_at timestamptz not null default now();
create index file_looked_at on file (looked_at) where organisation_id is not null;
