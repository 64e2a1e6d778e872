-- Pictures as uploaded, with what is known about them; pixels lie in the storage under the id.
create table file (
  id uuid primary key default gen_random_uuid(),
  organisation_id bigint references organisation (id),
  uploaded_by bigint,
  name text not null,
  media_type text not null,
  bytes int not null,
  sha256 bytea not null,
  -- of the original after its EXIF rotation was applied
  width int not null,
  height int not null,
  -- renditions that exist, ascending
  widths int[] not null,
  avif boolean not null default false,
  placeholder text not null,
  created_at timestamptz not null default now()
);
create index file_organisation on file (organisation_id, created_at);

-- A file is public exactly as long as somebody holds it here ('product:12:pictures').
create table file_publication (
  holder text not null,
  file_id uuid not null references file (id) on delete cascade,
  primary key (holder, file_id)
);
create index file_publication_file on file_publication (file_id);
