import { productDetail } from '@portal/contract/product'
import { avatarUpload, dataExport, profileSave } from '@portal/contract/user-profile'
import { createClient } from '@portal/testkit/client'
import { pngFile } from '@portal/testkit/png'
import { startWorld, type World } from '@portal/testkit/world'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const opened = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]))
const parts = [
  'account',
  'audit',
  'complaints',
  'consents',
  'drafts',
  'files',
  'identities',
  'inquiries',
  'messages',
  'passkeys',
  'secondFactors',
  'savedViews',
  'sessions',
]

test('somebody gets everything that is kept about them, to read and for programs', async () => {
  await world.as.demo.call(profileSave, { body: { nickname: '<b>林</b>' } })
  await world.as.demo.upload(avatarUpload, pngFile(64, 64, 'me.png'))
  const { name, mediaType, bytes } = await world.as.demo.call(dataExport, {})
  expect(name).toMatch(/^个人数据-demo-\d{4}-\d{2}-\d{2}\.zip$/)
  expect(mediaType).toBe('application/zip')
  const files = opened(bytes)
  expect(Object.keys(files).toSorted()).toEqual(['index.html', ...parts.map((part) => `${part}.json`)].toSorted())
  const read = (part: string): unknown => JSON.parse(files[`${part}.json`] ?? '')
  expect(read('account')).toMatchObject({ username: 'demo', nickname: '<b>林</b>' })
  expect(read('files')).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'me.png' })]))
  expect(read('messages')).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'content.approved' })]))
  expect(read('audit')).toEqual(expect.arrayContaining([expect.objectContaining({ action: 'user.profileSaved' })]))
  expect(read('sessions')).toEqual(expect.arrayContaining([expect.objectContaining({ address: '127.0.0.1' })]))
  const page = files['index.html'] ?? ''
  expect(page).toContain('&lt;b&gt;林&lt;/b&gt;')
  expect(page).not.toContain('<b>林</b>')
})

test('neither passwords nor tokens leave, nor anything of others', async () => {
  const { bytes } = await world.as.editor.call(dataExport, {})
  const everything = Object.values(opened(bytes)).join('\n')
  expect(everything).not.toContain('argon2')
  expect(everything).not.toContain(world.as.editor.token)
  expect(everything).not.toMatch(/token|hash/i)
  const { enterprise } = await world.anonymous.call(productDetail, { body: { productId: world.published } })
  expect(enterprise.name).not.toBe('')
  expect(everything).not.toContain('何远山')
  expect(everything).not.toMatch(/"username": "(?!editor")/)
})

test('an English reader gets an English page', async () => {
  const english = createClient(world.origin, world.as.operator.token, 'en')
  const { name, bytes } = await english.call(dataExport, {})
  expect(name).toMatch(/^personal-data-operator-/)
  expect(opened(bytes)['index.html']).toContain('<h1>Personal data</h1>')
})

test('five exports a day are enough; the sixth says when to come back', async () => {
  const here = await world.again('stranger')
  for (let times = 0; times < 5; times += 1) await here.call(dataExport, {})
  const answer = await here.ask(dataExport, {})
  expect([answer.status, answer.code]).toEqual([429, 'A0501'])
  expect(answer.message).toBe('今天的导出次数已用完，请明天再试')
  await world.as.viewer.call(dataExport, {})
})
