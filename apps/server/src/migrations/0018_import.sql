-- Room import: lists that operators upload, how far each was taken in, and what was wrong in them.

create table import_run (
  id bigint generated always as identity primary key,
  created_by bigint not null references user_account (id),
  created_at timestamptz not null,
  file_name text not null,
  bytes bigint not null,
  -- whether the storage still holds it
  kept boolean not null default true,
  kind_asked text check (kind_asked in ('patent', 'enterprise', 'product')),
  kind text check (kind in ('patent', 'enterprise', 'product')),
  state text not null check (state in ('checking', 'ready', 'running', 'done', 'cancelled', 'refused', 'failed')),
  -- the preview is over, and writing began
  begun boolean not null default false,
  -- what was recognised: sheet, columns, unknown headers
  head jsonb,
  sample jsonb not null default '[]',
  -- the last line dealt with; a restart goes on behind it
  line integer not null default 0,
  share real not null default 0,
  row_count integer not null default 0,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  refused_count integer not null default 0,
  warned_count integer not null default 0,
  -- why it was refused or failed: a sentence in both languages
  reason jsonb,
  -- the process that works on it, and until when it is believed to live
  worker uuid,
  lease_until timestamptz,
  finished_at timestamptz
);
create index import_run_open on import_run (id) where state in ('checking', 'running');

create table import_problem (
  import_id bigint not null references import_run (id) on delete cascade,
  position bigint generated always as identity,
  line integer not null,
  column_header text not null,
  value text not null,
  reason text not null,
  detail text not null,
  warning boolean not null,
  primary key (import_id, position)
);

update user_role set permissions = permissions || '{import:run:any}' where code = 'OPERATOR';
