import { api } from '@portal/contract/api'
import { codes, SUCCESS } from '@portal/contract/code'
import { APPROVED, entInfo } from '@portal/contract/enterprise'
import type { AnyEndpoint, Input } from '@portal/contract/kit'
import { passesPermission } from '@portal/contract/permission'
import { me } from '@portal/contract/user'
import type { Answer, Client } from '@portal/testkit/client'
import { enterprises, type Name, people } from '@portal/testkit/people'
import { type Rightful, rightful, type Sent } from '@portal/testkit/rightful'
import { silentProvider } from '@portal/testkit/identity'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRoutes } from './raw-routes.ts'

/** Everybody who tries, besides the one whose right it is. */
const others: Name[] = ['stranger', 'pending', 'idle', 'viewer', 'operator', 'admin', 'guest']
type Caller = Name | 'anonymous'

let world: World
const standing = new Map<Name, { roles: string[]; perms: string[]; approved: boolean }>()

beforeAll(async () => {
  world = await startWorld(silentProvider)
  for (const name of Object.keys(people) as Name[]) {
    const { roles, perms } = await world.as[name].call(me, {})
    const { examineState } = await world.as[name].call(entInfo, {})
    standing.set(name, { roles, perms, approved: examineState === APPROVED })
  }
})
afterAll(() => world.close())

/** What `access` and tenancy say about a caller: the code of the answer. */
function expected({ access }: AnyEndpoint, { ours, except }: Rightful, caller: Caller): string {
  if (access === 'public') return SUCCESS
  if (caller === 'anonymous') return 'A0230'
  const who = standing.get(caller)
  const needsPermission = access !== 'signed-in' && access !== 'approved'
  const held = needsPermission && who ? [access].flat().filter((one) => passesPermission(who, [one])) : []
  if (!who || (needsPermission && held.length === 0)) return 'A0301'
  const approvedOnly = access === 'approved' || (needsPermission && held.every((one) => one.endsWith(':own')))
  if (approvedOnly && !who.approved) return 'A0301'
  const everybody = held.some((one) => one.endsWith(':any'))
  if (ours && !everybody && people[caller].enterprise !== 'ours') return 'A0404'
  return except?.[caller] ?? SUCCESS
}

/** Whether a caller is let in for the sake of their own enterprise, not of everybody's. */
function reachesOwnOnly({ access }: AnyEndpoint, caller: Caller): boolean {
  const who = caller === 'anonymous' ? undefined : standing.get(caller)
  const held = [access].flat().filter((one) => who && passesPermission(who, [one]))
  return held.length > 0 && held.every((one) => one.endsWith(':own'))
}

/** A session of its own for every try: some endpoints end it. */
const clientOf = (caller: Caller): Promise<Client> | Client =>
  caller === 'anonymous' ? world.anonymous : world.again(caller)

const send = (client: Client, endpoint: AnyEndpoint, { file, headers, ...input }: Sent): Promise<Answer<unknown>> =>
  file ? client.tryUpload(endpoint, file) : client.ask(endpoint, input as Input<AnyEndpoint>, headers)

test('every endpoint has a rightful request, and every rightful request an endpoint', () => {
  expect(Object.keys(rightful).toSorted()).toEqual(api.map(({ room, name }) => `${room}.${name}`).toSorted())
})

const walked = api.filter(({ room, name }) => rightful[`${room}.${name}`])

describe.each(walked)('$room $name', ({ room, name, endpoint }) => {
  const request = rightful[`${room}.${name}`] as Rightful
  const callers: Caller[] = ['anonymous', ...others]

  test('lets in whom it should, refuses all others, and a refusal leaves no trace', async () => {
    const sent = await request.sends(world)
    for (const caller of callers) {
      const code = expected(endpoint, request, caller)
      if (code === SUCCESS) continue
      const client = await clientOf(caller)
      const before = await world.print()
      const answer = await send(client, endpoint, sent)
      expect({ caller, code: answer.code, status: answer.status }).toEqual({ caller, code, status: statusOf(code) })
      expect(answer.message, `a sentence for ${caller}`).not.toBe('')
      expect(await world.print(), `after refusing ${caller}`).toEqual(before)
    }
    const right = await send(await clientOf(request.as ?? 'anonymous'), endpoint, sent)
    expect({ by: request.as, code: right.code, message: right.message }).toMatchObject({
      by: request.as,
      code: SUCCESS,
    })
  })

  test('lets in everybody else whom access lets in', async () => {
    for (const caller of callers.filter((one) => one !== request.as && expected(endpoint, request, one) === SUCCESS)) {
      const answer = await send(await clientOf(caller), endpoint, await request.sends(world))
      expect({ caller, code: answer.code, message: answer.message }).toMatchObject({ caller, code: SUCCESS })
      const own = reachesOwnOnly(endpoint, caller)
      if (own && people[caller as Name].enterprise !== 'ours') {
        expect(JSON.stringify(answer.data), `what ${caller} sees`).not.toContain(enterprises.ours)
        expect(JSON.stringify(answer.data), `what ${caller} sees`).not.toContain(world.publishedName)
      }
    }
  })
})

describe.each(walked.filter(({ endpoint }) => endpoint.access !== 'public'))('the door of $room $name', (walk) => {
  const { endpoint, room, name } = walk
  const knock = (headers: Record<string, string>) => {
    const init = endpoint.method === 'GET' ? {} : { body: '{}' }
    const sent = { 'content-type': 'application/json', ...headers }
    return world.anonymous.fetch(endpoint.path, { method: endpoint.method, headers: sent, ...init })
  }

  test.each(['Bearer made-up', 'Bearer ', 'Basic ZGVtbzpEZW1v', `Bearer ${'x'.repeat(5000)}`])(
    'stays shut for “%.20s”',
    async (authorization) => {
      const response = await knock({ authorization })
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, 'A0230'])
    },
  )

  test('stays shut for the cookie alone', async () => {
    const { token = '' } = await clientOf(rightful[`${room}.${name}`]?.as ?? 'anonymous')
    expect((await knock({ cookie: `access_token=${token}` })).status).toBe(401)
  })

  test('stays shut for calls inside the process that come from nobody', async () => {
    const call = world.portal.callInProcess(endpoint, {} as Input<AnyEndpoint>, { actor: null, language: 'en' })
    await expect(call).rejects.toMatchObject({ code: 'A0230' })
  })
})

describe.each(rawRoutes.filter(({ access }) => access !== 'public'))(
  'the raw route $method $url',
  ({ method, url }) => {
    test('stays shut without a session', async () => {
      const { status } = await world.anonymous.fetch(url, { method })
      expect(status).toBe(401)
    })
  },
)

const statusOf = (code: string): number => (code in codes ? codes[code as keyof typeof codes].status : 200)
