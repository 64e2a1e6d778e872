-- Files that are not pictures: films, models, documents, captions.
alter table file
  add column kind text not null default 'picture'
    check (kind in ('picture', 'video', 'model', 'document', 'captions')),
  -- 'checking' while something is still made of it; 'failed' says why in `failure`
  add column state text not null default 'ready' check (state in ('checking', 'ready', 'failed')),
  add column failure text,
  -- whether the bytes lie in the storage, whatever is still made of them
  add column stored boolean not null default true,
  -- per cent of the work in the background
  add column progress smallint not null default 100 check (progress between 0 and 100),
  add column duration_ms int,
  -- a picture that stands for it
  add column poster uuid references file (id) on delete set null,
  -- what those who work on it know of it, each under a key of its own
  add column detail jsonb not null default '{}',
  alter column bytes type bigint,
  alter column width drop not null,
  alter column height drop not null,
  alter column sha256 drop not null,
  alter column widths set default '{}',
  alter column placeholder set default '',
  add check (kind <> 'picture' or (width is not null and height is not null)),
  add check ((state = 'failed') = (failure is not null));
alter table file alter column kind drop default;
create index file_poster on file (poster) where poster is not null;

-- Uploads that may be interrupted. A finished one stays until it expires, so that whoever missed the answer learns it.
create table file_upload (
  -- becomes the id of the file
  id uuid primary key,
  organisation_id bigint not null references organisation (id),
  uploaded_by bigint not null,
  kind text not null check (kind in ('video', 'model', 'document', 'captions')),
  name text not null,
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0,
  -- by its content; null until enough has come
  media_type text,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (received between 0 and bytes)
);
create index file_upload_unfinished on file_upload (organisation_id) where finished_at is null;

-- What has come of an upload, piece by piece: whoever commits a piece that does not follow the last one is too late.
create table file_upload_piece (
  upload_id uuid not null references file_upload (id) on delete cascade,
  start bigint not null,
  bytes int not null check (bytes > 0),
  key text not null,
  primary key (upload_id, start)
);
