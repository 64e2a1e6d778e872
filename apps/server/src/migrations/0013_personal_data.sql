-- Export of personal data: what one person did and uploaded.

create index audit_entry_actor on audit_entry (actor_id, id) where actor_id is not null;
create index file_uploaded_by on file (uploaded_by, created_at) where uploaded_by is not null;
