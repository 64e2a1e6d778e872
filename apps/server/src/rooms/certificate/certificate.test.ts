import { certificatePage } from '@portal/contract/certificate'
import { entCertificateSave, honorSave } from '@portal/contract/enterprise-content'
import { pictureUpload } from '@portal/contract/file'
import { messagePage } from '@portal/contract/message'
import { certificateSave } from '@portal/contract/product-content'
import { productArchive } from '@portal/contract/product-own'
import type { Client } from '@portal/testkit/client'
import { createProduct, decide } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { pngFile } from '@portal/testkit/png'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { daysAfter, reminderFor } from './certificate.policy.ts'

let world: World
let scan = ''
beforeAll(async () => {
  world = await startWorld()
  scan = (await world.as.demo.upload(pictureUpload, pngFile())).fileId
})
afterAll(() => world.close())

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(new Date())
const certificate = (name: string, days: number | null) => ({
  kind: 'other',
  name,
  number: `N-${name}`,
  issuer: '示范认证中心',
  validUntil: days === null ? null : daysAfter(today, days),
  files: [scan],
})

async function publishedOnProduct(client: Client, name: string, ...certificates: ReturnType<typeof certificate>[]) {
  const { productId } = await createProduct(client, { name })
  await decide(world.as.operator, 'basics', name)
  await client.call(certificateSave, { body: { productId, certificates } })
  await decide(world.as.operator, 'certificate', name)
  return productId
}

const reminders = async (client: Client) => {
  const { list } = await client.call(messagePage, { query: { pageSize: 50 } })
  return list
    .filter(({ kind }) => kind === 'certificate.expiring')
    .map(({ params, link }): Record<string, string | null> => ({ ...params, link }))
    .toSorted((one, other) => String(one['certificate']).localeCompare(String(other['certificate'])))
}

describe('the end of a certificate', () => {
  test('is told once for each of 60, 30 and 7 days, to members of its enterprise alone', async () => {
    const { demo, editor, stranger, operator } = world.as
    const productId = await publishedOnProduct(demo, '带证书的泵', certificate('甲', 45), certificate('乙', 61))
    await demo.call(entCertificateSave, { body: { certificates: [certificate('丙', 7), certificate('丁', null)] } })
    await decide(operator, 'entCertificate', enterprises.ours)
    await demo.call(honorSave, { body: { certificates: [certificate('戊', 0), certificate('己', -1)] } })
    await decide(operator, 'honor', enterprises.ours)

    // Twice at the same time, and once more: as if a process had died and another one began anew.
    const { certificate: certificates } = world.portal.rooms
    await Promise.all([certificates.remind(), certificates.remind()])
    await certificates.remind()

    const until = (days: number) => daysAfter(today, days)
    const toProduct = `/myEnt/exhibitProductSetting/${productId}?tab=certificate`
    const expected = [
      { certificate: '丙', product: '', until: until(7), days: '7', link: '/myEnt/certificateManage' },
      { certificate: '戊', product: '', until: until(0), days: '0', link: '/myEnt/certificateManage?tab=honor' },
      { certificate: '甲', product: '带证书的泵', until: until(45), days: '45', link: toProduct },
    ].toSorted((one, other) => one.certificate.localeCompare(other.certificate))
    expect(await reminders(demo)).toEqual(expected)
    expect(await reminders(editor)).toEqual(expected)
    expect(await reminders(stranger)).toEqual([])
  })

  test('is not told of drafts, nor of archived products', async () => {
    const { stranger } = world.as
    scan = (await stranger.upload(pictureUpload, pngFile())).fileId
    const archived = await publishedOnProduct(stranger, '归档的泵', certificate('庚', 5))
    await stranger.call(productArchive, { body: { productIds: [archived], archived: true } })
    const { productId } = await createProduct(stranger, { name: '草稿的泵' })
    await stranger.call(certificateSave, { body: { productId, certificates: [certificate('辛', 5)], submit: false } })
    await world.portal.rooms.certificate.remind()
    expect(await reminders(stranger)).toEqual([])
  })

  test('is looked for once a day, however many processes start', async () => {
    await world.portal.rooms.certificate.catchUp()
    await world.portal.rooms.certificate.catchUp()
    const { rows } = await world.pool.query('select day::text from certificate_round where day = $1', [today])
    expect(rows).toHaveLength(1)
  })

  test('has one reminder with so many days left, not one for each that was missed', () => {
    expect([61, 60, 31, 30, 8, 7, 0].map(reminderFor)).toEqual([null, 60, 60, 30, 30, 7, 7])
  })
})

describe('the certificates of all products', () => {
  test('are listed by when they end, and found by whether they ended or soon do', async () => {
    const { demo } = world.as
    const all = await demo.call(certificatePage, { query: {} })
    expect(all.list.map(({ name, productName, published, status }) => [name, productName, published, status])).toEqual([
      ['甲', '带证书的泵', true, '1'],
      ['乙', '带证书的泵', true, '1'],
    ])
    expect(all.counts).toEqual({ all: 2, soon: 1, expired: 0 })
    const soon = await demo.call(certificatePage, { query: { validity: 'soon' } })
    expect([soon.total, soon.list.map(({ name }) => name)]).toEqual([1, ['甲']])
    expect((await demo.call(certificatePage, { query: { validity: 'expired' } })).list).toEqual([])
  })

  test('are the own enterprise’s alone', async () => {
    const { list } = await world.as.stranger.call(certificatePage, { query: {} })
    expect(list.map(({ name }) => name)).toEqual(['辛'])
    expect(await world.as.idle.refusal(certificatePage, { query: {} })).toBe('A0301')
  })
})
