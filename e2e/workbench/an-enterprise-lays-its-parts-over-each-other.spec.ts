import { productDetail } from '@portal/contract/product'
import { explodedChainSave } from '@portal/contract/product-content'
import { decide, publishProduct, registerPatent, uploadPicture } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import { cutoutBytes, pngFile } from '@portal/testkit/png'
import { describe, expect, test } from '../fixtures.ts'
import { choose, pictureOnDisk, toast } from '../support/gestures.ts'

const SIZE = [800, 600] as const
const onDisk = (name: string, left: number, size: readonly [number, number] = SIZE) => ({
  name,
  mimeType: 'image/png',
  buffer: cutoutBytes(...size, { left, top: 0.4, right: left + 0.2, bottom: 0.6 }),
})
const tab = (productId: string): string => `/myEnt/exhibitProductSetting/${productId}?tab=chain`

describe('an enterprise that has pictures of single parts', () => {
  test('lays them over each other, and the home page takes its product apart part by part', async ({ open, stage }) => {
    const { demo, operator } = stage.as
    const name = '分层展示的离心泵'
    const patent = await registerPatent(demo, enterprises.ours, '一种叶轮')
    const productId = await publishProduct(demo, operator, { name, patents: [{ patentId: patent.id }] })
    const { fileId: exploded } = await uploadPicture(demo, pngFile(...SIZE))
    const { fileId: assembled } = await uploadPicture(demo, pngFile(...SIZE))
    const patents = [{ patentId: patent.id, feature: '叶片型线' }]
    const place = { y: 0.5, restX: 0.5, restY: 0.5 }
    const parts = [
      { no: '01', name: '叶轮', x: 0.2, ...place, patents },
      { no: '02', name: '泵体', x: 0.8, ...place },
    ]
    await demo.call(explodedChainSave, { body: { productId, exploded, assembled, parts, submit: false } })
    const { page, visit, isAccessible } = await open('demo', { width: 1440 })
    await visit(tab(productId))
    await page.getByText('分层图（选填）', { exact: true }).click()
    const files = page.getByLabel('添加分层图').and(page.locator('input'))
    await files.setInputFiles([
      onDisk('01-叶轮.png', 0.1),
      onDisk('泵体 渲染.png', 0.7),
      onDisk('螺栓.png', 0.4),
      pictureOnDisk('带底色.png', ...SIZE),
      onDisk('小一号.png', 0.1, [400, 300]),
      { name: '照片.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    ])
    const faults = page.getByRole('alert').filter({ hasText: '这些文件没有添加' })
    await faults.getByText('带底色.png：没有透明区域').waitFor()
    await faults.getByText('小一号.png：画布为 400 × 300 像素，应与爆炸图同为 800 × 600 像素').waitFor()
    await faults.getByText('照片.jpg：请使用 PNG 或 WebP').waitFor()
    await page.getByText('分层图（3）').waitFor()

    // Tied by the files' names, sent by the marks in both pictures.
    const layer = (part: string) => page.getByRole('group', { name: `${part}分层图`, exact: true })
    const across = (part: string) => layer(part).getByRole('spinbutton', { name: `横向位移：${part}` })
    expect([await across('叶轮').inputValue(), await across('泵体').inputValue()]).toEqual(['-30', '30'])
    await layer('L1').getByText('还没有位移').waitFor()
    await layer('L1').getByRole('spinbutton', { name: '纵向位移：L1' }).fill('-20')
    await layer('L1').getByText('还没有位移').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^移动叶轮分层图/ }).press('Alt+ArrowUp')
    await page.getByText('叶轮分层图已移到第 2 项，共 3 项').waitFor()
    await isAccessible()

    await page.getByRole('button', { name: '提交审核' }).click()
    await toast(page, '已提交审核')
    await decide(operator, 'chain', name)
    const { chain } = await demo.call(productDetail, { body: { productId } })
    const told = chain?.layers.map(({ no, x, y, width, height, dx, dy, z }) => [no, x, y, width, height, dx, dy, z])
    expect(told?.toSorted((a, b) => Number(b[7]) - Number(a[7]))).toEqual([
      ['L1', 0.4, 0.6, 0.2, 0.2, 0, -0.2, 2],
      ['01', 0.4, 0.4, 0.2, 0.2, -0.3, 0, 1],
      ['02', 0.4, 0.4, 0.2, 0.2, 0.3, 0, 0],
    ])

    const visitor = await open(null, { width: 1440 })
    await visitor.visit('/website/home')
    const shown = visitor.page.getByRole('main').locator(`img[src*="svg"][alt=""]`)
    await expect.poll(() => shown.count()).toBe(3)
    const addresses = await shown.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc))
    for (const one of chain?.layers ?? []) expect(addresses.join(' ')).toContain(one.picture.fileId)
  })

  test('ties a picture to another part, and keeps the picture of a part that goes', async ({ open, stage }) => {
    const { demo, operator } = stage.as
    const productId = await publishProduct(demo, operator, { name: '部件有增减的泵' })
    const { fileId: exploded } = await uploadPicture(demo, pngFile(...SIZE))
    const parts = ['叶轮', '泵体'].map((part, at) => ({ no: `0${at + 1}`, name: part, x: 0.5, y: 0.5 }))
    await demo.call(explodedChainSave, { body: { productId, exploded, parts, submit: false } })
    const { page, visit } = await open('demo', { width: 1440 })
    await visit(tab(productId))
    await page.getByText('分层图（选填）', { exact: true }).click()
    await page.getByLabel('添加分层图').and(page.locator('input')).setInputFiles(onDisk('泵体.png', 0.3))
    const layer = (part: string) => page.getByRole('group', { name: `${part}分层图`, exact: true })
    await choose(page, layer('泵体').getByRole('combobox'), '01 叶轮')
    await layer('叶轮').waitFor()
    const list = page.getByRole('region', { name: '部件', exact: true })
    await list.getByRole('button', { name: /01 ?叶轮/ }).click()
    await list.getByRole('button', { name: '删除部件' }).click()
    await page
      .getByRole('tooltip')
      .getByRole('button', { name: /确\s?定/ })
      .click()
    await layer('L1').waitFor()
    await page.getByRole('button', { name: '移除L1' }).click()
    await page.getByText('分层图（选填）', { exact: true }).waitFor()
  })

  test('is told to add the exploded picture first, and a guest of the enterprise may only look', async ({
    open,
    stage,
  }) => {
    const { demo, operator } = stage.as
    const productId = await publishProduct(demo, operator, { name: '还没有爆炸图的泵' })
    const owner = await open('demo')
    await owner.visit(tab(productId))
    await owner.page.getByText('分层图（选填）', { exact: true }).click()
    await owner.page.getByText('请先在上方添加爆炸图').waitFor()
    expect(await owner.page.getByRole('button', { name: '添加分层图' }).count()).toBe(0)
    const viewer = await open('viewer')
    await viewer.visit(tab(productId))
    await viewer.page.getByText('您可以查看，没有修改权限').waitFor()
    await viewer.page.getByText('分层图（选填）', { exact: true }).click()
    expect(await viewer.page.getByRole('button', { name: '添加分层图' }).count()).toBe(0)
  })
})
