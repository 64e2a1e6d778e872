import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { productDetail } from '@portal/contract/product'
import { explodedChainDetail, explodedChainSave } from '@portal/contract/product-content'
import { decide, publishProduct, registerPatent, uploadPicture } from '@portal/testkit/factories'
import { enterprises } from '@portal/testkit/people'
import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'
import { choose, chooseOption, isFocused, toast, unfolded } from '../support/gestures.ts'
import { pumpOfCubes } from '../support/model.ts'

const glb = brotliDecompressSync(readFileSync(new URL('../../demo/models/pump.glb.br', import.meta.url)))
const onDisk = (name: string, buffer: Buffer) => ({ name, mimeType: 'model/gltf-binary', buffer })
const FEATURE = '叶片型线沿流线按变环量规律分布'

const tab = (productId: string): string => `/myEnt/exhibitProductSetting/${productId}?tab=chain`
const modelCard = (page: Page) => page.getByRole('group', { name: '三维模型', exact: true })
const chooseModel = (page: Page, file: ReturnType<typeof onDisk>): Promise<void> =>
  modelCard(page).locator('input[type=file]').setInputFiles(file)
const part = (page: Page, name: string) =>
  page.getByRole('region', { name: '部件', exact: true }).getByRole('button', { name: new RegExp(`\\d\\d ?${name}`) })

describe('an enterprise ties the parts of a model to its patents', () => {
  test('and publishes: visitors take it apart and read what protects each part', async ({ open, stage }) => {
    const { demo, operator } = stage.as
    const name = '三元流离心泵 SY-250'
    const patent = await registerPatent(demo, enterprises.ours, '一种三元流闭式叶轮')
    const productId = await publishProduct(demo, operator, { name, patents: [{ patentId: patent.id }] })
    const { page, visit, isAccessible } = await open('demo')
    await visit(tab(productId))
    await page.getByRole('button', { name: '提交审核' }).click()
    // One thing is missing so far: no list of faults, the focus stands in it.
    await page.getByText('请先上传三维模型或爆炸图').waitFor()
    const file = modelCard(page).getByRole('button', { name: '选择文件' })
    await expect.poll(() => file.evaluate((button) => button === document.activeElement)).toBe(true)

    await chooseModel(page, onDisk('离心泵.gltf', pumpOfCubes()))
    await modelCard(page).getByText('已就绪').waitFor({ timeout: 30_000 })
    const generate = page.getByRole('button', { name: '用模型生成爆炸图与装配图' })
    expect(await generate.isDisabled()).toBe(true)
    await page.getByText('请先在下方划分部件，再生成图片').waitFor()
    await page.getByRole('button', { name: '按模型结构建立部件' }).click()
    await page.getByRole('heading', { name: '部件（2）' }).waitFor()
    await expect.poll(() => generate.isEnabled()).toBe(true)
    expect(await page.getByText('请先在下方划分部件，再生成图片').count()).toBe(0)
    await part(page, '叶轮').click()
    await page.getByLabel('部件名称', { exact: true }).fill('三元流闭式叶轮')
    await page.getByLabel('材料', { exact: true }).fill('锡青铜')
    await page.getByRole('checkbox', { name: '核心部件' }).check()
    await choose(page, page.getByRole('combobox', { name: '拆解方向' }), '+X')
    await page.getByRole('slider', { name: /^拆解距离/ }).press('ArrowRight')
    await page.getByRole('combobox', { name: '添加专利' }).click()
    await chooseOption(page, /一种三元流闭式叶轮/)
    await page.getByText(/请写明部件 \d\d 的专利保护什么特征/).waitFor()
    await page.getByLabel(/^保护的技术特征/).fill(FEATURE)
    await page.getByLabel(/^权利要求/).fill('1–4')
    await isAccessible()

    await generate.click()
    await toast(page, '已生成爆炸图与装配图')
    await page.getByRole('button', { name: '提交审核' }).click()
    await toast(page, '已提交审核')
    await decide(operator, 'chain', name)

    const { chain } = await demo.call(productDetail, { body: { productId } })
    const impeller = chain?.parts.find((one) => one.name === '三元流闭式叶轮')
    expect(impeller).toMatchObject({ core: true, direction: [1, 0, 0], nodes: ['泵/叶轮'] })
    expect(impeller?.patents).toMatchObject([{ patentId: patent.id, claim: '1–4', feature: FEATURE }])
    expect([chain?.model?.state, chain?.exploded?.width]).toEqual(['ready', 1200])

    const visitor = await open(null)
    await visitor.visit(`/website/product/detail?id=${productId}`)
    const shown = visitor.page
    await shown.getByRole('button', { name: /^查看三维模型/ }).click()
    const model = shown.getByRole('group', { name: '三维模型', exact: true })
    const callOut = model.getByRole('group', { name: '已选部件：三元流闭式叶轮' })
    await callOut.getByText('未确认').waitFor({ timeout: 30_000 })
    await visitor.isAccessible()

    await model.getByRole('img', { name: /可拖动旋转/ }).press('ArrowLeft')
    await model.getByRole('img', { name: /可拖动旋转/ }).press('PageDown')
    await callOut.waitFor({ state: 'detached' })
    await model.getByRole('img', { name: /可拖动旋转/ }).press('PageUp')
    await callOut.waitFor()
    await model.getByRole('img', { name: /可拖动旋转/ }).press('Escape')
    await callOut.waitFor({ state: 'detached' })
    await shown.getByRole('radio', { name: /三元流闭式叶轮/ }).press('Space')
    await callOut.waitFor()
    await model.getByRole('slider', { name: '拆解程度' }).press('Home')
    await model.getByRole('button', { name: '播放拆装' }).click()
    await model.getByRole('button', { name: '停止播放' }).click()
  })

  test('and names the parts of an English model in Chinese, in a list, before it may submit them', async ({
    open,
    stage,
  }) => {
    const { demo, operator } = stage.as
    const productId = await publishProduct(demo, operator, { name: '英文模型的泵' })
    const { page, visit, isAccessible } = await open('demo')
    await visit(tab(productId))
    await chooseModel(page, onDisk('pump.gltf', pumpOfCubes(['Pump', 'Casing', 'Impeller'])))
    await modelCard(page).getByText('已就绪').waitFor({ timeout: 30_000 })
    await page.getByRole('button', { name: '按模型结构建立部件' }).click()
    await page.getByText('请填写部件 01 的名称').waitFor()
    const submit = page.getByRole('button', { name: '提交审核' })
    await submit.click()
    const name = page.getByLabel('部件名称', { exact: true })
    await expect.poll(() => isFocused(name)).toBe(true)
    const second = page.getByRole('button', { name: '请填写部件 02 的名称' })
    await second.click()
    await expect.poll(() => isFocused(name)).toBe(true)
    expect(await page.getByLabel('部件名称（英文）', { exact: true }).inputValue()).toBe('Impeller')
    await page.getByRole('button', { name: '保存草稿' }).click()
    await toast(page, '草稿已保存')

    await page.getByRole('button', { name: '逐行命名' }).click()
    expect(await page.getByLabel('部件名称 01').inputValue()).toBe('')
    expect(await page.getByLabel('部件名称（英文） 02').inputValue()).toBe('Impeller')
    await isAccessible()
    await page.getByLabel('部件名称 01').fill('泵体')
    await page.getByLabel('部件名称 02').fill('叶轮')
    await page.getByText('请填写部件').first().waitFor({ state: 'detached' })
    await submit.click()
    await toast(page, '已提交审核')
    const { content } = await demo.call(explodedChainDetail, { body: { productId } })
    expect(content.parts).toMatchObject([
      { name: '泵体', nameEn: 'Casing' },
      { name: '叶轮', nameEn: 'Impeller' },
    ])
  })

  test('or of a picture: each new part only waits for a click where it is', async ({ open, stage }) => {
    const { demo, operator } = stage.as
    const productId = await publishProduct(demo, operator, { name: '只有爆炸图的泵' })
    const { fileId: exploded } = await uploadPicture(demo)
    await demo.call(explodedChainSave, { body: { productId, exploded, parts: [], submit: false } })
    const { page, visit } = await open('demo', { width: 1440, height: 1100 })
    await visit(tab(productId))
    await page.getByRole('button', { name: '添加部件' }).click()
    await page.getByText('部件 01 还没有在模型或爆炸图中标出位置').waitFor()
    await page.getByRole('button', { name: '提交审核' }).click()
    await expect.poll(() => isFocused(page.getByLabel('横向位置（%）'))).toBe(true)

    await page.getByText('请点击“部件 01”在图上的位置').waitFor()
    // What takes the click lies over the picture.
    const picture = page.getByRole('region', { name: '预览', exact: true }).locator('img').first()
    await (await unfolded(picture)).click({ force: true })
    await page.getByText('部件 01 还没有在模型或爆炸图中标出位置').waitFor({ state: 'detached' })
    expect(Number(await page.getByLabel('横向位置（%）').inputValue())).toBeCloseTo(50, 0)
    await page.getByRole('button', { name: '提交审核' }).click()
    await toast(page, '已提交审核')
    await decide(operator, 'chain', '只有爆炸图的泵')
    const { chain } = await demo.call(productDetail, { body: { productId } })
    expect(chain?.parts).toMatchObject([{ no: '01', name: '部件 01' }])
  })

  test('a damaged or mislabelled model says why, and what is published stays', async ({ open, stage }) => {
    const { demo, operator } = stage.as
    const name = '轴流泵 ZL-90'
    const productId = await publishProduct(demo, operator, { name })
    const { fileId: exploded } = await uploadPicture(demo)
    const parts = [{ no: '01', name: '叶轮', x: 0.5, y: 0.5 }]
    await demo.call(explodedChainSave, { body: { productId, exploded, parts } })
    await decide(operator, 'chain', name)
    const { page, visit } = await open('demo')
    await visit(tab(productId))

    await chooseModel(page, onDisk('改名.glb', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(9_000)])))
    await modelCard(page).getByRole('alert').filter({ hasText: '该文件的内容不是其中任何一种' }).waitFor()
    await chooseModel(page, onDisk('断尾.glb', glb.subarray(0, 30_000)))
    await modelCard(page).getByText('文件不完整或已损坏，请重新导出后上传').waitFor({ timeout: 30_000 })
    await page.getByText('模型未通过检查，请更换后再提交').waitFor()
    await page.getByRole('button', { name: '提交审核' }).click()
    await expect.poll(() => modelCard(page).evaluate((card) => card.contains(document.activeElement))).toBe(true)

    const { chain } = await demo.call(productDetail, { body: { productId } })
    expect([chain?.exploded?.fileId, chain?.model, chain?.parts.length]).toEqual([exploded, null, 1])
  })

  test('of two editors the second one is asked, and keeps what was typed', async ({ open, stage }) => {
    const { demo, operator, editor } = stage.as
    const productId = await publishProduct(demo, operator)
    const { fileId: exploded } = await uploadPicture(demo)
    const parts = [{ no: '01', name: '泵体', x: 0.5, y: 0.5 }]
    await demo.call(explodedChainSave, { body: { productId, exploded, parts, submit: false } })
    const { page, visit } = await open('demo')
    await visit(tab(productId))
    await part(page, '泵体').click()
    await page.getByLabel('部件名称', { exact: true }).fill('我的泵体')
    const theirs = [{ no: '01', name: '对方的泵体', x: 0.4, y: 0.5 }]
    await editor.call(explodedChainSave, { body: { productId, exploded, parts: theirs, submit: false } })
    await page.getByRole('button', { name: '保存草稿' }).click()
    await page.getByRole('button', { name: '查看对方的版本' }).click()
    await page.getByRole('button', { name: '恢复草稿' }).click()
    expect(await page.getByLabel('部件名称', { exact: true }).inputValue()).toBe('我的泵体')
  })

  test('nobody else reads or changes them', async ({ open, stage }) => {
    const productId = await publishProduct(stage.as.demo, stage.as.operator)
    const { stranger } = stage.as
    expect(await stranger.refusal(explodedChainDetail, { body: { productId } })).toBe('A0404')
    expect(await stranger.refusal(explodedChainSave, { body: { productId, parts: [] } })).toBe('A0404')
    const { page, visit } = await open('viewer')
    await visit(tab(productId))
    await page.getByText('您可以查看，没有修改权限').waitFor()
    expect(await page.getByRole('button', { name: '提交审核' }).count()).toBe(0)
  })
})
