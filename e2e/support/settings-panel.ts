/** The settings panel, as somebody uses it. */
import type { Locator, Page } from 'playwright-core'

/** Opens the panel by the gear; answers it. */
export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '项目配置' }).click()
  const panel = page.getByRole('dialog', { name: '项目配置' })
  await panel.waitFor()
  return panel
}

/** Closes the panel and waits until it is gone. */
export async function closeSettings(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: '项目配置' }).waitFor({ state: 'hidden' })
}

/** What local storage holds under these keys, as it stands there. */
export const kept = (page: Page, ...keys: string[]): Promise<Record<string, string | null>> =>
  page.evaluate((names) => Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)])), keys)

/** A custom property of the document, as painted now. */
export const painted = (page: Page, property: string): Promise<string> =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), property)
