-- Room review: a second operator where the settings ask for one, who decided, and filters of the queue.

alter table review_item
  add column approved_first_by_id bigint references user_account (id),
  add column approved_first_by text,
  add column approved_first_at timestamptz,
  add column decided_by_id bigint references user_account (id),
  add constraint review_item_approved_first
    check (num_nulls(approved_first_by_id, approved_first_by, approved_first_at) in (0, 3));

create index review_item_queue_kind on review_item (kind, submitted_at, id) where state = 'pending';
create index review_item_queue_organisation on review_item (organisation_id, submitted_at, id) where state = 'pending';
create index review_item_decided_organisation on review_item (organisation_id, state, decided_at desc, id desc)
  where state <> 'pending';
create index review_item_decided_kind on review_item (kind, state, decided_at desc, id desc) where state <> 'pending';
create index review_item_decider on review_item (decided_by_id, decided_at desc) where decided_by_id is not null;
create index review_item_approved_first_by on review_item (approved_first_by_id) where approved_first_by_id is not null;
