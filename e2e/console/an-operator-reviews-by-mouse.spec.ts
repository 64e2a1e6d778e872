import { productGet, productSave } from '@portal/contract/product-own'
import { reviewDecide, reviewDetail } from '@portal/contract/review'
import { createProduct, pendingReview } from '@portal/testkit/factories'
import { describe, expect, type Stage, test } from '../fixtures.ts'
import { clickTwice, toast } from '../support/gestures.ts'

/** Two products of one search that wait for review, in the order of the queue. */
async function submit({ as }: Stage, word: string) {
  const [one, other] = [`${word}一号泵`, `${word}二号泵`]
  await createProduct(as.demo, { name: one })
  const { productId } = await createProduct(as.demo, { name: other })
  const [first, next] = [
    await pendingReview(as.operator, 'basics', one),
    await pendingReview(as.operator, 'basics', other),
  ]
  const states = async (): Promise<string[]> => {
    const details = [first, next].map(({ id }) => as.operator.call(reviewDetail, { query: { id } }))
    return (await Promise.all(details)).map(({ state }) => state)
  }
  return { first, next, productId, states, address: `/console/review/${first.id}?kind=basics&keywords=${word}` }
}

describe('an operator with a mouse', () => {
  test.for([
    { when: 'at once', word: '双击', afterNext: false },
    { when: 'again as soon as the next is shown', word: '连点', afterNext: true },
  ])(
    'who clicks twice on approving, $when, approves what was looked at and leaves the next alone',
    async ({ word, afterNext }, { open, stage }) => {
      const { first, next, states, address } = await submit(stage, word)
      const { page, visit } = await open('operator')
      const sent: unknown[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === reviewDecide.path) sent.push(request.postDataJSON())
      })
      await visit(address)
      const approve = page.getByRole('button', { name: '通过', exact: true })
      const showsNext = () => page.getByRole('heading', { level: 1, name: next.title }).waitFor()
      await clickTwice(page, approve, afterNext ? showsNext : undefined)
      await page.waitForURL(`**/console/review/${next.id}?**`)
      await showsNext()
      await toast(page, '已通过，企业已收到通知')
      // Whoever means the next one finds the button alive again.
      await approve.click({ trial: true })
      expect(await page.getByText('这一条没有处理').first().count()).toBe(0)
      expect(sent).toEqual([{ parts: [{ id: first.id, revision: first.revision, decision: 'approve', reason: '' }] }])
      expect(await states()).toEqual(['approved', 'pending'])
    },
  )

  test('finds the buttons of the next item inert for a moment, while keys go on asking first', async ({
    open,
    stage,
  }) => {
    const { next, states, address } = await submit(stage, '键入')
    const { page, visit, isAccessible } = await open('operator')
    await visit(address)
    const button = (name: string, pressed = page.getByRole('main')) =>
      pressed.getByRole('button', { name, exact: true })
    await button('通过').click()
    await page.getByRole('heading', { level: 1, name: next.title }).waitFor()
    const main = page.getByRole('main')
    await expect.poll(() => main.evaluate((one) => one === document.activeElement)).toBe(true)
    const inert = page.locator('button[aria-disabled="true"][aria-keyshortcuts]')
    expect(await inert.allTextContents()).toEqual(['驳回', '通过'])
    await page.keyboard.press('a')
    const sure = page.getByRole('dialog', { name: '通过并公开？' })
    await sure.waitFor()
    await page.keyboard.press('Escape')
    await sure.waitFor({ state: 'hidden' })
    await inert.first().waitFor({ state: 'detached' })
    await isAccessible()
    expect(await states()).toEqual(['approved', 'pending'])
  })

  test('who was asked about one version is told when it was replaced, and does not approve the other', async ({
    open,
    stage,
  }) => {
    const { next, productId, states } = await submit(stage, '换版')
    const { page, visit } = await open('operator')
    await visit(`/console/review/${next.id}?kind=basics&keywords=换版`)
    await page.getByRole('button', { name: '通过', exact: true }).waitFor()
    await page.keyboard.press('a')
    const question = page.getByRole('dialog', { name: '通过并公开？' })
    await question.waitFor()
    const { content } = await stage.as.demo.call(productGet, { body: { productId } })
    const body = { ...content, productId, revision: next.revision, summary: '提问之后改写的简介' }
    await stage.as.demo.call(productSave, { body })
    await page.getByText('企业刚刚提交了新版本').waitFor()
    await question.getByRole('button', { name: '通过', exact: true }).click()
    await page.getByText('这一条没有处理').locator('visible=true').first().waitFor()
    expect(await states()).toEqual(['pending', 'pending'])
  })
})
