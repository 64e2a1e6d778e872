/** What people do with their hands on the workbench's pages. */
import { pngBytes } from '@portal/testkit/png'
import type { Locator, Page } from 'playwright-core'

/**
 * Waits until what was just opened lies still where it can be seen. Menus and lists are laid out at the end of the page
 * before they are moved to their place, and move while they unfold: a button pressed over one entry and let go over
 * the next chooses neither.
 */
export async function unfolded(entry: Locator): Promise<Locator> {
  await entry.scrollIntoViewIfNeeded()
  const lies = await entry.evaluate(async (element) => {
    const isAround = (effect: AnimationEffect | null): boolean =>
      effect instanceof KeyframeEffect && effect.target !== null && effect.target.contains(element)
    const moves = (): boolean =>
      document.getAnimations().some(({ effect, playState }) => playState === 'running' && isAround(effect))
    const seen = ({ top, bottom, height }: DOMRect): boolean => height > 0 && top >= 0 && bottom <= innerHeight
    for (let before = element.getBoundingClientRect(), still = 0; still < 3 && element.isConnected; ) {
      await new Promise(requestAnimationFrame)
      const now = element.getBoundingClientRect()
      still = seen(now) && !moves() && now.top === before.top && now.left === before.left ? still + 1 : 0
      before = now
    }
    return element.isConnected
  })
  // A list that was narrowed meanwhile is drawn anew.
  return lies ? entry : unfolded(entry)
}

/** Whether the keyboard types into it. */
export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Opens a select by its label and chooses an option by what it says. */
export async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click()
  // A long list shows a window of its options; typing brings the wanted one into it.
  await page.keyboard.insertText(option)
  await chooseOption(page, option)
}

/** Chooses an option of the select that was just opened: by its whole name, or by what its text says among other things. */
export async function chooseOption(page: Page, option: string | RegExp): Promise<void> {
  const list = page.locator('.ant-select-dropdown:visible')
  const named = typeof option === 'string' ? list.getByTitle(option, { exact: true }) : list.getByText(option)
  const found = await unfolded(named.first())
  await found.click()
}

/** Waits for an entry of the menu that was just opened. */
export const menuEntry = (page: Page, name: string | RegExp): Promise<Locator> =>
  unfolded(page.getByRole('menuitem', { name, exact: true }))

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

/**
 * Two real clicks of the mouse at one place, as they come from a nervous finger: whatever stands there for the second
 * gets it. `between`: what the second waits for; without it both come at once.
 */
export async function clickTwice(page: Page, target: Locator, between?: () => Promise<unknown>): Promise<void> {
  await target.click({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be clicked twice is not in sight')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (!between) return page.mouse.click(x, y, { clickCount: 2 })
  await page.mouse.click(x, y)
  await between()
  await page.mouse.click(x, y)
}
