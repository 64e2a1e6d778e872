import { entAuth } from '@portal/contract/enterprise'
import { displaySave, entCertificateSave, honorSave } from '@portal/contract/enterprise-content'
import { picSave } from '@portal/contract/product-content'
import { certification, decide, pendingReview, publishProduct, uploadPicture } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { pngFile } from '@portal/testkit/png'
import { describe, expect, test } from '../fixtures.ts'

const story = [
  { title: '从一台试验泵做起', text: '2006 年，我们搭起第一台试验泵。' },
  { title: '走进水厂', text: '如今每年交付三百台。' },
]
const certificate = (name: string, number: string, files: string[]) => ({
  kind: '1',
  name,
  number,
  issuer: '示范认证中心',
  files,
})

describe('an operator who reviews what an enterprise changed', () => {
  test('reads the sentence that changed, the chapter that is new, and nothing of what stayed', async ({
    open,
    stage,
  }) => {
    const { demo, operator } = stage.as
    await demo.call(displaySave, { body: { slogan: '二十年只做一台好泵', story } })
    await decide(operator, 'display', enterprises.ours)
    const changed = [story[0], { title: '走进水厂', text: '如今每年交付五百台。' }, { title: '下一步', text: '出海。' }]
    await demo.call(displaySave, { body: { slogan: '二十年只做一台好泵', story: changed.flatMap((one) => one ?? []) } })
    const { id } = await pendingReview(operator, 'display', enterprises.ours)

    const { page, visit, isAccessible } = await open('operator', { width: 1440 })
    await visit(`/console/review/${id}`)
    const places = page.getByRole('region', { name: '变化之处' })
    await places.getByRole('heading', { name: '修改 企业故事 › 走进水厂 › 正文' }).waitFor()
    expect(await places.locator('del').allTextContents()).toEqual(['三'])
    expect(await places.locator('ins').allTextContents()).toEqual(['五', '下一步', '出海。'])
    await places.getByRole('heading', { name: '新增 企业故事 › 下一步 › 标题' }).waitFor()
    expect(await places.getByText('二十年只做一台好泵').count()).toBe(0)
    expect(await places.getByText('从一台试验泵做起').count()).toBe(0)
    await isAccessible()
  })

  test('finds every certificate marked new, changed, removed or unchanged', async ({ open, stage }) => {
    const { demo, operator } = stage.as
    const { fileId } = await uploadPicture(demo)
    const before = [
      certificate('质量管理体系认证证书', 'QMS-1', [fileId]),
      certificate('旧检测报告', 'BG-1', [fileId]),
      certificate('环境管理体系认证证书', 'EMS-1', [fileId]),
    ]
    await demo.call(entCertificateSave, { body: { certificates: before } })
    await decide(operator, 'entCertificate', enterprises.ours)
    const after = [
      certificate('质量管理体系认证证书', 'QMS-1', [fileId]),
      certificate('环境管理体系认证证书', 'EMS-2', [fileId]),
      certificate('防爆合格证', 'EX-9', [fileId]),
    ]
    await demo.call(entCertificateSave, { body: { certificates: after } })
    const { id } = await pendingReview(operator, 'entCertificate', enterprises.ours)

    const { page, visit, isAccessible } = await open('operator', { width: 1440 })
    await visit(`/console/review/${id}`)
    const entries = page.getByRole('region', { name: '逐项对比' })
    await entries.getByText('新增 1 项，修改 1 项，移除 1 项，未变 1 项').waitFor()
    const entry = (name: string) => entries.getByRole('listitem', { name, exact: true })
    const mended = entry('修改 环境管理体系认证证书')
    await mended.getByRole('heading', { name: '修改 编号' }).waitFor()
    expect([await mended.locator('del').allTextContents(), await mended.locator('ins').allTextContents()]).toEqual([
      ['1'],
      ['2'],
    ])
    await entry('新增 防爆合格证').getByText('此前没有这一项').waitFor()
    await entry('移除 旧检测报告').getByText('不再展示').waitFor()
    await entry('未变 质量管理体系认证证书').waitFor()
    expect(await entry('未变 质量管理体系认证证书').locator('ins, del').count()).toBe(0)
    await isAccessible()
  })

  test('unfolds a long profile that a change of the certification left as it was', async ({ open, stage }) => {
    const { demo, operator } = stage.as
    const profile = `${'我们制造清水泵与耐腐蚀泵。'.repeat(20)}末句也读得到。`
    const before = certification(enterprises.ours, { profile })
    await demo.call(entAuth, { body: before })
    await decide(operator, 'certification', enterprises.ours)
    await demo.call(entAuth, { body: { ...before, address: '杭州市滨江区江南大道 200 号' } })
    const { id } = await pendingReview(operator, 'certification', enterprises.ours)
    const { page, visit, isAccessible } = await open('operator', { width: 1440 })
    await visit(`/console/review/${id}`)
    const row = page.getByRole('row').filter({ hasText: '企业简介' })
    const unfold = row.getByRole('button', { name: '展开未变的文字' })
    await unfold.nth(1).waitFor()
    expect(await row.getByText('末句也读得到。').count()).toBe(0)
    await isAccessible()
    await unfold.first().click()
    await row.getByText('末句也读得到。').waitFor()
    expect(await unfold.count()).toBe(1)
  })

  test('is told which pictures of a product are new, gone, moved and described in other words', async ({
    open,
    stage,
  }) => {
    const { demo, operator } = stage.as
    const name = '磁力驱动泵'
    const productId = await publishProduct(demo, operator, { name })
    const [front, side, cut, fresh] = await Promise.all(
      [500, 510, 520, 530].map((high) => uploadPicture(demo, pngFile(640, high))),
    )
    const shown = (picture: { fileId: string } | undefined, alt: string) => ({ fileId: picture?.fileId ?? '', alt })
    const save = (pictures: ReturnType<typeof shown>[]) =>
      demo.call(picSave, { body: { productId, pictures, submit: true } })
    await save([shown(front, '正面'), shown(side, '侧面'), shown(cut, '剖面')])
    await decide(operator, 'pictures', name)
    await save([shown(cut, '剖面'), shown(front, '正面全貌'), shown(fresh, '铭牌')])
    const { id } = await pendingReview(operator, 'pictures', name)
    const { page, visit, isAccessible } = await open('operator', { width: 1440 })
    await visit(`/console/review/${id}`)
    const places = page.getByRole('region', { name: '变化之处' })
    await places.getByRole('heading', { name: '修改 详情图 › 封面' }).waitFor()
    expect(await places.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      '修改 详情图 › 封面',
      '修改 详情图 › 第 2 位 › 顺序',
      '修改 详情图 › 第 2 位 › 图片说明',
      '新增 详情图 › 第 3 位',
      '移除 详情图 › 第 2 位',
    ])
    await places.getByRole('img', { name: '铭牌' }).waitFor()
    await isAccessible()
  })

  test('is not told of changes where nothing was published before', async ({ open, stage }) => {
    const { demo, operator } = stage.as
    const { fileId } = await uploadPicture(demo)
    await demo.call(honorSave, { body: { certificates: [certificate('科技进步奖', 'KJ-1', [fileId])] } })
    const { id } = await pendingReview(operator, 'honor', enterprises.ours)
    const { page, visit } = await open('operator', { width: 1440 })
    await visit(`/console/review/${id}`)
    await page.getByText('此前没有公开版本').waitFor()
    await page.getByRole('heading', { name: '科技进步奖' }).last().waitFor()
    const part = page.getByRole('region', { name: '企业荣誉的变化' }).or(page.getByRole('main')).last()
    expect(await part.getByRole('region', { name: /变化之处|逐项对比/ }).count()).toBe(0)
  })
})
