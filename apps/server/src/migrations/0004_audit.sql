-- Room audit: who changed what, when, from what to what. Append-only.

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- null: the platform itself
  actor_id bigint,
  actor_name text not null,
  organisation_id bigint,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);
create index audit_entry_subject on audit_entry (subject_type, subject_id, id desc);
create index audit_entry_organisation on audit_entry (organisation_id, id desc);

create function audit_entry_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are neither changed nor removed';
end
$$;
create trigger audit_entry_is_final before update or delete on audit_entry
  for each statement execute function audit_entry_is_final();
