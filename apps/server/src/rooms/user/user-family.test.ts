/** Plays the calls of the system family letter by letter: paths, parameters, forms and fields, without our own client. */
import { newMobile, sentCode } from '@portal/testkit/entrance'
import { enterprises, PASSWORD } from '@portal/testkit/people'
import { filledIn } from '@portal/testkit/workbook'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const BASE = '/api/enterprise/user'
const NEW_PASSWORD = 'Another-2026'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

interface Answer {
  status: number
  code: string
  data: never
  message: string
}

/** Sends what a client of the family sends; `body` is JSON unless it is a form. */
async function send(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  const json = body !== undefined && !(body instanceof FormData)
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(json ? { 'content-type': 'application/json;charset=utf-8' } : {}),
  }
  const payload = body instanceof FormData ? { body } : json ? { body: JSON.stringify(body) } : {}
  const response = await fetch(`${world.origin}${BASE}${path}`, { method, headers, ...payload })
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}
const form = (fields: Record<string, string | File>): FormData => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.append(name, value)
  return made
}
async function logIn(username: string, password = PASSWORD): Promise<string> {
  const { data } = await send('POST', '/login', form({ username, password }))
  return (data as { accessToken: string }).accessToken
}
const done = { status: 200, code: '0', data: null }

test('a client of the system family signs in, asks who it is, and signs out', async () => {
  const answer = await send('POST', '/login', form({ username: 'demo', password: PASSWORD }))
  expect(answer).toEqual({
    status: 200,
    code: '0',
    data: { accessToken: expect.stringMatching(/^[\w-]{40,}$/) },
    message: expect.any(String),
  })
  const { accessToken } = answer.data as { accessToken: string }
  const { data } = await send('GET', '/me', undefined, accessToken)
  expect(data).toEqual({
    userId: world.ids.people.demo,
    username: 'demo',
    nickname: '林启明',
    avatar: null,
    roles: ['OWNER'],
    perms: expect.arrayContaining([expect.stringMatching(/^\w+:[\w*]+:own$/)]),
  })
  expect(await send('GET', '/logout', undefined, accessToken)).toMatchObject(done)
  expect(await send('GET', '/me', undefined, accessToken)).toMatchObject({ status: 401, code: 'A0230', data: null })
  const wrong = await send('POST', '/login', form({ username: 'demo', password: 'not-this-one' }))
  expect(wrong).toMatchObject({ status: 400, code: 'A0210', data: null, message: '用户名或密码错误' })
})

test('a client of the system family registers by a code asked for in the query, and sets a forgotten password', async () => {
  const mobile = newMobile()
  expect(await send('POST', `/sms/getCode?mobile=${mobile}&scene=register`)).toMatchObject({
    code: '0',
    data: { resendSeconds: 60, validSeconds: 300 },
  })
  const registration = {
    username: 'family.newcomer',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    mobile,
    code: await sentCode(world.pool, mobile),
    agreement: true,
    enterpriseName: '家和机电有限公司',
  }
  const { code, data } = await send('POST', '/register', registration)
  expect([code, Object.keys(data)]).toEqual(['0', ['accessToken']])
  expect(await send('POST', `/sms/getCode?mobile=${mobile}&scene=forget`)).toMatchObject({ code: '0' })
  const forgotten = { mobile, code: await sentCode(world.pool, mobile), password: NEW_PASSWORD }
  expect(await send('POST', '/forget', forgotten)).toMatchObject(done)
  expect(await logIn('family.newcomer', NEW_PASSWORD)).toMatch(/^[\w-]{40,}$/)
})

describe('a client of the system family that manages users', () => {
  const as = async (): Promise<string> => world.as.demo.token ?? ''
  const found = async (query: string) => {
    const { data } = await send('GET', `/page?pageNum=1&pageSize=10&${query}`, undefined, await as())
    return data as { list: Record<string, unknown>[]; total: number }
  }

  test('creates, finds, changes and removes one', async () => {
    const token = await as()
    const { ours } = world.ids.enterprises
    const form = {
      username: 'family-user',
      nickname: '家成员',
      mobile: '13700000001',
      gender: 1,
      avatar: '',
      email: 'family@example.com',
      status: 1,
      deptId: ours,
      roleIds: ['VIEWER'],
      openId: '',
    }
    expect(await send('POST', '', form, token)).toMatchObject({ code: '0' })
    const today = new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 10)
    const days = `createTime%5B0%5D=${today}&createTime%5B1%5D=${today}`
    const { list, total } = await found(`keywords=family-user&status=1&deptId=${ours}&${days}`)
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      username: 'family-user',
      nickname: '家成员',
      mobile: '13700000001',
      gender: 1,
      avatar: null,
      email: 'family@example.com',
      status: 1,
      deptName: enterprises.ours,
      roleNames: '企业成员',
      createTime: expect.stringMatching(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}$/),
    })
    const id = String(list[0]?.['id'])
    const { data } = await send('GET', `/${id}/form`, undefined, token)
    const { openId: _openId, ...fields } = form
    expect(data).toEqual({ ...fields, id, avatar: null })
    expect(await send('PUT', `/${id}`, { ...form, id, nickname: '改名', roleIds: ['EDITOR'] }, token)).toMatchObject(
      done,
    )
    expect(await send('PATCH', `/${id}/password?password=${NEW_PASSWORD}`, undefined, token)).toMatchObject(done)
    expect(await logIn('family-user', NEW_PASSWORD)).not.toBe('')
    const options = (await send('GET', '/options', undefined, token)).data as { value: string; label: string }[]
    expect(options).toContainEqual({ value: id, label: '改名' })
    expect(await send('DELETE', `/${id}`, undefined, token)).toMatchObject(done)
    expect((await found('keywords=family-user')).total).toBe(0)
  })

  test('gets the template and the list as workbooks, and sends one back', async () => {
    const token = await as()
    const get = async (path: string) => {
      const response = await fetch(world.origin + BASE + path, { headers: { authorization: `Bearer ${token}` } })
      return { name: response.headers.get('content-disposition'), bytes: new Uint8Array(await response.arrayBuffer()) }
    }
    const names = { template: '用户导入模板.xlsx', list: '用户列表.xlsx' }
    const disposition = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
    const template = await get('/template')
    expect(template.name).toBe(disposition(names.template))
    expect((await get('/export?keywords=demo&status=1')).name).toBe(disposition(names.list))

    const file = await filledIn(template.bytes, [
      ['family-import', '导入者', '男', '13700000002', 'i@example.com', 'VIEWER', ''],
      ['1', '', '', '', '', 'VIEWER', ''],
    ])
    const { data } = await send('POST', `/import?deptId=${world.ids.enterprises.ours}`, form({ file }), token)
    expect(data).toMatchObject({ code: expect.any(String), validCount: 1, invalidCount: 1 })
    const { messageList } = data as { messageList: string[] }
    expect(messageList).toEqual([expect.stringMatching(/^第3行/)])
    expect((await found('keywords=family-import')).list).toMatchObject([{ gender: 1, email: 'i@example.com' }])
  })
})

test('a client of the system family keeps its own account', async () => {
  const token = await logIn('editor')
  const { data } = await send('GET', '/profile', undefined, token)
  expect(data).toMatchObject({
    id: world.ids.people.editor,
    username: 'editor',
    nickname: '周编辑',
    avatar: null,
    gender: 0,
    mobile: '',
    email: '',
    deptName: enterprises.ours,
    roleNames: '企业编辑',
    createTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
  expect(await send('PUT', '/profile', { ...(data as object), nickname: '周工', gender: 2 }, token)).toMatchObject(done)

  const mobile = newMobile()
  expect(await send('POST', `/mobile/code?mobile=${mobile}`, undefined, token)).toMatchObject({ code: '0' })
  const byMobile = { mobile, code: await sentCode(world.pool, mobile) }
  expect(await send('PUT', '/mobile', byMobile, token)).toMatchObject(done)
  expect(await send('PUT', '/mobile', byMobile, token)).toMatchObject({ code: 'A0242', message: '验证码已过期' })
  const email = 'zhou@example.com'
  expect(await send('POST', `/email/code?email=${encodeURIComponent(email)}`, undefined, token)).toMatchObject({
    code: '0',
  })
  const byMail = { email, code: await sentCode(world.pool, email) }
  expect(await send('PUT', '/email', byMail, token)).toMatchObject(done)

  const change = { oldPassword: 'not-the-old-one', newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
  expect(await send('PUT', '/password', change, token)).toMatchObject({ status: 400, message: '原密码错误' })
  expect(await send('PUT', '/password', { ...change, oldPassword: PASSWORD }, token)).toMatchObject(done)
  const again = await logIn('editor', NEW_PASSWORD)
  const after = (await send('GET', '/profile', undefined, again)).data
  expect(after).toMatchObject({ nickname: '周工', gender: 2, mobile, email })
})
