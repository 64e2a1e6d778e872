/** A process of its own that asks /healthz every few milliseconds, away from the load's event loop, until it is told to stop. */
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const EVERY_MS = 10
const [origin] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Milliseconds until the answer was read. */
const ask = (): Promise<number> =>
  new Promise((done, failed) => {
    const began = performance.now()
    get(`${origin}/healthz`, { agent }, (response) => {
      response.resume()
      response.once('end', () => done(performance.now() - began))
    }).once('error', failed)
  })

const took: number[] = []
let asking = true
process.once('message', () => {
  asking = false
})
while (asking) {
  took.push(await ask())
  await sleep(EVERY_MS)
}
agent.destroy()
process.send?.(took, () => process.disconnect())
