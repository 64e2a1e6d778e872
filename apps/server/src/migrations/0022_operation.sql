-- What operators watch: the audit log by any of its sides, and the platform's figures day by day.

-- Newest first, from any instant backwards. Instants may be equal; the id then decides.
drop index audit_entry_subject;
drop index audit_entry_organisation;
drop index audit_entry_actor;
create index audit_entry_newest on audit_entry (at desc, id desc);
create index audit_entry_subject on audit_entry (subject_type, subject_id, at desc, id desc);
create index audit_entry_organisation on audit_entry (organisation_id, at desc, id desc) where organisation_id is not null;
create index audit_entry_actor on audit_entry (actor_id, at desc, id desc) where actor_id is not null;
create index audit_entry_action on audit_entry (action, at desc, id desc);

-- Room stats: one value per figure, part (an industry, a kind of content) and day in Asia/Shanghai.
create table operation_day (
  figure text not null,
  day date not null,
  part text not null default '',
  value double precision not null,
  -- a day is final once this is later than its end
  counted_at timestamptz not null,
  primary key (figure, day, part)
);
create index operation_day_newest on operation_day (day desc);

-- Arrivals are counted by the day.
create index organisation_arrival on organisation (created_at);
create index product_arrival on product (created_at);
create index enterprise_public_arrival on enterprise_public (certified_at);
create index review_item_submitted on review_item (submitted_at);
create index review_item_settled on review_item (decided_at) include (state, kind, submitted_at)
  where state in ('approved', 'rejected');

-- Messages that did not go out: few among many.
create index outbox_unsent on outbox (state, id desc) where state in ('waiting', 'failed');

update user_role set permissions = permissions || '{health:*:any}' where code = 'OPERATOR';
