import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productDetail } from '@portal/contract/product'
import { createClient } from '@portal/testkit/client'
import { decide, publishProduct } from '@portal/testkit/factories'
import { withVideoEncoder } from '@portal/testkit/videos'
import { lineTo } from '@portal/testkit/line'
import { insertSession } from '@portal/testkit/people'
import { pngBytes } from '@portal/testkit/png'
import { describe, expect, test } from '../fixtures.ts'
import { toast } from '../support/gestures.ts'
import { createWindows } from '../support/windows.ts'

const MEBIBYTE = 1024 * 1024

/** A video that plays for two seconds and weighs as much as a long one: a box of nothing follows it. */
async function heavyVideo(mebibytes: number): Promise<Buffer> {
  const nothing = Buffer.alloc(mebibytes * MEBIBYTE)
  nothing.writeUInt32BE(nothing.length, 0)
  nothing.write('free', 4)
  return Buffer.concat([await withVideoEncoder(({ videoBytes }) => videoBytes()), nothing])
}

describe('a video', () => {
  test('whose upload is cut at its half goes on after a reload, is prepared, approved, and played by visitors', async ({
    browser,
    stage,
    open,
  }) => {
    const name = `上片的泵 ${randomUUID().slice(0, 4)}`
    const productId = await publishProduct(stage.as.demo, stage.as.operator, { name })
    const folder = await mkdtemp(join(tmpdir(), 'portal-video-'))
    const path = join(folder, 'pump.mp4')
    const video = await heavyVideo(96)
    await writeFile(path, video)
    const line = await lineTo(stage.origin)
    const windows = createWindows(browser)
    try {
      const { page, visit } = await windows.open(
        createClient(line.origin, await insertSession(stage.pool, stage.ids.people.demo)),
        { width: 1440 },
      )
      await visit(`/myEnt/exhibitProductSetting/${productId}?tab=video`)
      await page.getByRole('button', { name: '添加视频' }).click()
      const card = page.getByRole('group', { name: '视频文件 视频 1', exact: true })
      const before = line.sent()
      line.cutAfter(video.length / 2)
      await card.locator('input[type=file]').setInputFiles(path)
      await expect.poll(() => line.cuts(), { timeout: 60_000 }).toBe(1)
      await page.reload()
      await page
        .getByRole('button', { name: '恢复草稿' })
        .or(page.getByRole('button', { name: '添加视频' }))
        .first()
        .click()
      await card
        .getByText(/请重新选择同一文件/)
        .first()
        .waitFor()
      await card.locator('input[type=file]').setInputFiles(path)
      await card.getByText('已就绪').waitFor({ timeout: 90_000 })
      expect((line.sent() - before) / video.length).toBeLessThanOrEqual(1.1)

      await page.getByLabel('标题', { exact: true }).fill('两分钟看懂这台泵')
      await page.getByRole('button', { name: '视频画面 2' }).click()
      await page.getByRole('button', { name: '视频画面 2', pressed: true }).waitFor()
      await page.getByRole('button', { name: '提交审核' }).click()
      await toast(page, '已提交审核')
    } finally {
      await windows.close()
      line.close()
      await rm(folder, { recursive: true, force: true })
    }
    expect((await stage.as.guest.call(productDetail, { body: { productId } })).videos).toEqual([])
    await decide(stage.as.operator, 'video', name)

    const visitor = await open(null)
    await visitor.visit(`/website/product/detail?id=${productId}`)
    const player = visitor.page.getByLabel('视频：两分钟看懂这台泵')
    await player.scrollIntoViewIfNeeded()
    await player.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true
      await video.play()
    })
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3)
    await visitor.isAccessible()
  })

  test('that is a picture in disguise is refused with the reason, and what is public stays', async ({
    open,
    stage,
  }) => {
    const productId = await publishProduct(stage.as.demo, stage.as.operator, { name: '没有片的泵' })
    const { page, visit } = await open('demo', { width: 1440 })
    await visit(`/myEnt/exhibitProductSetting/${productId}?tab=video`)
    await page.getByRole('button', { name: '添加视频' }).click()
    const card = page.getByRole('group', { name: '视频文件 视频 1', exact: true })
    const disguised = { name: 'video.mp4', mimeType: 'video/mp4', buffer: pngBytes(320, 180) }
    await card.locator('input[type=file]').setInputFiles(disguised)
    await card.getByRole('alert').waitFor()
    await page.getByRole('button', { name: '提交审核' }).click()
    const summary = page.getByRole('alert').filter({ hasText: '有 2 处需要修改' })
    await summary.waitFor()
    expect(await summary.getByRole('button').allTextContents()).toEqual(['视频 1 视频文件', '视频 1 标题'])
    expect((await stage.as.guest.call(productDetail, { body: { productId } })).name).toBe('没有片的泵')
  })
})
