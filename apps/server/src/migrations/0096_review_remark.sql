-- Rooms review and content: remarks on single fields of what was rejected, and what was decided before.

alter table review_item add column remarks jsonb not null default '[]';
alter table content add column remarks jsonb not null default '[]';

create index review_item_past on review_item (subject_type, subject_id, decided_at desc, id desc)
  where state <> 'pending';
