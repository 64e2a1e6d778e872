import { patentDetail } from '@portal/contract/patent'
import { productDetail, productPage } from '@portal/contract/product'
import { explodedChainSave, getPicDetail, picSave, picStatus } from '@portal/contract/product-content'
import { contentRecall, contentWithdraw, productGet, productPreview, productSave } from '@portal/contract/product-own'
import { reviewPage } from '@portal/contract/review'
import {
  basics,
  createProduct,
  decide,
  pendingReview,
  publishProduct,
  registerPatent,
  savePictures,
  uploadPicture,
} from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const published = (productId: string) => world.anonymous.call(productDetail, { body: { productId } })

describe('submitting facts', () => {
  test('nobody can submit what is incomplete, and everybody can keep it as a draft', async () => {
    const bare = { name: '只有名字的产品', industry: '03' as const }
    const answer = await world.as.editor.ask(productSave, { body: bare })
    expect([answer.code, answer.message]).toEqual(['A0400', '提交前请补充：一句话简介、主要功能、关联专利（至少一件）'])
    const saved = await world.as.editor.call(productSave, { body: { ...bare, submit: false } })
    expect(saved).toMatchObject({ revision: 1, status: '5', publishedAt: null, hasDraft: false })
  })

  test('a patent of somebody else needs a proof of right, and the page tells the right', async () => {
    const { id, number } = await registerPatent(world.as.stranger, enterprises.theirs)
    const body = basics({ patents: [{ patentId: id }] })
    const refused = await world.as.demo.ask(productSave, { body })
    expect([refused.code, refused.message]).toEqual(['A0400', expect.stringContaining(number)])
    const proof = { kind: 'licence' as const, statement: '排他许可，合同 2026-01' }
    const proven = { ...body, patents: [{ patentId: id, proof }] }
    const productId = await publishProduct(world.as.demo, world.as.operator, proven)
    expect((await published(productId)).patents).toMatchObject([{ number, right: 'licence' }])
  })

  test('a patent that does not exist, or stands twice, is refused', async () => {
    const twice = [{ patentId: world.patent }, { patentId: world.patent }]
    expect(await world.as.demo.refusal(productSave, { body: basics({ patents: twice }) })).toBe('A0400')
    const unknown = [{ patentId: '999999999' }]
    expect(await world.as.demo.refusal(productSave, { body: basics({ patents: unknown, submit: false }) })).toBe(
      'A0400',
    )
  })
})

describe('revisions', () => {
  test('visitors keep seeing the published revision while the next one is drafted and reviewed', async () => {
    const productId = await publishProduct(world.as.demo, world.as.operator, { name: '先前的名字', model: 'A-1' })
    const { content } = await world.as.demo.call(productGet, { body: { productId } })
    const next = { ...content, productId, name: '后来的名字' }
    const draft = await world.as.demo.call(productSave, { body: { ...next, submit: false } })
    expect(draft).toMatchObject({ revision: 2, status: '5', hasDraft: true })
    expect((await published(productId)).name).toBe('先前的名字')
    expect((await world.as.demo.call(productPreview, { body: { productId } })).name).toBe('后来的名字')
    await world.as.demo.call(productSave, { body: { ...next, revision: 2 } })
    expect((await published(productId)).name).toBe('先前的名字')
    await decide(world.as.operator, 'basics', '后来的名字')
    expect((await published(productId)).name).toBe('后来的名字')
  })

  test('of two editors who started from the same revision, the second is told by whom it was replaced', async () => {
    const { productId, revision } = await createProduct(world.as.demo)
    const { content } = await world.as.demo.call(productGet, { body: { productId } })
    const body = { ...content, productId, submit: false, revision }
    await world.as.editor.call(productSave, { body: { ...body, model: '编辑的' } })
    const answer = await world.as.demo.ask(productSave, { body: { ...body, model: '负责人的' } })
    expect([answer.status, answer.code]).toEqual([409, 'A0409'])
    expect(answer.data).toMatchObject({ revision: 2, updatedBy: '周编辑' })
    const { revision: _, ...blind } = body
    expect(await world.as.demo.call(productSave, { body: { ...blind, model: '负责人的' } })).toMatchObject({
      revision: 3,
    })
  })

  test('two saves at the same moment from the same revision: one wins, one is refused, nothing is mixed', async () => {
    const { productId, revision } = await createProduct(world.as.demo)
    const { content } = await world.as.demo.call(productGet, { body: { productId } })
    const saves = ['甲', '乙', '丙'].map((model) =>
      world.as.demo.ask(productSave, { body: { ...content, productId, model, submit: false, revision } }),
    )
    const codes = (await Promise.all(saves)).map((answer) => answer.code).toSorted()
    expect(codes).toEqual(['0', 'A0409', 'A0409'])
    expect((await world.as.demo.call(productGet, { body: { productId } })).revision).toBe(revision + 1)
  })

  test('saving under review replaces what waits; a draft takes it out of the queue', async () => {
    const content = basics({ patents: [{ patentId: world.patent }] })
    const { productId } = await createProduct(world.as.demo, content)
    const first = await pendingReview(world.as.operator, 'basics', content.name)
    await world.as.demo.call(productSave, { body: { ...content, productId, model: '第二版' } })
    const second = await until('the newer revision', async () => {
      const row = await pendingReview(world.as.operator, 'basics', content.name)
      return row.revision === 2 && row
    })
    expect(second.id).toBe(first.id)
    await world.as.demo.call(productSave, { body: { ...content, productId, submit: false } })
    await until('an empty queue', async () => {
      const { list } = await world.as.operator.call(reviewPage, { query: { pageSize: 100 } })
      return list.every((row) => row.title !== content.name)
    })
  })

  test('what waits can be taken back, what does not wait cannot', async () => {
    const { productId } = await createProduct(world.as.demo)
    const body = { productId, kind: 'basics' as const }
    expect(await world.as.editor.call(contentRecall, { body })).toMatchObject({ revision: 1, status: '5' })
    expect(await world.as.editor.refusal(contentRecall, { body })).toBe('A0400')
  })

  test('what is published can be taken off the website and submitted again; drafts cannot be taken off', async () => {
    const name = '撤回又上架的产品'
    const productId = await publishProduct(world.as.demo, world.as.operator, { name })
    const body = { productId, kind: 'basics' as const }
    expect(await world.as.demo.call(contentWithdraw, { body })).toMatchObject({ status: '4', publishedAt: null })
    expect(await world.anonymous.refusal(productDetail, { body: { productId } })).toBe('A0404')
    expect((await world.anonymous.call(productPage, { query: { keywords: '撤回又上架' } })).total).toBe(0)
    expect(await world.as.demo.refusal(contentWithdraw, { body })).toBe('A0400')
    const { content } = await world.as.demo.call(productGet, { body: { productId } })
    await world.as.demo.call(productSave, { body: { ...content, productId } })
    await decide(world.as.operator, 'basics', name)
    expect((await published(productId)).name).toBe(name)
  })
})

describe('detail pictures', () => {
  test('pictures are public only when approved, in their order, the first one being the cover', async () => {
    const name = '有图的产品'
    const productId = await publishProduct(world.as.demo, world.as.operator, { name })
    const saved = await savePictures(world.as.demo, productId, { count: 2 })
    expect(saved.status).toBe('2')
    const mine = await world.as.viewer.call(getPicDetail, { body: { productId } })
    expect(mine.pictures.map((picture) => picture.alt)).toEqual(['图 1', '图 2'])
    const [first] = mine.pictures
    const address = `/file/${first?.fileId}/320.webp`
    expect((await world.anonymous.fetch(address)).status).toBe(404)
    expect((await world.anonymous.fetch(address + first?.token)).status).toBe(200)
    expect((await published(productId)).pictures).toEqual([])
    await decide(world.as.operator, 'pictures', name)
    expect((await published(productId)).pictures.map((picture) => picture.alt)).toEqual(['图 1', '图 2'])
    expect((await world.anonymous.fetch(address)).status).toBe(200)
    const { list } = await world.anonymous.call(productPage, { query: { keywords: '有图' } })
    expect(list[0]?.cover?.fileId).toBe(first?.fileId)
    await world.as.demo.call(contentWithdraw, { body: { productId, kind: 'pictures' } })
    expect((await world.anonymous.fetch(address)).status).toBe(404)
    expect((await published(productId)).pictures).toEqual([])
  })

  test('no picture cannot be submitted, an emptied draft can be kept', async () => {
    const { productId } = await createProduct(world.as.demo)
    const body = { productId, pictures: [] }
    expect(await world.as.demo.refusal(picSave, { body })).toBe('A0400')
    expect(await world.as.demo.call(picSave, { body: { ...body, submit: false } })).toMatchObject({ status: '0' })
    expect(await world.as.demo.call(picStatus, { body: { productId } })).toMatchObject({ status: '0', hasDraft: false })
  })

  test('nobody can show a picture of another enterprise', async () => {
    const { fileId } = await uploadPicture(world.as.stranger)
    const { productId } = await createProduct(world.as.demo)
    const body = { productId, pictures: [{ fileId, alt: '' }], submit: false }
    expect(await world.as.demo.refusal(picSave, { body })).toBe('A0404')
  })

  test('an alternative text is kept as typed and never becomes markup', async () => {
    const { fileId } = await uploadPicture(world.as.demo)
    const { productId } = await createProduct(world.as.demo)
    const alt = `<img src=x onerror="alert(1)">'; drop table product; --`
    await world.as.demo.call(picSave, { body: { productId, pictures: [{ fileId, alt }], submit: false } })
    expect((await world.as.demo.call(getPicDetail, { body: { productId } })).pictures[0]?.alt).toBe(alt)
  })
})

describe('the exploded chain', () => {
  test('parts and what protects them are part of the public page once approved, and of the patent’s page', async () => {
    const { id: patentId } = await registerPatent(world.as.demo, enterprises.ours, '一种叶轮')
    const name = '可分解的产品'
    const productId = await publishProduct(world.as.demo, world.as.operator, { name, patents: [{ patentId }] })
    const { fileId } = await uploadPicture(world.as.demo)
    const part = (no: string, parentNo: string | null = null) => ({
      no,
      parentNo,
      name: `部件 ${no}`,
      nameEn: '',
      material: '',
      materialEn: '',
      core: true,
      x: 0.5,
      y: 0.25,
      restX: null,
      restY: null,
      patents: no === '1' ? [{ patentId, claim: '1', feature: '前倾叶片', relation: 'core' as const }] : [],
    })
    const chain = { exploded: fileId, parts: [part('1'), part('2', '1')] }
    const wrong = { ...chain, parts: [part('1'), part('2', '9')] }
    const refused = { body: { productId, ...wrong, submit: false } }
    expect(await world.as.demo.refusal(explodedChainSave, refused)).toBe('A0400')
    await world.as.demo.call(explodedChainSave, { body: { productId, ...chain } })
    expect((await published(productId)).chain).toBeNull()
    await decide(world.as.operator, 'chain', name)
    const shown = await published(productId)
    expect(shown.chain).toMatchObject({
      exploded: { fileId },
      parts: [{ no: '1', patents: [{ patentId }] }, { parentNo: '1' }],
    })
    const patent = await world.anonymous.call(patentDetail, { query: { id: patentId } })
    expect(patent.protects).toMatchObject([{ productId, parts: [{ no: '1', feature: '前倾叶片', claim: '1' }] }])
    expect((await world.anonymous.call(productPage, { query: { chain: 'true' } })).list[0]).toMatchObject({
      partCount: 2,
    })
  })
})

test('every change stands in the audit log with before and after, and nobody can rewrite it', async () => {
  const { productId } = await createProduct(world.as.demo, { model: '旧型号' })
  const { content } = await world.as.demo.call(productGet, { body: { productId } })
  await world.as.editor.call(productSave, { body: { ...content, productId, model: '新型号', submit: false } })
  const { rows } = await world.pool.query(
    `select actor_name, action, before ->> 'model' as before, after ->> 'model' as after
     from audit_entry where subject_type = 'product.basics' and subject_id = $1 order by id`,
    [productId],
  )
  expect(rows).toEqual([
    { actor_name: '林启明', action: 'product.submitted', before: null, after: '旧型号' },
    { actor_name: '周编辑', action: 'product.saved', before: '旧型号', after: '新型号' },
  ])
  await expect(world.pool.query('update audit_entry set actor_name = $1', ['别人'])).rejects.toThrow(/neither changed/)
})
