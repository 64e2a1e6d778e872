-- What else visitors narrow products by: what a page shows, where its patents stand, what it costs.
-- Bits of traits: 1 film, 2 model, 4 certificates; 8 a patent in force, 16 pending, 32 lapsed; the price in CNY 64 under
-- 10,000, 128 up to 100,000, 256 up to a million, 512 from a million, 1024 on request.
alter table product_public add column traits smallint not null default 0;

-- How many products of a cell have up to three traits at once: bits a <= b <= c stand at
-- c (c + 1) (c + 2) / 6 + b (b + 1) / 2 + a + 1. Two filters and what is counted beside them are three bits, so that they
-- cost no reading of rows.
alter table product_count add column sharing integer[] not null default array_fill(0, array[286]);

create view product_trait_mask as
select c * (c + 1) * (c + 2) / 6 + b * (b + 1) / 2 + a + 1 as place, ((1 << a) | (1 << b) | (1 << c))::smallint as mask
from generate_series(0, 10) c, generate_series(0, c) b, generate_series(0, b) a;

create function product_sharing_plus(one integer[], other integer[]) returns integer[] language sql immutable as $$
  select array_agg(coalesce(x, 0) + coalesce(y, 0) order by place)
  from unnest(one, other) with ordinality as both_of (x, y, place)
$$;

-- The same of products that are given as groups: how many (counts) have which traits.
create function product_sharing_of(traits smallint[], counts integer[]) returns integer[] language sql stable as $$
  select array_agg(
    (select coalesce(sum(g.n), 0) from unnest(traits, counts) as g (t, n) where g.t & p.mask = p.mask)::int
    order by p.place)
  from product_trait_mask p
$$;

create or replace function product_count_follows() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into product_count as c (industry, region, year, types, chain, products, parts, sharing)
    select industry, region, year, types, chain, sum(n), sum(parts), product_sharing_of(array_agg(traits), array_agg(n))
    from (
      select industry, region, year, types, chain, traits, count(*)::int as n, sum(part_count) as parts
      from new_rows group by industry, region, year, types, chain, traits) alike
    group by industry, region, year, types, chain
    -- one order for everybody: two publications never wait for each other in a circle
    order by industry, region, year, types, chain
    on conflict (industry, region, year, types, chain)
    do update set products = c.products + excluded.products, parts = c.parts + excluded.parts,
      sharing = product_sharing_plus(c.sharing, excluded.sharing);
  end if;
  if tg_op <> 'INSERT' then
    insert into product_count as c (industry, region, year, types, chain, products, parts, sharing)
    select industry, region, year, types, chain, sum(n), sum(parts), product_sharing_of(array_agg(traits), array_agg(n))
    from (
      select industry, region, year, types, chain, traits, -count(*)::int as n, -sum(part_count) as parts
      from old_rows group by industry, region, year, types, chain, traits) alike
    group by industry, region, year, types, chain
    order by industry, region, year, types, chain
    on conflict (industry, region, year, types, chain)
    do update set products = c.products + excluded.products, parts = c.parts + excluded.parts,
      sharing = product_sharing_plus(c.sharing, excluded.sharing);
  end if;
  return null;
end
$$;

with published as (
  select c.subject_id as id, c.kind, r.document
  from content c
  join content_revision r on (r.subject, r.subject_id, r.kind, r.revision)
    = (c.subject, c.subject_id, c.kind, c.published_revision)
  where c.subject = 'product'
), amounts as (
  select id, document ->> 'mode' as mode, coalesce(document ->> 'currency', 'CNY') as currency,
    coalesce((document ->> 'amount')::numeric, (document ->> 'from')::numeric, tier.low) as low,
    coalesce((document ->> 'amount')::numeric, (document ->> 'to')::numeric, tier.high) as high
  from published, lateral (
    select min((t ->> 'amount')::numeric) as low, max((t ->> 'amount')::numeric) as high
    from jsonb_array_elements(coalesce(document -> 'tiers', '[]')) t) tier
  where kind = 'price'
), found as (
  select id, case kind
    when 'video' then case when jsonb_array_length(coalesce(document -> 'videos', '[]')) > 0 then 1 else 0 end
    when 'certificate' then
      case when jsonb_array_length(coalesce(document -> 'certificates', '[]')) > 0 then 4 else 0 end
    when 'chain' then case when document ->> 'model' is not null then 2 else 0 end
    else 0 end as bits
  from published
  union all
  select p.id, case t.legal_status when 'in-force' then 8 when 'pending' then 16 when 'lapsed' then 32 else 0 end
  from published p, jsonb_array_elements(coalesce(p.document -> 'patents', '[]')) link
  join patent t on t.id = (link ->> 'patentId')::bigint
  where p.kind = 'basics'
  union all
  select id, case when mode = 'negotiable' then 1024 when currency <> 'CNY' or low is null then 0 else
    (case when low < 10000 then 64 else 0 end)
    + (case when low < 100000 and coalesce(high, low) >= 10000 then 128 else 0 end)
    + (case when low < 1000000 and coalesce(high, low) >= 100000 then 256 else 0 end)
    + (case when coalesce(high, low) >= 1000000 then 512 else 0 end) end
  from amounts
)
update product_public p set traits = t.traits
from (select id, bit_or(bits)::smallint as traits from found group by id) t
where t.id = p.product_id and t.traits <> 0;

drop index product_public_newest, product_public_patents, product_public_name, product_public_facets;
create index product_public_newest on product_public (published_at desc, product_id desc)
  include (industry, region, year, types, chain, traits);
create index product_public_patents on product_public (patent_count desc, published_at desc, product_id desc)
  include (industry, region, year, types, chain, traits);
create index product_public_name on product_public (name collate "zh-x-icu", product_id)
  include (industry, region, year, types, chain, traits);
create index product_public_facets on product_public (region, industry, published_at desc, product_id desc)
  include (year, types, chain, traits);
