-- Room inquiry: what visitors ask enterprises and the platform, and the talk about it.

create table inquiry (
  id bigint generated always as identity primary key,
  -- LY20261121-0001: told to people; opens nothing
  number text not null unique,
  state text not null default 'new' check (state in ('new', 'following', 'closed')),
  -- what was asked about, as it was called then; the platform has no id
  target_type text not null check (target_type in ('product', 'enterprise', 'platform')),
  target_id bigint,
  target_title text not null,
  organisation_id bigint references organisation (id),
  organisation_name text not null default '',
  purpose text not null,
  -- '' after erasure
  name text not null,
  company text not null default '',
  email text not null default '',
  phone text not null default '',
  language text not null check (language in ('zh-cn', 'en')),
  -- the version of the privacy text that was agreed to
  privacy_version text not null,
  -- the visitor said something that nobody who was asked has opened
  unread boolean not null default true,
  assignee_id bigint references user_account (id),
  -- messages that operators hid
  hidden_count integer not null default 0,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  closed_at timestamptz,
  -- what identifies the visitor is gone since
  anonymised_at timestamptz,
  check ((target_type = 'platform') = (organisation_id is null))
);
create index inquiry_organisation on inquiry (organisation_id, changed_at desc, id desc);
create index inquiry_organisation_state on inquiry (organisation_id, state, changed_at desc, id desc);
create index inquiry_organisation_created on inquiry (organisation_id, created_at);
create index inquiry_unread on inquiry (organisation_id) where unread;
create index inquiry_platform on inquiry (created_at) where organisation_id is null and state <> 'closed';
create index inquiry_newest on inquiry (created_at desc, id desc);
create index inquiry_state on inquiry (state, created_at desc, id desc);
create index inquiry_target on inquiry (target_type, created_at desc, id desc);
create index inquiry_hidden on inquiry (created_at desc, id desc) where hidden_count > 0;
create index inquiry_email on inquiry (lower(email)) where email <> '';
create index inquiry_due on inquiry (changed_at) where anonymised_at is null;
create index inquiry_assignee on inquiry (assignee_id) where assignee_id is not null;
create index inquiry_trigrams on inquiry using gin
  ((lower(number) || ' ' || lower(target_title) || ' ' || lower(organisation_name)) gin_trgm_ops);

-- How many inquiries a day (Asia/Shanghai) has had, for their numbers.
create table inquiry_day (
  day date primary key,
  count integer not null
);

create table inquiry_entry (
  id bigint generated always as identity primary key,
  inquiry_id bigint not null references inquiry (id) on delete cascade,
  author text not null check (author in ('visitor', 'enterprise', 'operator')),
  author_id bigint references user_account (id),
  -- '' for the visitor
  author_name text not null default '',
  -- '' of the visitor's after erasure
  text text not null,
  at timestamptz not null default now(),
  hidden_reason text
);
create index inquiry_entry_order on inquiry_entry (inquiry_id, id);
create index inquiry_entry_author on inquiry_entry (author_id) where author_id is not null;

-- Links by which the visitor reads on. A link dies with the contact data.
create table inquiry_access (
  -- SHA-256 of the token in the link
  token_hash bytea primary key,
  inquiry_id bigint not null references inquiry (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index inquiry_access_inquiry on inquiry_access (inquiry_id);

-- Senders from whom nothing is taken. Of their addresses only hashes are kept.
create table inquiry_block (
  id bigint generated always as identity primary key,
  -- SHA-256 of the e-mail address in lower case, and of the digits of the number
  email_hash bytea,
  phone_hash bytea,
  sender text not null,
  reason text not null,
  number text not null,
  blocked_by bigint references user_account (id),
  created_at timestamptz not null default now(),
  check (email_hash is not null or phone_hash is not null)
);
create index inquiry_block_email on inquiry_block (email_hash) where email_hash is not null;
create index inquiry_block_phone on inquiry_block (phone_hash) where phone_hash is not null;
create index inquiry_block_newest on inquiry_block (created_at desc, id desc);

with added as (
  insert into dict (dict_code, name, name_en, remark) values
    ('inquiry_purpose', '留言意向', 'Purpose of an inquiry', '网站意向留言表单中的选项'),
    ('contact_topic', '联系事由', 'Subject of a message', '“联系我们”表单中的选项')
  returning id, dict_code
)
insert into dict_item (dict_id, value, label, label_en, sort, tag_type)
select added.id, item.value, item.label, item.label_en, item.sort, ''
from added join (values
  ('inquiry_purpose', 'quote', '询价', 'Price', 1),
  ('inquiry_purpose', 'sample', '索取样品', 'Sample', 2),
  ('inquiry_purpose', 'cooperation', '合作洽谈', 'Cooperation', 3),
  ('inquiry_purpose', 'other', '其他', 'Something else', 4),
  ('contact_topic', 'join', '企业入驻', 'Listing an enterprise', 1),
  ('contact_topic', 'partner', '合作', 'Working together', 2),
  ('contact_topic', 'press', '媒体采访', 'Press', 3),
  ('contact_topic', 'privacy', '个人信息', 'Personal data', 4),
  ('contact_topic', 'other', '意见与其他', 'Remarks and anything else', 5)
) as item (dict_code, value, label, label_en, sort) using (dict_code);

update user_role set permissions = permissions || '{inquiry:read:own,inquiry:edit:own}'
  where code in ('OWNER', 'EDITOR');
update user_role set permissions = permissions || '{inquiry:read:own}' where code = 'VIEWER';
update user_role set permissions = permissions || '{inquiry:read:any,inquiry:edit:any}' where code = 'OPERATOR';

-- Inquiries can also be heard of by mail and SMS.
alter table message_channel drop constraint message_channel_topic_check;
alter table message_channel add constraint message_channel_topic_check
  check (topic in ('certification', 'content', 'inquiry', 'account'));
