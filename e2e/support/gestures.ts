/** What people do with their hands on the workbench's pages. */
import { pngBytes } from '@portal/testkit/png'
import type { Locator, Page } from 'playwright-core'

/** Opens a select by its label and chooses an option by what it says. */
export async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click()
  // A long list shows a window of its options; typing brings the wanted one into it.
  await page.keyboard.insertText(option)
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click()
}

/** A picture as it lies on somebody's disk. */
export const pictureOnDisk = (name: string, width = 800, height = 600) => ({
  name,
  mimeType: 'image/png',
  buffer: pngBytes(width, height),
})

/** Waits for the toast that says this. */
export const toast = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('.ant-message-notice, .ant-notification-notice').filter({ hasText: text }).first().waitFor()
