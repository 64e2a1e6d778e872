-- Room import: lists of products that an enterprise takes in by itself; null: an operator's list.

alter table import_run add column organisation_id bigint references organisation (id);
create index import_run_own on import_run (organisation_id, id desc);
