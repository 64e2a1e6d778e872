/**
 * Times the public product list and the suggestions of the website's search on a database that bench/seed-products.ts
 * filled, inside the process: validation, search with facets, pictures, view. Prints p50 and p95 in milliseconds.
 * Usage: `DATABASE_URL=… node tools/run.mjs bench/product-list.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { productPage } from '@portal/contract/product'
import type { Input } from '@portal/contract/kit'
import { searchSuggest } from '@portal/contract/search'
import { createApp } from '../apps/server/src/app.ts'
import { readEnvironment } from '../apps/server/src/env.ts'
import { createLog } from '../apps/server/src/platform/log.ts'

type Query = Input<typeof productPage>['query']
const ROUNDS = 40

/** Words by how many products have them (Zipf): w3 87 %, w20 29 %, w280 3 %, w4000 0.2 %. */
const cases: Record<string, Query[]> = {
  'no filter': [{}],
  'one facet': [{ industry: '01' }, { industry: '06' }, { region: '33' }, { region: '53' }, { year: '2024' }],
  'two facets and a type': [
    { industry: '02', region: '53', type: 'design' },
    { industry: '05', region: '36', year: '2024', chain: 'true' },
  ],
  'with a video': [{ video: 'true' }],
  'patents in force': [{ status: 'in-force' }, { status: 'lapsed', industry: '03' }],
  'a price range': [{ price: '10k-100k' }, { price: 'over-1m', region: '33' }],
  'a video and a price range': [{ video: 'true', price: 'on-request' }],
  'three traits and a region': [{ model: 'true', certificate: 'true', status: 'pending', region: '53' }],
  'no filter, page 1,000': [{ pageNum: 1000 }],
  'no filter, page 80,000': [{ pageNum: 80_000 }],
  'most patents first': [{ industry: '03', sort: 'patents' }],
  'by name': [{ sort: 'name' }],
  'rare word': [{ keywords: 'w3000' }, { keywords: 'w4000' }, { keywords: 'w4500' }],
  'word of 3 %': [{ keywords: 'w250' }, { keywords: 'w280' }, { keywords: 'w300' }],
  'word of 29 %': [{ keywords: 'w18' }, { keywords: 'w20' }, { keywords: 'w22' }],
  'word of 87 %': [{ keywords: 'w3' }],
  'two words': [{ keywords: 'w20 w300' }],
  'word of 29 % and a facet': [{ keywords: 'w20', industry: '03' }],
  'one enterprise': [{ enterprise: '5' }, { enterprise: '5000' }],
}

/** What somebody has typed so far into the search; the shares are of all words, names have fewer. */
const typed: Record<string, string[]> = {
  'suggest rare word': ['w300', 'w400', 'w450'],
  'suggest word of 3 %': ['w250', 'w280', 'w300'],
  'suggest word of 29 %': ['w18', 'w20', 'w22'],
  'suggest word of 87 %': ['w3'],
  'suggest two words': ['w20 w30', 'w2 w1'],
}

/** Calls in turn, each answering how much it found, and prints how long they took. */
async function time(name: string, calls: (() => Promise<number>)[]): Promise<void> {
  const times: number[] = []
  let found = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now()
    found = (await calls[round % calls.length]?.()) ?? 0
    // The first visits warm caches that a running server has warm.
    if (round >= calls.length) times.push(performance.now() - from)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  process.stdout.write(`${name.padEnd(26)} p50 ${at(0.5).padStart(7)}  p95 ${at(0.95).padStart(7)}  found ${found}\n`)
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const env = readEnvironment({ ...process.env, DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' })
  const portal = await createApp(env, { databaseUrl: env.databaseUrl ?? '', log: createLog('error') })
  const visitor = { actor: null, language: 'zh-cn' } as const
  const list = async (query: Query) => (await portal.callInProcess(productPage, { query }, visitor)).total
  const suggest = async (keywords: string) =>
    (await portal.callInProcess(searchSuggest, { query: { keywords } }, visitor)).products.length
  for (const [name, queries] of Object.entries(cases)) {
    await time(
      name,
      queries.map((query) => () => list(query)),
    )
  }
  for (const [name, texts] of Object.entries(typed)) {
    await time(
      name,
      texts.map((text) => () => suggest(text)),
    )
  }
  await portal.close()
  await rm(dataDir, { recursive: true, force: true })
}

await main()
