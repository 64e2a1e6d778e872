/**
 * Fills a scratch database with products on the website, to measure lists at size:
 * `DATABASE_URL=… npm run bench` must never point at a database that matters; this script refuses one that has products.
 * Usage: `node tools/run.mjs bench/seed-products.ts [products = 1000000] [enterprises = 10000]`
 */
import pg from 'pg'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'

const url = process.env.DATABASE_URL ?? ''
const products = Number(process.argv[2] ?? 1_000_000)
const enterprises = Number(process.argv[3] ?? 10_000)

/** Words by Zipf's law: word k stands in about every (8.5 k / 60)th product. */
const WORDS = `
  create unlogged table bench_words as
  select n, array_to_tsvector(array_agg(distinct 'w' || floor(power(5000, random()))::int)) as words
  from generate_series(0, 9999) n, generate_series(1, 30) group by n;
  create unique index on bench_words (n)`

const ENTERPRISES = `
  insert into organisation (name, examine_state) select '企业 ' || n, '1' from generate_series(1, $1::int) n`

const PUBLIC = `
  insert into product_public (product_id, organisation_id, industry, region, year, types, chain, traits, part_count,
    patent_count, published_at, name, name_en, model, summary, summary_en, enterprise_name, enterprise_name_en,
    cover, search_vector, title_vector)
  select p.id, p.organisation_id, p.industry,
    (array['33','44','32','31','11','37','35','42','51','34','43','41','61','50','12','13','21','36','45','53'])
      [floor(power(20, random()))::int],
    case when random() < 0.4 then 2022 + floor(random() * 5)::int else 0 end,
    1 + floor(random() * 7)::int, random() < 0.2,
    floor(random() * 8)::int + 8 * (1 + floor(random() * 7)::int) + 64 * (array[0, 1, 2, 4, 8, 16, 3])[1 + floor(random() * 7)::int],
    floor(random() * 14)::int, 1 + floor(random() * 20)::int,
    now() - random() * interval '1500 days', p.name, 'Product ' || p.id, 'M-' || p.id,
    '一句话说明产品用途与优势，约二十到四十个字，供列表显示。', 'One sentence that says what it is for, and why it is good.',
    '企业 ' || p.organisation_id, 'Enterprise ' || p.organisation_id, gen_random_uuid(), a.words || b.words,
    array_to_tsvector(array['w' || floor(power(5000, random()))::int, 'w' || floor(power(5000, random()))::int])
  from product p
  join bench_words a on a.n = (p.id * 7919) % 10000
  join bench_words b on b.n = (p.id * 104729 + p.id / 10000) % 10000`

async function main(): Promise<void> {
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const step = async (what: string, sql: string, values: unknown[] = []) => {
    const from = performance.now()
    await client.query(sql, values)
    process.stdout.write(`${what}: ${((performance.now() - from) / 1000).toFixed(1)} s\n`)
  }
  const { rows } = await client.query<{ filled: boolean }>('select exists (select from product) as filled')
  if (rows[0]?.filled) throw new Error('this database has products already; give an empty scratch database')
  await step('words', WORDS)
  await step('enterprises', ENTERPRISES, [enterprises])
  await step(
    'account',
    `insert into user_account (username, password_hash, nickname) values ('bench', '', 'bench') on conflict do nothing`,
  )
  await step(
    'products',
    `insert into product (organisation_id, created_by, name, model, industry, search_vector)
      select (select min(id) from organisation) + floor(power($2::int, random()))::int - 1,
        (select id from user_account limit 1), '产品 ' || n, 'M-' || n, '0' || (1 + floor(power(7, random()))::int % 7), ''
      from generate_series(1, $1::int) n`,
    [products, enterprises],
  )
  await step('on the website', PUBLIC)
  await step('statistics', 'vacuum analyze')
  await client.end()
}

await main()
