-- Room review: decisions that take effect after some seconds, and can be undone until then.

create table review_round (
  id bigint generated always as identity primary key,
  decided_by_id bigint not null references user_account (id),
  decided_by text not null,
  decided_at timestamptz not null,
  takes_effect_at timestamptz not null,
  -- id, revision, decision, reason and remarks of each part
  parts jsonb not null
);
create index review_round_decided_by on review_round (decided_by_id);

alter table review_item
  add column round_id bigint references review_round (id) on delete set null,
  add column settling_by text,
  add column takes_effect_at timestamptz;
create index review_item_round on review_item (round_id) where round_id is not null;
