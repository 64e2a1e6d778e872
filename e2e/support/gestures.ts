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

/**
 * Waits for an entry of the menu that was just opened. A menu is laid out at the end of the page before it is moved to
 * its button, and moves while it unfolds: a pointer meets the entry only once it lies still where it can be seen.
 */
export const menuEntry = async (page: Page, name: string | RegExp): Promise<Locator> => {
  const entry = page.getByRole('menuitem', { name, exact: true })
  await entry.evaluate(async (element) => {
    const placeOf = (): DOMRect => element.getBoundingClientRect()
    const seen = ({ top, bottom, height }: DOMRect): boolean => height > 0 && top >= 0 && bottom <= innerHeight
    for (let before = placeOf(), still = 0; still < 3; ) {
      await new Promise(requestAnimationFrame)
      const now = placeOf()
      still = seen(now) && now.top === before.top && now.left === before.left ? still + 1 : 0
      before = now
    }
  })
  return entry
}

/** Chooses an entry of the menu that was just opened. */
export async function chooseEntry(page: Page, name: string | RegExp): Promise<void> {
  const entry = await menuEntry(page, name)
  await entry.click()
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
