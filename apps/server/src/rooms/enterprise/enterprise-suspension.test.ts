import { SUCCESS } from '@portal/contract/code'
import { enterpriseDetail, enterprisePage, entInfo } from '@portal/contract/enterprise'
import {
  enterpriseAdminDetail,
  enterpriseAdminPage,
  enterpriseLift,
  enterpriseSuspend,
} from '@portal/contract/enterprise-admin'
import { pictureUrl } from '@portal/contract/file'
import { messagePage, outboxPage } from '@portal/contract/message'
import { patentDetail } from '@portal/contract/patent'
import { productDetail, productPage } from '@portal/contract/product'
import { productSave } from '@portal/contract/product-own'
import { reviewDetail } from '@portal/contract/review'
import { settingDetail, settingSave } from '@portal/contract/setting'
import { login } from '@portal/contract/user'
import { anotherEnterprise, type AnotherEnterprise } from '@portal/testkit/another-enterprise'
import { createClient } from '@portal/testkit/client'
import {
  basics,
  createProduct,
  decide,
  pendingReview,
  publishProduct,
  registerPatent,
  savePictures,
} from '@portal/testkit/factories'
import { jobsDone } from '@portal/testkit/jobs-done'
import { PASSWORD } from '@portal/testkit/people'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const REASON = '营业执照已被吊销，请提供说明'
let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const suspend = (id: string, reason = REASON) => world.as.operator.call(enterpriseSuspend, { body: { id, reason } })
const lift = (id: string) => world.as.operator.call(enterpriseLift, { body: { id, note: '已核实' } })

/** What a visitor finds of an enterprise: its page, its products in lists, a product's page, its picture. */
async function seen(enterprise: AnotherEnterprise, productId: string, picture: string) {
  const { anonymous } = world
  const page = await anonymous.ask(enterpriseDetail, { query: { id: enterprise.id } })
  const listed = await anonymous.call(enterprisePage, { query: { keywords: enterprise.name } })
  const products = await anonymous.call(productPage, { query: { enterprise: enterprise.id } })
  const product = await anonymous.ask(productDetail, { body: { productId } })
  return {
    page: page.code,
    listed: listed.list.some(({ id }) => id === enterprise.id),
    products: products.list.map(({ id }) => id),
    product: product.code,
    picture: (await anonymous.fetch(picture)).status,
  }
}

/** An enterprise with a product on the website that has a picture. */
async function shownEnterprise() {
  const enterprise = await anotherEnterprise(world)
  const patent = await registerPatent(enterprise.owner, enterprise.name)
  const content = basics({ patents: [{ patentId: patent.id }] })
  const productId = await publishProduct(enterprise.owner, world.as.operator, content)
  await savePictures(enterprise.owner, productId)
  await decide(world.as.operator, 'pictures', content.name)
  const { pictures } = await world.anonymous.call(productDetail, { body: { productId } })
  const [first] = pictures
  if (!first) throw new Error('the product shows no picture')
  const picture = pictureUrl(first, first.widths[0] ?? 0, 'webp')
  return { enterprise, productId, picture, patent, content }
}

describe('suspending an enterprise', () => {
  test('takes its page, products and pictures off the website, and lifting brings back exactly what was there', async () => {
    const { enterprise, productId, picture, patent } = await shownEnterprise()
    const before = await seen(enterprise, productId, picture)
    expect(before).toEqual({ page: SUCCESS, listed: true, products: [productId], product: SUCCESS, picture: 200 })
    // Pictures say so when their smaller form has been encoded.
    await jobsDone(world.pool)
    const shown = await world.anonymous.call(productDetail, { body: { productId } })

    expect(await suspend(enterprise.id)).toEqual({ examineState: '4' })
    const off = { page: 'A0404', listed: false, products: [], product: 'A0404', picture: 404 }
    await until('the website to forget the enterprise', async () => {
      const now = await seen(enterprise, productId, picture)
      return JSON.stringify(now) === JSON.stringify(off)
    })
    expect(await world.anonymous.refusal(patentDetail, { query: { id: patent.id } })).toBe('A0404')

    expect(await lift(enterprise.id)).toEqual({ examineState: '1' })
    await until('the website to show the enterprise again', async () => {
      const now = await seen(enterprise, productId, picture)
      return JSON.stringify(now) === JSON.stringify(before)
    })
    expect(await world.anonymous.call(productDetail, { body: { productId } })).toEqual(shown)
  })

  test('ends its sessions, and who signs in again reads why and whom to ask', async () => {
    const { settings, revision } = await world.as.operator.call(settingDetail, {})
    const contact = { ...settings.contact, phone: '0571-88880000' }
    await world.as.operator.call(settingSave, { body: { settings: { ...settings, contact }, revision } })
    const enterprise = await anotherEnterprise(world)
    await suspend(enterprise.id)
    expect(await enterprise.owner.refusal(entInfo, {})).toBe('A0230')
    const { accessToken } = await world.anonymous.call(login, {
      body: { username: enterprise.username, password: PASSWORD },
    })
    const again = createClient(world.origin, accessToken)
    expect(await again.call(entInfo, {})).toMatchObject({
      examineState: '4',
      reason: REASON,
      suspension: { reason: REASON, contact: { phone: '0571-88880000' } },
      can: { submit: false },
    })
    expect(await again.refusal(productSave, { body: basics({ submit: false }) })).toBe('A0301')
    const { list } = await again.call(messagePage, { query: {} })
    expect(list[0]).toMatchObject({ kind: 'enterprise.suspended', params: { reason: REASON }, link: '/entAuth' })
  })

  test('writes to the contact of the enterprise, both times', async () => {
    const enterprise = await anotherEnterprise(world)
    await suspend(enterprise.id)
    await lift(enterprise.id)
    const { list } = await world.as.operator.call(outboxPage, { query: { channel: 'mail', pageSize: 100 } })
    const subjects = list.map(({ subject }) => subject).filter((subject) => subject.includes(enterprise.name))
    expect(subjects).toEqual([
      expect.stringContaining('Enterprise restored'),
      expect.stringContaining('Enterprise suspended'),
    ])
  })

  test('cannot be done twice, nor to one that was never approved, nor undone where nothing stands', async () => {
    const enterprise = await anotherEnterprise(world)
    const body = { id: enterprise.id, reason: REASON }
    expect(await world.as.operator.refusal(enterpriseLift, { body: { id: enterprise.id } })).toBe('A0400')
    await suspend(enterprise.id)
    expect(await world.as.operator.refusal(enterpriseSuspend, { body })).toBe('A0400')
    const waiting = { ...body, id: world.ids.enterprises.waiting }
    expect(await world.as.operator.refusal(enterpriseSuspend, { body: waiting })).toBe('A0400')
    const unknown = { ...body, id: '999999999' }
    expect(await world.as.operator.refusal(enterpriseSuspend, { body: unknown })).toBe('A0404')
    expect(await world.as.operator.refusal(enterpriseSuspend, { body: { ...body, reason: ' ' } })).toBe('A0400')
  })

  test('happens once when two operators decide at the same moment', async () => {
    const enterprise = await anotherEnterprise(world)
    const body = { id: enterprise.id, reason: REASON }
    const codes = await Promise.all(
      [world.as.operator, world.as.admin].map(async (client) => (await client.ask(enterpriseSuspend, { body })).code),
    )
    expect(codes.toSorted()).toEqual([SUCCESS, 'A0400'])
    const { suspensions } = await world.as.operator.call(enterpriseAdminDetail, { query: { id: enterprise.id } })
    expect(suspensions).toHaveLength(1)
  })

  test('what is approved meanwhile is shown once the suspension is lifted, and not before', async () => {
    const enterprise = await anotherEnterprise(world)
    const content = basics()
    const { productId } = await createProduct(enterprise.owner, content)
    const { id } = await pendingReview(world.as.operator, 'basics', content.name)
    await suspend(enterprise.id)
    const { subject } = await world.as.operator.call(reviewDetail, { query: { id } })
    expect(subject).toMatchObject({ type: 'product', proposed: { enterprise: { name: enterprise.name } } })
    await decide(world.as.operator, 'basics', content.name)
    await world.portal.platform.events.settle()
    expect(await world.anonymous.refusal(productDetail, { body: { productId } })).toBe('A0404')
    const { list } = await world.anonymous.call(productPage, { query: { keywords: content.name } })
    expect(list.map((one) => one.id)).not.toContain(productId)
    await lift(enterprise.id)
    await until('the product to appear', async () => {
      const { code } = await world.anonymous.ask(productDetail, { body: { productId } })
      return code === SUCCESS
    })
  })

  test('a product approved at the very moment of the suspension does not stay on the website', async () => {
    const enterprise = await anotherEnterprise(world)
    const content = basics()
    await createProduct(enterprise.owner, content)
    await pendingReview(world.as.operator, 'basics', content.name)
    await Promise.all([decide(world.as.operator, 'basics', content.name), suspend(enterprise.id)])
    await world.portal.platform.events.settle()
    const { rows } = await world.pool.query('select 1 from product_public where organisation_id = $1', [enterprise.id])
    expect(rows).toEqual([])
  })
})

describe('enterprises for operators', () => {
  test('are found by part of the name or code, and counted by state', async () => {
    const { name, id } = await anotherEnterprise(world)
    const find = (query: Record<string, string>) => world.as.operator.call(enterpriseAdminPage, { query })
    const found = await find({ keywords: name.slice(5, 13) })
    expect(found.list).toMatchObject([{ id, name, examineState: '1', members: 1, products: 0, waiting: false }])
    expect(found.states.find(({ state }) => state === '1')?.count).toBe(1)
    const code = found.list[0]?.uscc ?? ''
    expect((await find({ keywords: code })).list).toMatchObject([{ id }])
    expect((await find({ keywords: name.slice(5, 13), state: '4' })).list).toEqual([])
    expect((await find({ keywords: '%' })).list).toEqual([])
    expect((await find({ state: '2' })).list.map((one) => one.id)).toContain(world.ids.enterprises.waiting)
    expect((await find({ region: '33', industry: '03' })).total).toBeGreaterThan(1)
  })

  test('show what happened to them, by whom and why', async () => {
    const enterprise = await anotherEnterprise(world)
    await suspend(enterprise.id)
    const detail = await world.as.operator.call(enterpriseAdminDetail, { query: { id: enterprise.id } })
    expect(detail).toMatchObject({
      examineState: '4',
      approved: { name: enterprise.name },
      suspensions: [{ reason: REASON, suspendedBy: '运营小组', liftedAt: null }],
      can: { suspend: false, lift: true },
    })
    expect(detail.trail.map(({ action }) => action)).toContain('enterprise.suspended')
    expect(await world.as.operator.refusal(enterpriseAdminDetail, { query: { id: '999999999' } })).toBe('A0404')
  })
})
