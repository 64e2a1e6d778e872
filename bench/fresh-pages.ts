/**
 * What a product's page costs that is not kept: all products of the demo in both languages, again and again, with
 * everything that was kept dropped between the rounds by a change. Either the change is to something else, so that the
 * page's data are read anew and found the same, or to every product, so that each page is drawn and compressed anew.
 * Processor time of the server's process.
 * Usage: `node tools/run.mjs bench/fresh-pages.ts`
 */
import { loadavg } from 'node:os'
import { jobsDone } from '@portal/testkit/jobs-done'
import { productPage } from '@portal/contract/product'
import { createClient } from '@portal/testkit/client'
import { startScratchPortal } from './scratch-portal.ts'
import { cpuSeconds } from './server-cost.ts'

/** Encoding all pictures of the demo takes minutes. */
const JOBS_MS = 10 * 60_000
const CONNECTIONS = 10
const WARM_ROUNDS = 12
const ROUNDS = 8

/** What is changed between two rounds. */
const CHANGES = {
  'something else': `update product_public set name = name where product_id = (select min(product_id) from product_public)`,
  'every product': `update product_public
    set name = case when name like '%·' then left(name, -1) else name || '·' end`,
}

async function main(): Promise<void> {
  const portal = await startScratchPortal('demo')
  try {
    const { list } = await createClient(portal.origin).call(productPage, { query: { pageSize: 48 } })
    const addresses = list.flatMap(({ id }) =>
      ['', '&lang=en'].map((lang) => `/website/product/detail?id=${id}${lang}`),
    )
    const round = async (): Promise<void> => {
      const left = [...addresses]
      const ask = async (): Promise<void> => {
        for (let address = left.pop(); address !== undefined; address = left.pop()) {
          const response = await fetch(portal.origin + address, { headers: { 'accept-encoding': 'br' } })
          if (!response.ok) throw new Error(`${address} answered ${response.status}`)
          await response.arrayBuffer()
        }
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, ask))
    }
    // Pictures of the demo are still being encoded after the start.
    await jobsDone(portal.pool, JOBS_MS)
    for (const [what, change] of Object.entries(CHANGES)) {
      let used = 0
      for (let turn = -WARM_ROUNDS; turn < ROUNDS; turn += 1) {
        await portal.pool.query(change)
        const before = cpuSeconds(portal.pid)
        await round()
        if (turn >= 0) used += cpuSeconds(portal.pid) - before
      }
      const pages = ROUNDS * addresses.length
      process.stdout.write(
        `${pages} product pages after a change to ${what}: ${((used * 1000) / pages).toFixed(2)} ms each, load ${loadavg()[0]?.toFixed(1)}\n`,
      )
    }
  } finally {
    await portal.stop()
  }
}

await main()
