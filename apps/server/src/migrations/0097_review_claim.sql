-- Room review: who has a product or enterprise open for review, for as long as they say so.

create table review_claim (
  subject_type text not null,
  subject_id bigint not null,
  user_id bigint not null references user_account (id) on delete cascade,
  claimed_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (subject_type, subject_id, user_id)
);
create index review_claim_expiry on review_claim (expires_at);
create index review_claim_user on review_claim (user_id);
