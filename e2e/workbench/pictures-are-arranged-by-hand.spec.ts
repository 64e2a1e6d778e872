import { pictureUpload } from '@portal/contract/file'
import { getPicDetail } from '@portal/contract/product-content'
import { createProduct } from '@portal/testkit/factories'
import { pngBytes } from '@portal/testkit/png'
import type { Page } from 'playwright-core'
import { describe, expect, test } from '../fixtures.ts'
import { isFocused, pictureOnDisk, toast } from '../support/gestures.ts'

/** Lets go of files over the page, or pastes them into it, as a browser does. */
async function hand(page: Page, how: 'drop' | 'paste', name: string): Promise<void> {
  const bytes = [...pngBytes(400, 300)]
  await page.evaluate(
    ({ data, file, kind }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(data)], file, { type: 'image/png' }))
      if (kind === 'paste') window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer }))
      else {
        const target = document.querySelector('input[type=file]')?.parentElement
        target?.dispatchEvent(new DragEvent('dragover', { dataTransfer: transfer, bubbles: true, cancelable: true }))
        target?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
      }
    },
    { data: bytes, file: name, kind: how },
  )
}

describe('detail pictures', () => {
  test('come by drop, paste and choice, are moved by mouse, cropped and kept as a draft', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit, isAccessible } = await open('editor')
    await visit(`/myEnt/exhibitProductSetting/${productId}`)
    const alt = (at: number, of: number) => page.getByLabel(`图片说明 第 ${at} 张，共 ${of} 张`)

    await hand(page, 'drop', 'dropped.png')
    await alt(1, 1).fill('拖放的')
    await hand(page, 'paste', 'pasted.png')
    await alt(2, 2).fill('粘贴的')
    await page.locator('input[type=file]').setInputFiles(pictureOnDisk('chosen.png', 1200, 900))
    await alt(3, 3).fill('选择的')
    await isAccessible()

    await page
      .getByRole('listitem')
      .filter({ has: alt(3, 3) })
      .dragTo(page.getByRole('listitem').filter({ has: alt(1, 3) }))
    expect(await alt(1, 3).inputValue()).toBe('选择的')

    await page.getByRole('button', { name: '裁剪 第 1 张，共 3 张' }).click()
    await page.getByRole('dialog', { name: '裁剪图片' }).getByText('1:1', { exact: true }).click()
    await page.getByRole('button', { name: '裁剪并替换' }).click()
    await page.getByRole('dialog', { name: '裁剪图片' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '保存草稿' }).click()
    await toast(page, '草稿已保存')

    const { pictures, status } = await stage.as.demo.call(getPicDetail, { body: { productId } })
    expect(pictures.map((picture) => picture.alt)).toEqual(['选择的', '拖放的', '粘贴的'])
    expect([pictures[0]?.width, pictures[0]?.height], 'pixels of the crop').toEqual([900, 900])
    expect(status).toBe('5')
  })

  test('that are still on their way go on while other pages are looked at; only the document is not left unasked', async ({
    open,
    stage,
  }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit, context } = await open('editor')
    const arrives = Promise.withResolvers<void>()
    await context.route(`**${pictureUpload.path}*`, async (route) => {
      await arrives.promise
      await route.continue()
    })
    const asked = () =>
      page.evaluate(() => {
        const event = new Event('beforeunload', { cancelable: true })
        window.dispatchEvent(event)
        return event.defaultPrevented
      })
    await visit(`/myEnt/exhibitProductSetting/${productId}`)
    await page.locator('input[type=file]').setInputFiles([pictureOnDisk('slow.png')])
    await page.getByText('slow.png').waitFor()
    expect(await asked()).toBe(true)
    await page.getByRole('link', { name: '产品管理' }).first().click()
    await page.waitForURL('**/myEnt/productManage')
    const uploaded = page.waitForResponse((response) => response.url().includes(pictureUpload.path))
    arrives.resolve()
    await uploaded
    await page.goBack()
    await page.getByLabel('图片说明 第 1 张，共 1 张').waitFor()
    await page.getByRole('button', { name: '保存草稿' }).click()
    await toast(page, '草稿已保存')
    expect(await asked()).toBe(false)
  })

  test('a file that is no picture is refused with a sentence', async ({ open, stage }) => {
    const { productId } = await createProduct(stage.as.demo, { submit: false })
    const { page, visit } = await open('demo')
    await visit(`/myEnt/exhibitProductSetting/${productId}`)
    const text = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') }
    await page.locator('input[type=file]').setInputFiles(text)
    await page.getByRole('alert').filter({ hasText: 'notes.png' }).waitFor()
    await page.getByRole('button', { name: '提交审核' }).click()
    await expect.poll(() => isFocused(page.getByRole('button', { name: /^拖放图片到这里/ }))).toBe(true)
  })
})
