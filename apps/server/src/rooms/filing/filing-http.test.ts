import { entInfo } from '@portal/contract/enterprise'
import { syncDetail, syncOwnApplyData } from '@portal/contract/filing'
import { filingSourceList, filingSourceSave, filingSourceTest } from '@portal/contract/filing-admin'
import { FILING_KEY_ID, FILING_SECRET, type FilingGateway, filingGateway } from '@portal/testkit/filing-source'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

let world: World
let gateway: FilingGateway
let uscc = ''
beforeAll(async () => {
  gateway = await filingGateway()
  world = await startWorld(gateway.variables)
  uscc = (await world.as.demo.call(entInfo, {})).certification?.uscc ?? ''
})
afterAll(async () => {
  await world.close()
  await gateway.close()
})
afterEach(() => {
  gateway.answers = []
  gateway.asked = []
})

const product = (filingNo: string, change: object = {}) => ({
  filingNo,
  name: `接口产品 ${filingNo}`,
  model: 'H',
  industry: '03',
  filingStatus: '3',
  filedOn: '2025-05-06',
  outputValue: 88.5,
  ...change,
})

async function pull() {
  const { runId } = await world.as.demo.call(syncOwnApplyData, {})
  return until('a run that is over', async () => {
    const found = await world.as.demo.call(syncDetail, { query: { runId } })
    return ['ready', 'failed'].includes(found.run?.state ?? '') ? found : null
  })
}

test('an operator sets the interface up, having tried it; the secret is nowhere to be read', async () => {
  const { operator } = world.as
  const setting = { url: gateway.url, keyId: FILING_KEY_ID }
  const tried = await operator.call(filingSourceTest, { body: setting })
  expect(tried).toMatchObject({ ok: true, says: '备案平台（测试）' })
  const wrongKey = await operator.call(filingSourceTest, { body: { ...setting, keyId: 'somebody-else' } })
  expect(wrongKey.ok).toBe(false)
  expect(wrongKey.says).toContain('不认可本平台的密钥')
  const saved = await operator.call(filingSourceSave, { body: { kind: 'http', active: true, ...setting, revision: 0 } })
  expect(saved.list.find(({ kind }) => kind === 'http')).toMatchObject({ active: true, secretSet: true, revision: 1 })
  expect(JSON.stringify(saved)).not.toContain(FILING_SECRET)
  const stored = await world.pool.query('select to_jsonb(s)::text as row from filing_source s')
  expect(JSON.stringify(stored.rows)).not.toContain(FILING_SECRET)
})

describe('an address inside the own network that the environment does not name', () => {
  let hidden: FilingGateway
  let port = ''
  beforeAll(async () => {
    hidden = await filingGateway()
    ;({ port } = new URL(hidden.url))
  })
  afterAll(() => hidden.close())
  const says = '无法连接备案数据接口，请稍后再试'

  test.for([
    ['an address of this machine', 'http://127.0.0.1:PORT/api/v1'],
    ['the same over TLS', 'https://127.0.0.1:PORT/api/v1'],
    ['a name of this machine', 'http://localhost:PORT/api/v1'],
    ['the same from the root of names', 'http://localhost.:PORT/api/v1'],
    ['hexadecimal and short', 'http://0x7f.1:PORT/api/v1'],
    ['one number', 'http://2130706433:PORT/api/v1'],
    ['octal', 'http://0177.0.0.1:PORT/api/v1'],
    ['no address at all', 'http://0.0.0.0:PORT/api/v1'],
    ['IPv6', 'http://[::1]:PORT/api/v1'],
    ['IPv4 within IPv6', 'http://[::ffff:127.0.0.1]:PORT/api/v1'],
    ['where nobody listens', 'http://127.0.0.1:2/api/v1'],
    ['what clouds tell their machines', 'http://169.254.169.254/latest/meta-data'],
    ['a private network', 'http://10.0.0.1/api/v1'],
    ['a unique local one', 'http://[fd00::1]/api/v1'],
    ['a group of machines', 'http://224.0.0.1/api/v1'],
  ] as const)('is not asked, and nothing tells it from others: %s', async ([, spelt]) => {
    const body = { url: spelt.replace('PORT', port), keyId: FILING_KEY_ID }
    const answer = await world.as.operator.call(filingSourceTest, { body })
    expect({ ok: answer.ok, says: answer.says }).toEqual({ ok: false, says })
    expect(hidden.asked).toEqual([])
  })

  test('is not followed to either', async () => {
    gateway.answers = [{ status: 307, headers: { location: `${hidden.url}/ping` } }]
    const answer = await world.as.operator.call(filingSourceTest, { body: { url: gateway.url, keyId: FILING_KEY_ID } })
    expect(answer.ok).toBe(false)
    expect(hidden.asked).toEqual([])
  })
})

test.each(['https://user:password@filing.example.com/api', 'https://filing.example.com/api?key=1', 'ftp://filing/api'])(
  'an address with a key in it, or of another kind, is not taken: %s',
  async (url) => {
    const body = { kind: 'http' as const, active: false, url, keyId: FILING_KEY_ID, revision: 1 }
    expect(await world.as.operator.refusal(filingSourceSave, { body })).toBe('A0400')
    expect(await world.as.operator.refusal(filingSourceTest, { body: { url, keyId: FILING_KEY_ID } })).toBe('A0400')
  },
)

test('two operators do not overwrite each other, and an unfinished setting cannot be put in use', async () => {
  const { operator } = world.as
  const body = { kind: 'http' as const, active: true, url: gateway.url, keyId: FILING_KEY_ID, revision: 0 }
  expect(await operator.refusal(filingSourceSave, { body })).toBe('A0409')
  const { message } = await operator.ask(filingSourceSave, { body: { ...body, revision: 1, url: '' } })
  expect(message).toBe('请填写接口地址')
  const { list } = await operator.call(filingSourceList, {})
  expect(list.find(({ kind }) => kind === 'http')).toMatchObject({ url: gateway.url, active: true })
})

test('an interface that fails twice is asked again, and every request is signed', async () => {
  gateway.enterprises.set(uscc, {
    enterprise: { website: 'https://filed.example.com' },
    products: [product('H-1')],
    asOf: '2026-11-01T08:00:00+08:00',
  })
  gateway.answers = [{ status: 503 }, { status: 429, headers: { 'retry-after': '0' } }]
  const { run, items } = await pull()
  expect(run).toMatchObject({ state: 'ready', source: 'http', asOf: '2026-11-01T00:00:00.000Z' })
  expect(gateway.asked).toEqual(['enterprise', 'enterprise', 'enterprise', 'products'])
  expect(items.map(({ kind, title }) => [kind, title])).toEqual([
    ['enterprise', '启明泵业有限公司'],
    ['new', '接口产品 H-1'],
  ])
})

test('bad rows are told and hinder none of the others, over several pages', async () => {
  const many = Array.from({ length: 401 }, (_, index) => product(`H-${index + 1}`))
  const bad = [
    { ...product('X-1'), filedOn: 'gestern' },
    'no object',
    { ...product('X-2'), name: { de: 'Pumpe' } },
    { ...product('X-3'), name: '' },
    { ...product('X-4'), outputValue: -1 },
  ]
  gateway.enterprises.set(uscc, { enterprise: null, products: [...many.slice(0, 250), ...bad, ...many.slice(250)] })
  const { run, items, bad: told } = await pull()
  expect(run?.counts).toMatchObject({ new: 401, bad: 5 })
  expect(items).toHaveLength(401)
  expect(told.map(({ line, column }) => [line, column])).toEqual([
    [251, '备案日期'],
    [252, ''],
    [253, ''],
    [254, '产品名称'],
    [255, '产值(万元)'],
  ])
  expect(gateway.asked).toEqual(['enterprise', 'products', 'products', 'products'])
})

test('an enterprise that the interface does not know is told so by an empty result, not by an error', async () => {
  gateway.enterprises.clear()
  const { run, items } = await pull()
  expect(run).toMatchObject({ state: 'ready', asOf: null, counts: { new: 0, changed: 0 } })
  expect(items).toEqual([])
})

test.for([
  ['keeps failing', { status: 500 }, '备案数据接口繁忙或出错'],
  ['does not accept the key', { status: 403 }, '不认可本平台的密钥'],
  ['answers what is no JSON', { status: 200, body: '<html>' }, '应答无法识别'],
  ['answers something else', { status: 200, body: '{"list":3}' }, '应答无法识别'],
  ['leads elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }, '应答无法识别'],
] as const)(
  'an interface that %s fails the run with the reason, and it can be started again',
  async ([, answer, says]) => {
    gateway.answers = Array.from({ length: 4 }, () => ({ ...answer }))
    const { run } = await pull()
    expect(run).toMatchObject({ state: 'failed', failure: expect.stringContaining(says) })
    gateway.answers = []
    expect((await pull()).run?.state).toBe('ready')
  },
)

test('whoever asks while a run is under way is answered that run', async () => {
  let go = (): void => undefined
  gateway.hold = new Promise((done) => {
    go = () => done()
  })
  const first = await world.as.demo.call(syncOwnApplyData, {})
  const [second, third] = await Promise.all([
    world.as.editor.call(syncOwnApplyData, {}),
    world.as.demo.call(syncOwnApplyData, {}),
  ])
  expect([second.runId, third.runId]).toEqual([first.runId, first.runId])
  expect(['waiting', 'pulling']).toContain(second.state)
  go()
  gateway.hold = null
  await until('the end of the run', async () => {
    const { run } = await world.as.demo.call(syncDetail, { query: {} })
    return run?.state === 'ready'
  })
})
