-- Room review: what waits for an operator, and what was decided.

create table review_item (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('certification', 'basics', 'pictures', 'chain')),
  -- a product, or for a certification the organisation
  subject_id bigint not null,
  organisation_id bigint not null references organisation (id),
  revision integer not null,
  state text not null check (state in ('pending', 'approved', 'rejected', 'recalled')),
  title text not null,
  organisation_name text not null,
  submitted_by text not null,
  submitted_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text,
  words tsvector not null
);
-- a subject waits once per kind; saving it again changes the revision of the waiting item
create unique index review_item_waiting on review_item (kind, subject_id) where state = 'pending';
create index review_item_queue on review_item (submitted_at, id) where state = 'pending';
create index review_item_decided on review_item (state, decided_at desc, id desc) where state <> 'pending';
create index review_item_words on review_item using gin (words);
