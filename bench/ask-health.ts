/** A worker thread that asks /healthz every few milliseconds, away from the load's own event loop, until it is told to stop. */
import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const EVERY_MS = 10
const { origin } = workerData as { origin: string }
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
parentPort?.once('message', () => {
  asking = false
})
while (asking) {
  took.push(await ask())
  await new Promise((resume) => setTimeout(resume, EVERY_MS))
}
agent.destroy()
parentPort?.postMessage(took)
