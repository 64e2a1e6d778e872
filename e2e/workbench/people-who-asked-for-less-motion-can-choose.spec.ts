import { expect, test } from '../fixtures.ts'

test('a select opens where it belongs when the system asks for less motion', async ({ open }) => {
  const { page, visit } = await open('demo', { reducedMotion: 'reduce' })
  await visit('/myEnt/productManage')
  await page.getByText('全部产业').first().click()
  await page.getByTitle('新装备制造业', { exact: true }).click({ timeout: 5000 })
  await page.waitForURL(/industry=03/)
  expect(await page.getByRole('main').textContent()).toContain('新装备制造业')
})
