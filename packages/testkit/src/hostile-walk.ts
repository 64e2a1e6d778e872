/** The hostile walk: endpoints are sent what nobody honest sends, and have to answer with a sentence. */
import { SUCCESS } from '@portal/contract/code'
import type { AnyEndpoint } from '@portal/contract/kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chanceFrom } from './chance.ts'
import { changedByRefusals } from './changed-by-refusals.ts'
import { type Client, readAnswer } from './client.ts'
import { flood } from './flood.ts'
import { fuzzed } from './fuzzed.ts'
import { type Hostile, hostileVariants } from './hostile.ts'
import { silentProvider } from './identity.ts'
import { bytesOf, sendWithinCost } from './thread-cost.ts'
import type { ValidRequest } from './valid-request.ts'
import type { Walked } from './walked.ts'
import { startWorld, type World } from './world.ts'

const PATIENCE_MS = 120_000
const HUNDRED_MEGABYTES = 100 * 1024 * 1024
/** Lists may be larger than anything else that is sent whole. */
const bytesTo = ({ key }: Walked): number => (key === 'import.importUpload' ? 3 : 1) * HUNDRED_MEGABYTES

/** What the requests by chance follow from: the same in every run, so that none fails by chance; others by the variable. */
const FUZZ_SEED = process.env['FUZZ_SEED'] ?? '1'
/** How many of them an endpoint is sent; files take their time to be made and to be looked into. */
const countFor = (endpoint: AnyEndpoint): number => (isOfOneThread(endpoint) ? 5 : 2)

/** Somebody who signs out, or locks the screen, needs a session for each try. */
const endsSession = ({ key }: Walked): boolean => ['user.logout', 'user.userLock'].includes(key)

/** Files are read and written on threads of their own: what goes on beside, while these are waited for, is not their cost. */
const isOfOneThread = ({ consumes, answers }: AnyEndpoint): boolean => consumes === 'json' && answers === 'json'

/** Sends a request; `fault` tells one that held the thread for longer than its size allows. */
async function send(client: Client, endpoint: AnyEndpoint, { path, init }: { path: string; init: RequestInit }) {
  const ask = () => client.fetch(path, init)
  return isOfOneThread(endpoint) ? sendWithinCost(ask, bytesOf(init)) : { response: await ask(), fault: null }
}

/** What is wrong with the answer to a hostile request; empty when it is as it should be. */
async function judge({ what, must }: Pick<Hostile, 'what' | 'must'>, response: Response): Promise<string[]> {
  const { status, code, message } = await readAnswer(response)
  const faults = []
  if (status >= 500) faults.push(`${what}: answered ${status} ${message}`)
  if (must === 'refuse' && (status < 400 || status > 499)) faults.push(`${what}: was let in with ${status}`)
  if (code !== SUCCESS && message.trim().length < 4) faults.push(`${what}: refused without a sentence`)
  return faults
}

/** Calls that sign somebody in. */
const signsIn: ReadonlySet<string> = new Set(['user.login', 'user.smsLogin', 'user.passkeyLogin', 'user.oidcSession'])

/** All that is stored, but for what a refusal may leave behind: a sign-in that failed is written down. */
async function printFor(world: World, { key }: Walked): Promise<Record<string, string>> {
  const { audit_entry: auditEntry = '', ...others } = await world.fingerprint()
  return signsIn.has(key) ? others : { ...others, audit_entry: auditEntry }
}

const contentTypeOf = ({ consumes }: AnyEndpoint): Record<string, string> => ({
  'content-type': consumes === 'json' ? 'application/json' : 'multipart/form-data; boundary=x',
})
const PART = '--x\r\nContent-Disposition: form-data; name='
/** Begins a body that is right but for its size. */
const starts: Record<AnyEndpoint['consumes'], string> = {
  json: '{',
  form: `${PART}"username"\r\n\r\n`,
  upload: `${PART}"file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
}

/** The world of a walk, which is there once its tests run. */
interface Stage {
  world(): World
  newSession(request: ValidRequest): Promise<Client>
  /** One session per person for the whole walk. */
  sessionOf(request: ValidRequest): Promise<Client>
}

function openStage(): Stage {
  let world: World
  const sessions = new Map<string, Client>()
  beforeAll(async () => {
    world = await startWorld(silentProvider)
  })
  afterAll(() => world.close())
  const newSession = async ({ as }: ValidRequest): Promise<Client> => (as ? world.again(as) : world.anonymous)
  return {
    world: () => world,
    newSession,
    async sessionOf(request) {
      const name = request.as ?? 'anonymous'
      const client = sessions.get(name) ?? (await newSession(request))
      sessions.set(name, client)
      return client
    },
  }
}

/** Makes the tests of these endpoints, in a world of their own. */
export function walkHostile(walked: Walked[]): void {
  const stage = openStage()
  test.for(walked)(
    '$key answers hostile input with a sentence, and a refusal changes nothing',
    { timeout: PATIENCE_MS },
    async (one) => {
      expect(await faultsOf(stage, one)).toEqual([])
    },
  )
  describe(`with FUZZ_SEED=${FUZZ_SEED}`, () => {
    test.for(walked)('$key answers with a sentence, whatever chance sends', { timeout: PATIENCE_MS }, async (one) => {
      expect(await faultsByChance(stage, one)).toEqual([])
    })
  })
  const taking = walked.filter(({ endpoint }) => endpoint.method !== 'GET')
  describe.for(taking)('a body of 100 MB to $key', (one) => {
    test.for([{ announced: true }, { announced: false }])(
      'is refused early (announced: $announced)',
      async ({ announced }) => {
        const answer = await sendTooMuch(stage, one, announced)
        expect(answer).toEqual({ status: 413, code: 'A0413', message: expect.stringMatching(/./) })
      },
    )
  })
}

/** What is wrong with the answers to every hostile variant, and which refusals changed rows. */
async function faultsOf({ world, newSession, sessionOf }: Stage, one: Walked): Promise<string[]> {
  const { endpoint, request } = one
  const clientOf = endsSession(one) ? newSession : sessionOf
  const faults: string[] = []
  const changes = await changedByRefusals({
    prepare: async () => {
      const variants: { variant: Hostile; client: Client }[] = []
      for (const variant of hostileVariants(endpoint, await request.sends(world())))
        variants.push({ variant, client: await clientOf(request) })
      return variants
    },
    send: async ({ variant, client }) => {
      const { response, fault } = await send(client, endpoint, variant)
      if (fault !== null) faults.push(`${variant.what}: ${fault}`)
      faults.push(...(await judge(variant, response)))
      return response.ok
    },
    fingerprint: () => printFor(world(), one),
  })
  const accused = changes.map(
    ({ request: { variant }, tables }) => `${variant.what}: refused, yet rows changed in ${tables.join()}`,
  )
  return [...faults, ...accused]
}

/** What is wrong with the answers to requests that nobody thought of. */
async function faultsByChance({ world, newSession, sessionOf }: Stage, one: Walked): Promise<string[]> {
  const { key, endpoint, request } = one
  const chance = chanceFrom(`${FUZZ_SEED} ${key}`)
  const sent = await request.sends(world())
  const client = await (endsSession(one) ? newSession : sessionOf)(request)
  const faults: string[] = []
  for (let number = 1; number <= countFor(endpoint); number += 1) {
    const made = await fuzzed(chance, endpoint, sent)
    const what = `request ${number}, ${made.path.slice(0, 200)}`
    const { response, fault } = await send(client, endpoint, made)
    if (fault !== null) faults.push(`${what}: ${fault}`)
    faults.push(...(await judge({ what, must: 'survive' }, response)))
  }
  return faults
}

/** Answers what was said to a body that is far too large, before all of it was sent. */
async function sendTooMuch({ world, sessionOf }: Stage, one: Walked, announced: boolean) {
  const { endpoint, request } = one
  const { token } = await sessionOf(request)
  const before = await world().fingerprint()
  const answer = await flood(world().origin + endpoint.path, {
    method: endpoint.method,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...contentTypeOf(endpoint) },
    bytes: bytesTo(one),
    announced,
    first: Buffer.from(starts[endpoint.consumes]),
  })
  const envelope = JSON.parse(answer.text) as { code: string; message: string }
  expect(answer.sent).toBeLessThan(bytesTo(one))
  expect(await world().fingerprint()).toEqual(before)
  return { status: answer.status, code: envelope.code, message: envelope.message }
}
