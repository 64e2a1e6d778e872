/**
 * What a product's page costs when it is made anew: all products of the demo in both languages, again and again, with
 * everything that was kept dropped between the rounds. Processor time of the server's process, compression included.
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
const WARM_ROUNDS = 4
const ROUNDS = 8

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
      // A change that changes nothing: what is kept goes all the same.
      await portal.pool.query('update product_public set name = name where product_id = $1', [list[0]?.id])
    }
    // Pictures of the demo are still being encoded after the start.
    await jobsDone(portal.pool, JOBS_MS)
    for (let turn = 0; turn < WARM_ROUNDS; turn += 1) await round()
    const load = loadavg()[0]?.toFixed(1)
    const before = cpuSeconds(portal.pid)
    for (let turn = 0; turn < ROUNDS; turn += 1) await round()
    const used = cpuSeconds(portal.pid) - before
    const pages = ROUNDS * addresses.length
    process.stdout.write(
      `${pages} product pages made anew: ${((used * 1000) / pages).toFixed(2)} ms each, load ${load}\n`,
    )
  } finally {
    await portal.stop()
  }
}

await main()
