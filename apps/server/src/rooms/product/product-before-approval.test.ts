import { entAuth, enterpriseDetail } from '@portal/contract/enterprise'
import { enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { displaySave, pavilionSave } from '@portal/contract/enterprise-content'
import { patentDetail, patentLookup, patentRegister, patentSuggest } from '@portal/contract/patent'
import { productDetail, productPage } from '@portal/contract/product'
import { productBulk, productCopy, productGet, productSave, searchPageByParam } from '@portal/contract/product-own'
import type { Client } from '@portal/testkit/client'
import { basics, certification, decide, patentNumber, registerPatent } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const DRAFTS_ONLY = '企业认证通过后才能提交审核，现在可以先保存草稿'

const names = async (client: Client): Promise<string[]> =>
  (await client.call(searchPageByParam, { body: {} })).list.map(({ name }) => name)

/** A word that no published product has. */
const WORD = 'Zephyrine'
let prepared = 0

/** Saves a draft, and saves it again; answers its id and name. */
async function prepare(client: Client): Promise<{ productId: string; name: string }> {
  const name = `${WORD} 样机 ${(prepared += 1)}`
  const content = basics({ name, submit: false })
  const { productId } = await client.call(productSave, { body: content })
  const body = { ...content, productId, summary: '改过的简介', revision: 1 }
  expect(await client.call(productSave, { body })).toMatchObject({ status: '5', revision: 2 })
  expect(await client.call(productGet, { body: { productId } })).toMatchObject({
    status: '5',
    content: { summary: '改过的简介' },
    can: { edit: true },
  })
  expect(await names(client)).toContain(name)
  return { productId, name }
}

describe('an enterprise that is not approved yet', () => {
  test('prepares drafts of products while nothing is sent, while it waits and when it was rejected', async () => {
    const { newcomer, pending, operator } = world.as
    await prepare(newcomer)
    await prepare(pending)
    await decide(operator, 'certification', enterprises.waiting, 'reject')
    await prepare(pending)
    await pending.call(entAuth, { body: certification(enterprises.waiting) })
  })

  test('prepares fifty at most, and is told so', async () => {
    const { newcomer } = world.as
    const organisationId = world.ids.enterprises.fresh
    await world.pool.query(
      `insert into product (organisation_id, created_by, name, model, industry, patent_count, completeness, missing, search_vector,
         created_at, updated_at, statuses)
       select $1, $2, 'P' || n, '', '01', 0, 0, '{}', '', now(), now(), '{}' from generate_series(1, 49) n`,
      [organisationId, world.ids.people.newcomer],
    )
    const { code, message } = await newcomer.ask(productSave, { body: basics({ submit: false }) })
    expect([code, message]).toEqual(['A0400', '认证通过前最多准备 50 个产品，通过后不限'])
    await world.pool.query(`delete from product where organisation_id = $1 and name like 'P%' and model = ''`, [
      organisationId,
    ])
  })

  test('cannot send any to review, and is told when it can', async () => {
    const { pending } = world.as
    const { productId, name } = await prepare(pending)
    const before = await names(pending)
    for (const body of [basics(), basics({ whole: true }), { ...basics({ name }), productId }]) {
      const { code, message } = await pending.ask(productSave, { body })
      expect([code, message]).toEqual(['A0301', DRAFTS_ONLY])
    }
    expect(await names(pending)).toEqual(before)
    expect(await pending.call(productGet, { body: { productId } })).toMatchObject({ status: '5', revision: 2 })
  })

  test('sees its own drafts alone, and nobody else sees them', async () => {
    const { pending, newcomer, stranger } = world.as
    const { productId, name } = await prepare(pending)
    expect(await pending.refusal(productGet, { body: { productId: world.published } })).toBe('A0404')
    const theirs = { ...basics({ submit: false }), productId: world.published }
    expect(await pending.refusal(productSave, { body: theirs })).toBe('A0404')
    for (const other of [newcomer, stranger]) {
      expect(await other.refusal(productGet, { body: { productId } })).toBe('A0404')
      expect(await names(other)).not.toContain(name)
    }
    expect(await world.anonymous.refusal(productDetail, { body: { productId } })).toBe('A0404')
    expect((await world.anonymous.call(productPage, { query: { keywords: WORD } })).total).toBe(0)
    const enterprise = { id: world.ids.enterprises.waiting }
    expect(await world.anonymous.refusal(enterpriseDetail, { query: enterprise })).toBe('A0404')
    const sitemap = await (await world.anonymous.fetch('/sitemap/product-1.xml')).text()
    expect(sitemap).toMatch(new RegExp(`id=${world.published}\\b`))
    expect(sitemap).not.toMatch(new RegExp(`id=${productId}\\b`))
  })

  test('links patents that everybody may see, and finds none that another enterprise only stated', async () => {
    const { pending, stranger, demo } = world.as
    const { number } = await world.anonymous.call(patentDetail, { query: { id: world.patent } })
    const stated = await registerPatent(stranger, enterprises.theirs)
    const find = async (client: Client) =>
      (await client.call(patentLookup, { body: { numbers: [number, stated.number] } })).map(({ patent }) => patent?.id)
    expect(await find(pending)).toEqual([world.patent, undefined])
    expect(await find(demo)).toEqual([world.patent, stated.id])
    const linking = (patentId: string) => basics({ submit: false, patents: [{ patentId }] })
    const { productId } = await pending.call(productSave, { body: linking(world.patent) })
    const { patents } = await pending.call(productGet, { body: { productId } })
    expect(patents).toMatchObject([{ id: world.patent, owned: false }])
    const refused = await pending.ask(productSave, { body: linking(stated.id) })
    expect([refused.code, refused.message]).toEqual(['A0400', '关联的专利不存在，请重新选择'])
  })

  test('is let into nothing else of an enterprise', async () => {
    const { pending } = world.as
    const { productId } = await prepare(pending)
    const patent = { number: patentNumber(), title: '一种密封', applicants: [enterprises.waiting] }
    expect(await pending.refusal(patentRegister, { body: patent })).toBe('A0301')
    expect(await pending.refusal(patentSuggest, { query: {} })).toBe('A0301')
    expect(await pending.refusal(productCopy, { body: { productId } })).toBe('A0301')
    expect(await pending.refusal(productBulk, { body: { productIds: [productId], action: 'submit' } })).toBe('A0301')
    expect(await pending.refusal(displaySave, { body: { submit: false } })).toBe('A0301')
    expect(await pending.refusal(pavilionSave, { body: { submit: false } })).toBe('A0301')
  })

  test('sends to review what it prepared, once it is approved', async () => {
    const { pending, operator } = world.as
    const { productId, name } = await prepare(pending)
    await decide(operator, 'certification', enterprises.waiting)
    const { id } = await registerPatent(pending, enterprises.waiting)
    const body = { ...basics({ name, patents: [{ patentId: id }] }), productId, revision: 2 }
    expect(await pending.call(productSave, { body })).toMatchObject({ status: '2', revision: 3 })
  })
})

test('an enterprise that is suspended prepares nothing, and neither does somebody of none', async () => {
  const { operator, guest } = world.as
  const body = { id: world.ids.enterprises.theirs, reason: '资质存疑' }
  await operator.call(enterpriseSuspend, { body })
  const suspended = await world.again('stranger')
  expect(await suspended.refusal(productSave, { body: basics({ submit: false }) })).toBe('A0301')
  expect(await suspended.refusal(searchPageByParam, { body: {} })).toBe('A0301')
  expect(await guest.refusal(productSave, { body: basics({ submit: false }) })).toBe('A0301')
})
