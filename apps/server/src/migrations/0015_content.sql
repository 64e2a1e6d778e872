-- Room content: states and numbered revisions of everything that is drafted, reviewed and published. What a revision
-- says is one document; the room whose subject it is knows its shape.

create table content (
  -- 'product': an id of product; 'enterprise': an id of organisation
  subject text not null check (subject in ('product', 'enterprise')),
  subject_id bigint not null,
  kind text not null,
  -- of the newest revision: "0" empty, "1" published, "2" under review, "3" rejected, "4" withdrawn, "5" draft
  status text not null check (status in ('0', '1', '2', '3', '4', '5')),
  newest_revision integer not null,
  published_revision integer,
  reason text,
  updated_at timestamptz not null,
  updated_by bigint not null references user_account (id),
  published_at timestamptz,
  -- the revision that was shown when an operator took it off the website
  taken_down_revision integer,
  primary key (subject, subject_id, kind)
);

create table content_revision (
  subject text not null,
  subject_id bigint not null,
  kind text not null,
  revision integer not null,
  document jsonb not null,
  created_by bigint not null references user_account (id),
  created_at timestamptz not null,
  submitted_at timestamptz,
  -- what an operator decided about it
  outcome text check (outcome in ('published', 'rejected')),
  decided_at timestamptz,
  reason text,
  -- the older revision it took over
  restored_from integer,
  primary key (subject, subject_id, kind, revision),
  foreign key (subject, subject_id, kind) references content (subject, subject_id, kind) on delete cascade
);

insert into content (subject, subject_id, kind, status, newest_revision, published_revision, reason, updated_at,
  updated_by, published_at)
select 'product', product_id, kind, status, newest_revision, published_revision, reason, updated_at, updated_by,
  published_at
from product_content;

insert into content_revision (subject, subject_id, kind, revision, document, created_by, created_at, submitted_at)
select 'product', r.product_id, r.kind, r.revision,
  case r.kind
    when 'basics' then r.content || jsonb_build_object('patents', coalesce((
      select jsonb_agg(jsonb_build_object('patentId', patent_id::text, 'proof',
        case when proof_kind is not null then
          jsonb_build_object('kind', proof_kind, 'statement', proof_statement, 'fileId', proof_file) end
      ) order by position)
      from product_patent p where p.product_id = r.product_id and p.revision = r.revision), '[]'))
    when 'pictures' then jsonb_build_object('pictures', coalesce((
      select jsonb_agg(jsonb_build_object('fileId', file_id, 'alt', alt) order by position)
      from product_picture p where p.product_id = r.product_id and p.revision = r.revision), '[]'))
    else r.content || jsonb_build_object('parts', coalesce((
      select jsonb_agg(jsonb_build_object('no', no, 'parentNo', parent_no, 'name', name, 'nameEn', name_en,
        'material', material, 'materialEn', material_en, 'core', core, 'x', x, 'y', y, 'restX', rest_x,
        'restY', rest_y, 'patents', coalesce((
          select jsonb_agg(jsonb_build_object('patentId', l.patent_id::text, 'claim', l.claim, 'feature', l.feature,
            'relation', l.relation) order by l.position)
          from product_part_patent l
          where l.product_id = p.product_id and l.revision = p.revision and l.part_no = p.no), '[]')
      ) order by position)
      from product_part p where p.product_id = r.product_id and p.revision = r.revision), '[]'))
  end,
  r.created_by, r.created_at, r.submitted_at
from product_revision r;

update content_revision r
set outcome = case when c.published_revision = r.revision then 'published' else 'rejected' end,
  decided_at = coalesce(case when c.published_revision = r.revision then c.published_at end, c.updated_at),
  reason = case when c.published_revision = r.revision then null else c.reason end
from content c
where (c.subject, c.subject_id, c.kind) = (r.subject, r.subject_id, r.kind)
  and (c.published_revision = r.revision or (c.status = '3' and c.newest_revision = r.revision));

-- The enterprise's own list reads one table.
alter table product add column statuses jsonb not null default '{}';
alter table product add column archived_at timestamptz;
update product p set statuses = coalesce(
  (select jsonb_object_agg(kind, status) from content where subject = 'product' and subject_id = p.id), '{}');
drop index product_own;
create index product_own on product (organisation_id, updated_at desc, id desc) where archived_at is null;
create index product_own_archived on product (organisation_id, updated_at desc, id desc)
  where archived_at is not null;

drop table product_part_patent, product_part, product_picture, product_patent, product_revision, product_content;

-- What each of them was called so far; subjects of other rooms come with their own kinds.
alter table review_item drop constraint review_item_kind_check;

update user_role set permissions = permissions || '{enterprise:*:own}' where code in ('OWNER', 'EDITOR');
update user_role set permissions = permissions || '{enterprise:read:own}' where code = 'VIEWER';

with added as (
  insert into dict (dict_code, name, name_en, remark) values
    ('certificate_kind', '证书类型', 'Kind of certificate', '企业与产品的资质、认证证书'),
    ('honor_kind', '荣誉类型', 'Kind of honour', '企业荣誉')
  returning id, dict_code
)
insert into dict_item (dict_id, value, label, label_en, sort, tag_type)
select added.id, item.value, item.label, item.label_en, item.sort, ''
from added join (values
  ('certificate_kind', 'high-tech', '高新技术企业', 'High-tech enterprise', 1),
  ('certificate_kind', 'quality-system', '管理体系认证', 'Management system', 2),
  ('certificate_kind', 'ip-system', '知识产权合规管理体系', 'Intellectual property management', 3),
  ('certificate_kind', 'product-certification', '产品认证', 'Product certification', 4),
  ('certificate_kind', 'filing', '专利密集型产品备案证明', 'Filing of a patent-intensive product', 5),
  ('certificate_kind', 'test-report', '检测报告', 'Test report', 6),
  ('certificate_kind', 'licence', '生产或经营许可', 'Production or business licence', 7),
  ('certificate_kind', 'other', '其他证书', 'Other certificate', 9),
  ('honor_kind', 'patent-award', '专利奖', 'Patent award', 1),
  ('honor_kind', 'science-award', '科学技术奖', 'Science and technology award', 2),
  ('honor_kind', 'specialised', '专精特新', 'Specialised and innovative enterprise', 3),
  ('honor_kind', 'ip-demonstration', '知识产权示范企业', 'Intellectual property demonstration enterprise', 4),
  ('honor_kind', 'brand', '品牌与质量奖', 'Brand or quality award', 5),
  ('honor_kind', 'other', '其他荣誉', 'Other honour', 9)
) as item (dict_code, value, label, label_en, sort) using (dict_code);
