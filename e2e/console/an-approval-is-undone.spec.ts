import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messagePage } from '@portal/contract/message'
import { reviewQueue } from '@portal/contract/review'
import { createProduct } from '@portal/testkit/factories'
import { until } from '@portal/testkit/until'
import { describe, expect, type Stage, test as base } from '../fixtures.ts'
import { toast } from '../support/gestures.ts'
import { startServer } from '../support/server.ts'

/** A process of the installation that lets operators undo an approval for ten seconds, as every installation does. */
const test = base.extend('origin', { scope: 'file' }, async ({ stage }, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-undo-'))
  const server = await startServer({ DATABASE_URL: stage.databaseUrl, DATA_DIR: folder, SEED: 'none' })
  onCleanup(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return server.origin
})

const waiting = ({ as }: Stage, keywords: string) =>
  until(`${keywords} to wait for review`, async () => {
    const { list } = await as.operator.call(reviewQueue, { query: { keywords } })
    return list[0]
  })
const isShown = async ({ origin }: Stage, productId: string): Promise<boolean> =>
  (await fetch(`${origin}/website/product/detail?id=${productId}`)).status === 200

describe('an approval', () => {
  test('is undone in time: nobody is told, nothing is public, and it waits again', async ({ stage, origin, open }) => {
    const { productId } = await createProduct(stage.as.demo, { name: '误点通过的泵' })
    const { id } = await waiting(stage, '误点通过的泵')
    const { page, visit, isAccessible } = await open('operator', { origin })
    await visit(`/console/review/${id}`)
    await page.getByRole('main').getByRole('button', { name: '通过', exact: true }).click()
    await page.getByText(/已通过，\d+ 秒后生效/).waitFor()
    await isAccessible()
    await page.getByRole('button', { name: '撤销' }).click()
    await toast(page, '已撤销，内容仍在待审')
    const entry = await waiting(stage, '误点通过的泵')
    expect(entry.parts.map(({ takesEffect }) => takesEffect)).toEqual([null])
    expect(await isShown(stage, productId)).toBe(false)
  })

  test('takes effect by itself when nobody undoes it, and is too late to undo then', async ({
    stage,
    origin,
    open,
  }) => {
    const { productId } = await createProduct(stage.as.demo, { name: '十秒后公开的泵' })
    const { id } = await waiting(stage, '十秒后公开的泵')
    const { page, visit } = await open('operator', { origin })
    await visit(`/console/review/${id}`)
    await page.getByRole('main').getByRole('button', { name: '通过', exact: true }).click()
    await page.getByText(/已通过，\d+ 秒后生效/).waitFor()
    expect(await isShown(stage, productId)).toBe(false)
    await until('the product to be public', () => isShown(stage, productId))
    const told = await stage.as.demo.call(messagePage, { query: {} })
    expect(JSON.stringify(told.list)).toContain('十秒后公开的泵')
    await visit(`/console/review/${id}`)
    await page.getByText(/已通过，.* 处理/).waitFor()
    expect(await page.getByRole('button', { name: '撤销' }).count()).toBe(0)
  })
})
