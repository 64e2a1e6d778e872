/** Somebody who uses nothing but the keyboard. */
import type { Locator, Page } from 'playwright-core'

/** More stops than any page has; who presses Tab so often came round. */
const STOPS = 150

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false)

export interface Hands {
  /** Presses Tab until the focus is on what is meant; fails when the keyboard does not lead there. */
  reach(target: Locator): Promise<void>
  /** Reaches a field and types into it, instead of what was there. */
  type(field: Locator, text: string): Promise<void>
  /** Reaches a button or link and presses Enter. */
  press(target: Locator): Promise<void>
  /** Reaches a checkbox and presses Space. */
  tick(box: Locator): Promise<void>
  /** Reaches a select and goes down its list to an option. */
  choose(select: Locator, option: string): Promise<void>
}

export function handsOf(page: Page): Hands {
  const { keyboard } = page
  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor()
    for (let stop = 0; stop < STOPS; stop += 1) {
      if (await isFocused(target)) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${String(target)}`)
  }
  return {
    reach,
    async type(field, text) {
      await reach(field)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.insertText(text)
    },
    async press(target) {
      await reach(target)
      await keyboard.press('Enter')
    },
    async tick(box) {
      await reach(box)
      await keyboard.press('Space')
    },
    async choose(select, option) {
      await reach(select)
      await keyboard.press('ArrowDown')
      const list = page.locator('.ant-select-dropdown:visible')
      await list.waitFor()
      const meant = list.locator('.ant-select-item-option-active').and(list.getByTitle(option, { exact: true }))
      for (let down = 0; down < STOPS && !(await meant.isVisible()); down += 1) await keyboard.press('ArrowDown')
      await meant.waitFor()
      await keyboard.press('Enter')
      await list.waitFor({ state: 'hidden' })
    },
  }
}
