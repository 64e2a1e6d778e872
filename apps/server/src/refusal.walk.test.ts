import { api } from '@portal/contract/api'
import { codes, SUCCESS } from '@portal/contract/code'
import { APPROVED, entInfo } from '@portal/contract/enterprise'
import type { AnyEndpoint, Input } from '@portal/contract/kit'
import { passesPermission } from '@portal/contract/permission'
import { me } from '@portal/contract/user'
import type { Answer, Client } from '@portal/testkit/client'
import { enterprises, type Name, people } from '@portal/testkit/people'
import { type Rightful, rightful, type Sent } from '@portal/testkit/rightful'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Everybody who tries, besides the one whose right it is. */
const others: Name[] = ['stranger', 'pending', 'idle', 'viewer', 'operator', 'admin', 'guest']
type Caller = Name | 'anonymous'

let world: World
const standing = new Map<Name, { roles: string[]; perms: string[]; approved: boolean }>()

beforeAll(async () => {
  world = await startWorld()
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
  const approvedOnly = access === 'approved' || access.endsWith(':own')
  const needsPermission = access !== 'signed-in' && access !== 'approved'
  if (!who || (needsPermission && !passesPermission(who, [access]))) return 'A0301'
  if (approvedOnly && !who.approved) return 'A0301'
  if (ours && people[caller].enterprise !== 'ours') return 'A0404'
  return except?.[caller] ?? SUCCESS
}

/** A session of its own for every try: some endpoints end it. */
const clientOf = (caller: Caller): Promise<Client> | Client =>
  caller === 'anonymous' ? world.anonymous : world.again(caller)

const send = (client: Client, endpoint: AnyEndpoint, { file, ...input }: Sent): Promise<Answer<unknown>> =>
  file ? client.tryUpload(endpoint, file) : client.ask(endpoint, input as Input<AnyEndpoint>)

test('every endpoint has a rightful request, and every rightful request an endpoint', () => {
  expect(Object.keys(rightful).toSorted()).toEqual(api.map(({ room, name }) => `${room}.${name}`).toSorted())
})

describe.each(api.filter(({ room, name }) => rightful[`${room}.${name}`]))(
  '$room $name',
  ({ room, name, endpoint }) => {
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
      for (const caller of callers.filter(
        (one) => one !== request.as && expected(endpoint, request, one) === SUCCESS,
      )) {
        const answer = await send(await clientOf(caller), endpoint, await request.sends(world))
        expect({ caller, code: answer.code, message: answer.message }).toMatchObject({ caller, code: SUCCESS })
        if (endpoint.access.endsWith(':own') && people[caller as Name].enterprise !== 'ours') {
          expect(JSON.stringify(answer.data), `what ${caller} sees`).not.toContain(enterprises.ours)
          expect(JSON.stringify(answer.data), `what ${caller} sees`).not.toContain(world.publishedName)
        }
      }
    })

    test.runIf(endpoint.access !== 'public')('refuses a made-up and a malformed credential', async () => {
      const sent = await request.sends(world)
      for (const authorization of ['Bearer made-up', 'Bearer ', 'Basic ZGVtbzpEZW1v', `Bearer ${'x'.repeat(5000)}`]) {
        const headers = { authorization, 'content-type': 'application/json' }
        const init = endpoint.method === 'GET' ? {} : { body: JSON.stringify(sent.body ?? {}) }
        const response = await world.anonymous.fetch(endpoint.path, { method: endpoint.method, headers, ...init })
        expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, 'A0230'])
      }
    })

    test.runIf(endpoint.access !== 'public')('does not accept the cookie alone', async () => {
      const { token = '' } = await clientOf(request.as ?? 'anonymous')
      const headers = { cookie: `access_token=${token}`, 'content-type': 'application/json' }
      const init = endpoint.method === 'GET' ? {} : { body: '{}' }
      const response = await world.anonymous.fetch(endpoint.path, { method: endpoint.method, headers, ...init })
      expect(response.status).toBe(401)
    })
  },
)

const statusOf = (code: string): number => (code in codes ? codes[code as keyof typeof codes].status : 200)
