import { expect, test } from '../fixtures.ts'

test('a story that fails on purpose', async ({ open }) => {
  const { page, visit } = await open(null)
  await visit('/website/home')
  await page.evaluate(() => console.info('written to the console'))
  expect(await page.title()).toBe('')
})

test('a story in which the browser complains', async ({ open }) => {
  const { page, visit } = await open(null)
  await visit('/website/home')
  await page.evaluate(() => console.error('a complaint'))
})

test('a story that passes', async ({ open }) => {
  const { page, visit } = await open(null)
  await visit('/website/home')
  expect(await page.title()).not.toBe('')
})
