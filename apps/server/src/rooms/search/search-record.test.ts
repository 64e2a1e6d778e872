import { dictItemCreate } from '@portal/contract/dict'
import { redirectAdd } from '@portal/contract/discovery'
import { enterpriseSuspend } from '@portal/contract/enterprise-admin'
import { entCertificateSave } from '@portal/contract/enterprise-content'
import { noticeSend } from '@portal/contract/news-notice'
import { certificateSave } from '@portal/contract/product-content'
import { productArchive } from '@portal/contract/product-own'
import { type FoundRecord, RECORDS_PER_KIND, type RecordKind, searchRecords } from '@portal/contract/search-record'
import type { Client } from '@portal/testkit/client'
import { fileComplaint } from '@portal/testkit/complaint'
import { createProduct, pendingReview, publishProduct, registerPatent, savePictures } from '@portal/testkit/factories'
import { sendInquiry } from '@portal/testkit/inquiry'
import { enterprises } from '@portal/testkit/people'
import { draftExpo } from '@portal/testkit/valid-requests/hall'
import { draftArticle, notice, publishedArticle } from '@portal/testkit/valid-requests/news'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const find = async (client: Client, keywords: string): Promise<FoundRecord[]> =>
  (await client.call(searchRecords, { query: { keywords } })).list
const ofKind = async (client: Client, kind: RecordKind, keywords: string) =>
  (await find(client, keywords)).filter((record) => record.kind === kind).map(({ title, to }) => [title, to])

describe('operators find by name', () => {
  test('enterprises whatever their state, also by one character, two, or the beginning of their code', async () => {
    const { operator } = world.as
    const { ours, waiting } = world.ids.enterprises
    const line = [enterprises.ours, `/console/enterprises/${ours}`]
    for (const keywords of ['启', '启明', '启明泵', ' 启明泵业有限公司 ']) {
      expect([keywords, await ofKind(operator, 'enterprise', keywords)]).toEqual([keywords, [line]])
    }
    expect(await ofKind(operator, 'enterprise', '新芽水务')).toEqual([
      [enterprises.waiting, `/console/enterprises/${waiting}`],
    ])
    const found = await world.pool.query<{ uscc: string }>('select uscc from enterprise where id = $1', [ours])
    const code = found.rows[0]?.uscc ?? ''
    expect(await ofKind(operator, 'enterprise', code.toLowerCase())).toEqual([line])
  })

  test('products that nobody published, patents by number too, and people by their mobile', async () => {
    const { demo, operator } = world.as
    const { productId } = await createProduct(demo, { name: '旋流自吸泵', submit: false })
    expect(await ofKind(operator, 'product', '旋流自')).toEqual([['旋流自吸泵', `/console/products/${productId}`]])
    const { id, number } = await registerPatent(demo, enterprises.ours, '一种旋流导叶')
    const patent = ['一种旋流导叶', `/console/patents/${id}`]
    expect(await ofKind(operator, 'patent', '旋流导')).toEqual([patent])
    expect(await ofKind(operator, 'patent', number.slice(2, 14))).toEqual([patent])
    await world.pool.query(`update user_account set mobile = '13911112222' where username = 'editor'`)
    for (const keywords of ['周编', '139111', 'editor']) {
      const line = ['周编辑', '/console/users?keywords=editor']
      expect([keywords, await ofKind(operator, 'user', keywords)]).toEqual([keywords, [line]])
    }
  })

  test('complaints and inquiries by number or by what they are about', async () => {
    const { operator } = world.as
    const productId = await publishProduct(world.as.demo, operator, { name: '双吸中开泵' })
    const complaint = await fileComplaint(world, productId)
    const inquiry = await sendInquiry(world, productId)
    const [filed] = await find(operator, complaint.number)
    expect(filed).toMatchObject({ kind: 'complaint', title: '双吸中开泵', hint: complaint.number })
    expect(filed?.to).toMatch(/^\/console\/complaints\/\d+$/)
    const [asked] = await find(operator, inquiry.number.toLowerCase())
    expect(asked).toMatchObject({ kind: 'inquiry', title: '双吸中开泵', hint: inquiry.number })
    expect(asked?.to).toMatch(/^\/console\/inquiries\/\d+$/)
    const kinds = (await find(operator, '双吸中开泵')).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['product', 'complaint', 'inquiry']))
  })

  test('articles, expos, halls and dictionaries, in both languages', async () => {
    const { operator } = world.as
    const { id } = await draftArticle(world, { title: '节能水泵目录', titleEn: 'Catalogue of frugal pumps' })
    expect(await ofKind(operator, 'news', 'frugal')).toEqual([['节能水泵目录', `/console/news/${id}`]])
    const expo = await draftExpo(world, { title: '水务装备云展' })
    expect(await ofKind(operator, 'expo', '水务装')).toEqual([['水务装备云展', `/console/halls/expo/${expo.id}`]])
    expect(await ofKind(operator, 'hall', 'equipment man')).toEqual([
      ['新装备制造业', '/console/halls/hall/industry-03'],
    ])
    const [dict] = await ofKind(operator, 'dict', 'inquiry_pur')
    expect(dict?.[0]).toBe('留言意向')
  })
})

describe('operators find what they work at', () => {
  test('what waits for review, once for each product, by its name or whose it is, until it is decided', async () => {
    const { demo, operator } = world.as
    const { productId } = await createProduct(demo, { name: '屏蔽磁力泵' })
    const { id } = await pendingReview(operator, 'basics', '屏蔽磁力泵')
    await savePictures(demo, productId)
    await pendingReview(operator, 'pictures', '屏蔽磁力泵')
    const line = ['屏蔽磁力泵', `/console/review/${id}`]
    expect(await ofKind(operator, 'review', '屏蔽磁')).toEqual([line])
    expect(await ofKind(operator, 'review', '屏蔽磁力泵 启明')).toEqual([line])
    expect(await ofKind(demo, 'review', '屏蔽磁')).toEqual([])
    await publishProduct(demo, operator, { name: '已经审过的泵' })
    expect(await ofKind(operator, 'review', '已经审过')).toEqual([])
  })

  test('items of dictionaries, roles, redirects and notices to enterprises', async () => {
    const { demo, operator } = world.as
    const body = { label: '水力试验', labelEn: 'Hydraulic trial', value: 'hydraulic' }
    await operator.call(dictItemCreate, { params: { id: 'inquiry_purpose' }, body })
    const [dict] = (await find(operator, 'inquiry_purpose')).filter(({ kind }) => kind === 'dict')
    for (const keywords of ['水力试', 'hydraulic t', 'hydraulic'])
      expect([keywords, await ofKind(operator, 'dictItem', keywords)]).toEqual([keywords, [['水力试验', dict?.to]]])
    expect(await ofKind(operator, 'role', 'administra')).toContainEqual(['系统管理员', '/console/roles'])
    const address = '/website/product/detail?id=7777777777'
    await operator.call(redirectAdd, { body: { address, target: '/website/product' } })
    const to = `/console/redirects?keywords=${encodeURIComponent(address)}`
    expect(await ofKind(operator, 'redirect', 'id=77777777')).toEqual([[address, to]])
    await operator.call(noticeSend, { body: notice({ title: '年度更新提醒', titleEn: 'Yearly update' }) })
    for (const keywords of ['年度更', 'yearly'])
      expect([keywords, await ofKind(operator, 'notice', keywords)]).toEqual([
        keywords,
        [['年度更新提醒', '/console/notices']],
      ])
    const theirs = [
      ...(await find(demo, '水力')),
      ...(await find(demo, 'id=7777')),
      ...(await find(demo, 'administrator')),
    ]
    expect(theirs.map(({ kind }) => kind).filter((kind) => kind !== 'message')).toEqual([])
    expect(await ofKind(demo, 'notice', '年度更')).toEqual([])
  })
})

describe('members of an enterprise find', () => {
  test('certificates of their products by name or number, as long as the product is in use', async () => {
    const { demo, operator, stranger } = world.as
    const { productId } = await createProduct(demo, { name: '螺旋卸料机', submit: false })
    const certificate = {
      kind: '01',
      name: '防爆合格证',
      nameEn: 'Explosion proof',
      number: 'EX-2031',
      issuer: '示范中心',
    }
    await demo.call(certificateSave, { body: { productId, certificates: [certificate], submit: false } })
    const line = ['防爆合格证', `/myEnt/exhibitProductSetting/${productId}?tab=certificate`]
    for (const keywords of ['防爆', 'ex-203', 'explosion'])
      expect([keywords, await ofKind(demo, 'ownProductCertificate', keywords)]).toEqual([keywords, [line]])
    const [found] = (await find(demo, '防爆合格')).filter(({ kind }) => kind === 'ownProductCertificate')
    expect(found).toMatchObject({ titleEn: 'Explosion proof', hint: 'EX-2031 · 螺旋卸料机' })
    for (const other of [stranger, operator, world.as.idle])
      expect(await ofKind(other, 'ownProductCertificate', '防爆合格')).toEqual([])
    await demo.call(productArchive, { body: { productIds: [productId], archived: true } })
    expect(await ofKind(demo, 'ownProductCertificate', '防爆合格')).toEqual([])
  })

  test('their products, patents on the website, certificates, inquiries and colleagues', async () => {
    const { demo, operator } = world.as
    const patent = await registerPatent(demo, enterprises.ours, '一种涡轮导流罩')
    const stated = await registerPatent(demo, enterprises.ours, '一种涡轮密封环')
    const productId = await publishProduct(demo, operator, {
      name: '涡轮增压泵',
      model: 'WL-90',
      patents: [{ patentId: patent.id }],
    })
    const product = ['涡轮增压泵', `/myEnt/exhibitProductSetting/${productId}`]
    expect(await ofKind(demo, 'ownProduct', '涡轮')).toEqual([product])
    expect(await ofKind(demo, 'ownProduct', 'l-9')).toEqual([product])
    expect(await ofKind(demo, 'ownPatent', '涡轮')).toEqual([
      ['一种涡轮导流罩', `/website/product/patent?id=${patent.id}`],
    ])
    expect(await ofKind(demo, 'ownPatent', stated.number)).toEqual([])
    const certificate = { kind: '01', name: '涡轮检测报告', number: 'TEST-77', issuer: '示范中心' }
    await demo.call(entCertificateSave, { body: { certificates: [certificate], submit: false } })
    expect(await ofKind(demo, 'ownCertificate', 'test-7')).toEqual([['涡轮检测报告', '/myEnt/certificateManage']])
    const { number } = await sendInquiry(world, productId, { name: '邹知远' })
    const [inquiry] = (await find(demo, '邹知')).filter(({ kind }) => kind === 'ownInquiry')
    expect(inquiry).toMatchObject({ title: '涡轮增压泵', hint: `邹知远 · ${number}` })
    expect(await ofKind(demo, 'member', '吴观')).toEqual([['吴观察', '/personalCenter/accountInfo?tab=members']])
  })

  test('articles that enterprises read, and messages with what they lead to', async () => {
    const article = await publishedArticle(world, { title: '工作台须知', audience: 'workbench' })
    expect(await ofKind(world.as.viewer, 'article', '工作台须')).toEqual([
      ['工作台须知', `/workbench/news/detail?id=${article.id}`],
    ])
    await publishProduct(world.as.demo, world.as.operator, { name: '潜污泵' })
    await world.portal.platform.events.settle()
    const messages = (await find(world.as.demo, '潜污')).filter(({ kind }) => kind === 'message')
    expect(messages[0]?.to).toMatch(/^\//)
    expect(messages[0]?.titleEn).not.toBe('')
  })

  test('nothing of the platform, of another enterprise, or of an article that is a draft', async () => {
    const { demo, stranger, editor, operator } = world.as
    await createProduct(demo, { name: '只属于我们的泵', submit: false })
    await draftArticle(world, { title: '未发布的草稿文章' })
    expect(await find(stranger, '只属于我们')).toEqual([])
    expect(await find(stranger, '启明')).toEqual([])
    expect(await find(stranger, '周编')).toEqual([])
    expect(await find(editor, '未发布的草稿')).toEqual([])
    const own = new Set((await find(demo, '泵')).map(({ kind }) => kind))
    for (const kind of ['enterprise', 'product', 'patent', 'user', 'complaint', 'inquiry', 'news', 'dict'] as const)
      expect(own.has(kind)).toBe(false)
    const all = new Set((await find(operator, '泵')).map(({ kind }) => kind))
    expect([...all].filter((kind) => kind.startsWith('own') || kind === 'member')).toEqual([])
  })
})

describe('whoever may less finds less', () => {
  test('by permission: a colleague without a role finds colleagues, articles and their own messages only', async () => {
    await createProduct(world.as.demo, { name: '权限试验泵', submit: false })
    const names = (client: Client) => ofKind(client, 'ownProduct', '权限试验')
    expect(await names(world.as.viewer)).toHaveLength(1)
    expect(await names(world.as.idle)).toEqual([])
    expect(await ofKind(world.as.idle, 'member', '吴观')).toHaveLength(1)
  })

  test('not signed in nothing; without an approved enterprise nothing of any', async () => {
    expect(await world.anonymous.refusal(searchRecords, { query: { keywords: '泵' } })).toBe('A0230')
    for (const name of ['guest', 'pending', 'newcomer'] as const) {
      const kinds = (await find(world.as[name], '泵')).map(({ kind }) => kind)
      expect([name, kinds.filter((kind) => kind !== 'message')]).toEqual([name, []])
    }
    expect(await ofKind(world.as.pending, 'member', '苏新芽')).toEqual([])
  })

  test('a suspended enterprise finds nothing of its own', async () => {
    const { stranger, operator } = world.as
    await createProduct(stranger, { name: '停用前的减速机', submit: false })
    expect(await ofKind(stranger, 'ownProduct', '减速')).toHaveLength(1)
    await operator.call(enterpriseSuspend, { body: { id: world.ids.enterprises.theirs, reason: '资质存疑' } })
    expect(await find(await world.again('stranger'), '减速')).toEqual([])
  })
})

describe('what is typed', () => {
  test('finds five of a kind at most, those first whose name begins with it', async () => {
    const { demo, operator } = world.as
    for (let number = 1; number <= 6; number += 1) {
      await createProduct(demo, { name: `卧式多点 ${number} 型 磁浮机`, submit: false })
    }
    await createProduct(demo, { name: '磁浮机卧式', submit: false })
    const found = await ofKind(operator, 'product', '磁浮机')
    expect(found).toHaveLength(RECORDS_PER_KIND)
    expect(found[0]?.[0]).toBe('磁浮机卧式')
  })

  test('is text, whatever it is; what says too little finds nothing', async () => {
    for (const keywords of ['', ' ', 'a', '，', '%', '_', `'`, `' | 'a`, '\\', ':*', '& !', '"'])
      expect([keywords, await find(world.as.operator, keywords)]).toEqual([keywords, []])
    expect(await world.as.demo.refusal(searchRecords, { query: { keywords: '泵'.repeat(101) } })).toBe('A0400')
    expect(await world.as.demo.refusal(searchRecords, { query: { keywords: '泵\u0000' } })).toBe('A0400')
  })
})
