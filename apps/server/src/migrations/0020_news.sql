-- Room news: articles in revisions, what readers see of them, notices to enterprises.

create table news (
  id bigint generated always as identity primary key,
  -- the newest
  revision integer not null default 0,
  -- what readers see; null: nothing
  published_revision integer,
  published_at timestamptz,
  -- waits for its time; a published article may have a newer revision waiting
  scheduled_revision integer,
  scheduled_at timestamptz,
  withdrawn_at timestamptz,
  state text not null generated always as (case
    when published_revision is not null then 'published'
    when scheduled_at is not null then 'scheduled'
    when withdrawn_at is not null then 'withdrawn'
    else 'draft' end) stored,
  -- of the newest revision, for the console's list
  title text not null,
  title_en text not null,
  category text not null,
  audience text not null check (audience in ('website', 'workbench', 'both')),
  pinned boolean not null,
  cover uuid,
  words tsvector not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint references user_account (id),
  check ((published_revision is null) = (published_at is null)),
  check ((scheduled_revision is null) = (scheduled_at is null))
);
create index news_newest on news (updated_at desc, id desc) include (state, category, audience);
create index news_state on news (state, updated_at desc, id desc) include (category, audience);
create index news_words on news using gin (words);
create index news_scheduled on news (scheduled_at) where scheduled_at is not null;

create table news_revision (
  news_id bigint not null references news (id) on delete cascade,
  revision integer not null,
  content jsonb not null,
  -- the revision whose content this one brought back
  restored_from integer,
  saved_by bigint references user_account (id),
  saved_at timestamptz not null,
  primary key (news_id, revision)
);

-- What readers see: one row per published article.
create table news_public (
  news_id bigint primary key references news (id) on delete cascade,
  revision integer not null,
  website boolean not null,
  workbench boolean not null,
  category text not null,
  pinned boolean not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  title text not null,
  title_en text not null,
  summary text not null,
  summary_en text not null,
  source text not null,
  author text not null,
  tags text[] not null,
  cover uuid,
  body text not null,
  body_en text not null,
  words tsvector not null
) with (toast_tuple_target = 128);
alter table news_public alter words set storage external;
-- lists: pinned first, then the newest; the same without pins for neighbours and what is related
create index news_public_website on news_public (pinned desc, published_at desc, news_id desc)
  include (category) where website;
create index news_public_workbench on news_public (pinned desc, published_at desc, news_id desc)
  include (category) where workbench;
create index news_public_category on news_public (category, pinned desc, published_at desc, news_id desc)
  include (website, workbench);
create index news_public_order on news_public (published_at, news_id) include (website, workbench);
create index news_public_words on news_public using gin (words);

create table news_notice (
  id bigint generated always as identity primary key,
  -- names the order, so that sending it twice makes one
  key uuid not null unique,
  content jsonb not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'cancelled')),
  send_at timestamptz not null,
  sent_at timestamptz,
  created_by bigint references user_account (id),
  created_at timestamptz not null
);
create index news_notice_state on news_notice (state, id desc);

-- Where a notice goes, written down when sending begins; `reached` is set in the transaction that writes the messages.
create table news_notice_receiver (
  notice_id bigint not null references news_notice (id) on delete cascade,
  organisation_id bigint not null references organisation (id) on delete cascade,
  reached boolean not null default false,
  primary key (notice_id, organisation_id)
);
create index news_notice_receiver_waiting on news_notice_receiver (notice_id, organisation_id) where not reached;

-- How many messages came of a notice, and how many were read.
create index message_notice on message ((params ->> 'notice')) include (read_at) where kind = 'notice';

update user_role set permissions = permissions || '{news:read:any,news:edit:any,news:publish:any,notice:send:any}'
  where code = 'OPERATOR';

with added as (
  insert into dict (dict_code, name, name_en, remark) values
    ('news_category', '资讯分类', 'News category', '值由系统使用，只宜修改名称')
  returning id
)
insert into dict_item (dict_id, value, label, label_en, sort, tag_type)
select added.id, item.value, item.label, item.label_en, item.sort, item.tag_type
from added cross join (values
  ('policy', '政策', 'Policy', 1, 'primary'),
  ('platform', '平台动态', 'Platform', 2, 'success'),
  ('industry', '行业资讯', 'Industry', 3, 'info'),
  ('enterprise', '企业动态', 'Enterprises', 4, 'warning'),
  ('expo', '展会', 'Exhibitions', 5, 'danger')
) as item (value, label, label_en, sort, tag_type);
