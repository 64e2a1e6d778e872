-- Room file: what each enterprise keeps, counted with every file and every upload that begins, so that a quota can be
-- held without looking through the files.
create table file_storage (
  organisation_id bigint primary key references organisation (id),
  -- as uploaded: of files, and of uploads that have begun and are no files yet
  bytes bigint not null default 0
);
insert into file_storage (organisation_id, bytes)
  select organisation_id, sum(bytes) from (
    select organisation_id, bytes from file where organisation_id is not null
    union all
    select organisation_id, bytes from file_upload where finished_at is null
  ) as kept group by organisation_id;

-- Whoever changes what an enterprise keeps holds its row until the end of the transaction: two that begin at once follow
-- each other, and the second one sees the first.
create function count_stored_bytes(organisation bigint, change bigint) returns void language sql as $$
  insert into file_storage as kept (organisation_id, bytes) select organisation, change where organisation is not null
  on conflict (organisation_id) do update set bytes = kept.bytes + excluded.bytes
$$;

create function count_file() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_stored_bytes(old.organisation_id, -old.bytes); end if;
  if tg_op <> 'DELETE' then perform count_stored_bytes(new.organisation_id, new.bytes); end if;
  return null;
end $$;
create trigger file_counted after insert or delete or update of organisation_id, bytes on file
  for each row execute function count_file();

create function count_upload() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.finished_at is null then
    perform count_stored_bytes(old.organisation_id, -old.bytes);
  end if;
  if tg_op <> 'DELETE' and new.finished_at is null then
    perform count_stored_bytes(new.organisation_id, new.bytes);
  end if;
  return null;
end $$;
create trigger file_upload_counted after insert or delete or update of finished_at on file_upload
  for each row execute function count_upload();
