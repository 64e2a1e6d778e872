/**
 * 64 enterprises at work at once for a minute: own lists, own products, drafts saved again and again, messages, the
 * public list and product. Prints calls per second, what each kind took and what failed, which has to be nothing.
 * Usage: `node tools/run.mjs bench/mixed-load.ts [seconds = 60]`
 */
import { loadavg } from 'node:os'
import { messagePage } from '@portal/contract/message'
import { productDetail, productPage } from '@portal/contract/product'
import { productGet, productSave, searchPageByParam } from '@portal/contract/product-own'
import { type Client, createClient } from '@portal/testkit/client'
import { basics } from '@portal/testkit/factories'
import { insertOrganisation, insertPerson, insertSession } from '@portal/testkit/people'
import { populate } from '@portal/testkit/world'
import { type ScratchPortal, startScratchPortal } from './scratch-portal.ts'

const CLIENTS = 64
const seconds = Number(process.argv[2] ?? 60)

interface Worker {
  client: Client
  productId: string
  revision: number
}

type Kind = 'own list' | 'own product' | 'saved draft' | 'messages' | 'public list' | 'public product'
/** What a worker does next, by how often of a hundred. */
const mix: readonly [Kind, number][] = [
  ['own list', 30],
  ['own product', 20],
  ['saved draft', 15],
  ['messages', 10],
  ['public list', 10],
  ['public product', 15],
]

/** Owners of approved enterprises, each with a product in draft. */
async function workers({ origin, pool }: ScratchPortal): Promise<Worker[]> {
  const made: Worker[] = []
  for (let index = 0; index < CLIENTS; index += 1) {
    const enterprise = await insertOrganisation(pool, `并发企业 ${index}`)
    await pool.query(`update organisation set examine_state = '1' where id = $1`, [enterprise])
    const who = { username: `owner-${index}`, nickname: `负责人 ${index}`, roles: ['OWNER'] }
    const client = createClient(origin, await insertSession(pool, await insertPerson(pool, who, enterprise)))
    const { productId, revision } = await client.call(productSave, { body: basics({ submit: false }) })
    made.push({ client, productId, revision })
  }
  return made
}

async function act(worker: Worker, kind: Kind, published: string): Promise<void> {
  const { client, productId } = worker
  if (kind === 'own list') await client.call(searchPageByParam, { body: {} })
  if (kind === 'own product') await client.call(productGet, { body: { productId } })
  if (kind === 'messages') await client.call(messagePage, { query: {} })
  if (kind === 'public list') await client.call(productPage, { query: {} })
  if (kind === 'public product') await client.call(productDetail, { body: { productId: published } })
  if (kind === 'saved draft') {
    const body = { ...basics({ submit: false }), productId, revision: worker.revision }
    const saved = await client.call(productSave, { body })
    worker.revision = saved.revision
  }
}

function drawn(): Kind {
  let left = Math.random() * 100
  for (const [kind, share] of mix) {
    left -= share
    if (left < 0) return kind
  }
  return 'own list'
}

async function main(): Promise<void> {
  const portal = await startScratchPortal()
  try {
    const { published } = await populate(portal)
    const staff = await workers(portal)
    const took = new Map<Kind, number[]>(mix.map(([kind]) => [kind, []]))
    const failures = new Map<string, number>()
    const load = loadavg()[0]?.toFixed(2)
    const until = performance.now() + seconds * 1000
    const work = async (worker: Worker): Promise<void> => {
      while (performance.now() < until) {
        const kind = drawn()
        const from = performance.now()
        try {
          await act(worker, kind, published)
          took.get(kind)?.push(performance.now() - from)
        } catch (error) {
          const what = `${kind}: ${error instanceof Error ? error.message : String(error)}`
          failures.set(what, (failures.get(what) ?? 0) + 1)
        }
      }
    }
    await Promise.all(staff.map(work))
    const calls = [...took.values()].reduce((sum, { length }) => sum + length, 0)
    const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
    process.stdout.write(
      `${CLIENTS} clients for ${seconds} s (load before ${load}): ${calls} calls, ${(calls / seconds).toFixed(0)}/s, ${failed} failed\n`,
    )
    for (const [kind, times] of took) {
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
      process.stdout.write(
        `  ${kind.padEnd(16)} ${String(times.length).padStart(6)}  p50 ${at(0.5)} ms  p99 ${at(0.99)} ms\n`,
      )
    }
    for (const [what, count] of failures) process.stdout.write(`  ${count} × ${what}\n`)
    process.exitCode = failed === 0 ? 0 : 1
  } finally {
    await portal.stop()
  }
}

await main()
