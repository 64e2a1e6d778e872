/** The refusal walk: endpoints are called by everybody, and let in nobody but whom `access` and tenancy let in. */
import { codes, SUCCESS } from '@portal/contract/code'
import { APPROVED, entInfo, isBeforeApproval } from '@portal/contract/enterprise'
import type { AnyEndpoint, Input } from '@portal/contract/kit'
import { passesPermission } from '@portal/contract/permission'
import { me } from '@portal/contract/user'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changedByRefusals } from './changed-by-refusals.ts'
import type { Client } from './client.ts'
import { silentProvider } from './identity.ts'
import { enterprises, type Name, names, people } from './people.ts'
import { send, type Sent } from './valid-request.ts'
import type { Walked } from './walked.ts'
import { startWorld, type World } from './world.ts'

/** Everybody who tries, besides the one whose right it is. */
const others: Name[] = ['stranger', 'pending', 'idle', 'viewer', 'operator', 'admin', 'guest']
type Caller = Name | 'anonymous'
const callers: Caller[] = ['anonymous', ...others]

/** What somebody may do. */
interface Standing {
  roles: string[]
  perms: string[]
  approved: boolean
  /** Of an enterprise that is not approved yet. */
  beforeApproval: boolean
}
type Standings = ReadonlyMap<Caller, Standing>

async function standingsIn({ as }: World): Promise<Standings> {
  const standings = new Map<Caller, Standing>()
  for (const name of names) {
    const { roles, perms } = await as[name].call(me, {})
    const { examineState } = await as[name].call(entInfo, {})
    const beforeApproval = isBeforeApproval(examineState)
    standings.set(name, { roles, perms, approved: examineState === APPROVED, beforeApproval })
  }
  return standings
}

/** What `access` and tenancy say about a caller: the code of the answer. */
function expectedCode({ endpoint, request }: Walked, caller: Caller, standings: Standings): string {
  const { access } = endpoint
  if (access === 'public') return SUCCESS
  if (caller === 'anonymous') return 'A0230'
  const who = standings.get(caller)
  const needsPermission = access !== 'signed-in' && access !== 'approved'
  const held = needsPermission && who ? [access].flat().filter((one) => passesPermission(who, [one])) : []
  if (!who || (needsPermission && held.length === 0)) return 'A0301'
  const approvedOnly = access === 'approved' || (needsPermission && held.every((one) => one.endsWith(':own')))
  const isIn = who.approved || (endpoint.beforeApproval && who.beforeApproval)
  if (approvedOnly && !isIn) return 'A0301'
  const everybody = held.some((one) => one.endsWith(':any'))
  if (request.ours && !everybody && people[caller].enterprise !== 'ours') return 'A0404'
  return request.except?.[caller] ?? SUCCESS
}

/** Whether a caller is let in for the sake of their own enterprise, not of everybody's. */
function reachesOwnOnly({ endpoint: { access } }: Walked, caller: Caller, standings: Standings): boolean {
  const who = standings.get(caller)
  const held = [access].flat().filter((one) => who && passesPermission(who, [one]))
  return held.length > 0 && held.every((one) => one.endsWith(':own'))
}

const statusOf = (code: string): number => (code in codes ? codes[code as keyof typeof codes].status : 200)

/** The world of a walk, which is there once its tests run. */
interface Stage {
  world(): World
  standings(): Standings
  /** A session of its own for every try: some endpoints end it. */
  clientOf(caller: Caller): Promise<Client>
}

function openStage(): Stage {
  let world: World
  let standings: Standings
  beforeAll(async () => {
    world = await startWorld(silentProvider)
    standings = await standingsIn(world)
  })
  afterAll(() => world.close())
  return {
    world: () => world,
    standings: () => standings,
    clientOf: async (caller) => (caller === 'anonymous' ? world.anonymous : world.again(caller)),
  }
}

/** Makes the tests of these endpoints, in a world of their own. */
export function walkRefusals(walked: Walked[]): void {
  const stage = openStage()
  describe.for(walked)('$key', (one) => {
    test('lets in whom it should, refuses all others, and a refusal leaves no trace', async () => {
      expect(await tryEverybody(stage, one)).toMatchObject({ by: one.request.as, code: SUCCESS })
    })
    test('lets in everybody else whom access lets in', async () => {
      expect(await keptOut(stage, one)).toEqual([])
    })
  })
  describe.for(walked.filter(({ endpoint }) => endpoint.access !== 'public'))('the door of $key', (one) => {
    test.for(['Bearer made-up', 'Bearer ', 'Basic ZGVtbzpEZW1v', `Bearer ${'x'.repeat(5000)}`])(
      'stays shut for “%.20s”',
      async (authorization) => {
        const response = await knock(stage, one, { authorization })
        expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, 'A0230'])
      },
    )

    test('stays shut for the cookie alone', async () => {
      const { token = '' } = await stage.clientOf(one.request.as ?? 'anonymous')
      expect((await knock(stage, one, { cookie: `access_token=${token}` })).status).toBe(401)
    })

    test('stays shut for calls inside the process that come from nobody', async () => {
      const nobody = { actor: null, language: 'en' } as const
      const call = stage.world().portal.callInProcess(one.endpoint, {} as Input<AnyEndpoint>, nobody)
      await expect(call).rejects.toMatchObject({ code: 'A0230' })
    })
  })
}

/** Has everybody refused who should be, then answers what whoever has the right was told to the same request. */
async function tryEverybody({ world, standings, clientOf }: Stage, one: Walked) {
  const { endpoint, request } = one
  let sent: Sent = {}
  const refused = callers
    .map((caller) => ({ caller, code: expectedCode(one, caller, standings()) }))
    .filter(({ code }) => code !== SUCCESS)
  const changes = await changedByRefusals({
    prepare: async () => {
      sent = await request.sends(world())
      return Promise.all(refused.map(async (each) => ({ ...each, client: await clientOf(each.caller) })))
    },
    send: async ({ caller, code, client }) => {
      const answer = await send(client, endpoint, sent)
      expect({ caller, code: answer.code, status: answer.status }).toEqual({ caller, code, status: statusOf(code) })
      expect(answer.message, `a sentence for ${caller}`).not.toBe('')
      return false
    },
    fingerprint: () => world().fingerprint(),
  })
  expect(changes.map(({ request: { caller }, tables }) => `${caller} changed ${tables.join()}`)).toEqual([])
  const right = await send(await clientOf(request.as ?? 'anonymous'), endpoint, sent)
  return { by: request.as, code: right.code, message: right.message }
}

/** Who of those whom access lets in was refused; nobody may be shown what is not theirs. */
async function keptOut({ world, standings, clientOf }: Stage, one: Walked): Promise<string[]> {
  const { endpoint, request } = one
  const refused: string[] = []
  for (const caller of callers) {
    if (caller === request.as || expectedCode(one, caller, standings()) !== SUCCESS) continue
    const answer = await send(await clientOf(caller), endpoint, await request.sends(world()))
    if (answer.code !== SUCCESS) refused.push(`${caller}: ${answer.code} ${answer.message}`)
    if (!reachesOwnOnly(one, caller, standings()) || people[caller as Name].enterprise === 'ours') continue
    expect(JSON.stringify(answer.data), `what ${caller} sees`).not.toContain(enterprises.ours)
    expect(JSON.stringify(answer.data), `what ${caller} sees`).not.toContain(world().publishedName)
  }
  return refused
}

/** Calls with a credential that is none. */
function knock({ world }: Stage, { endpoint }: Walked, credential: Record<string, string>): Promise<Response> {
  const init = endpoint.method === 'GET' ? {} : { body: '{}' }
  const headers = { 'content-type': 'application/json', ...credential }
  return world().anonymous.fetch(endpoint.path, { method: endpoint.method, headers, ...init })
}
