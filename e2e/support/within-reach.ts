/** Whether the mouse reaches what a page offers. */
import type { Page } from 'playwright-core'

/** Controls whose middle is in sight and belongs to something else, in words: "button 拆解 under div.machine". */
function covered(behind: string | undefined): string[] {
  const controls =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, label, [role="button"], [role="slider"]'
  const named = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ')
    return `${element.tagName.toLowerCase()} ${name.slice(0, 40)}`
  }
  /** Its line, where a link runs over several: the middle of all may be between them. */
  const middleOf = (control: Element): { x: number; y: number } | undefined => {
    const [line] = control.getClientRects()
    if (!line || line.width < 4 || line.height < 4) return undefined
    return { x: line.left + line.width / 2, y: line.top + line.height / 2 }
  }
  const isCutOff = (control: Element, { x, y }: { x: number; y: number }): boolean => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true
    for (let around = control.parentElement; around && around !== document.body; around = around.parentElement) {
      const { left, right, top, bottom } = around.getBoundingClientRect()
      if (getComputedStyle(around).overflow !== 'visible' && (x < left || x > right || y < top || y > bottom))
        return true
    }
    return false
  }
  const answers = (control: Element, hit: Element | null): boolean =>
    control.contains(hit) || (hit?.closest('label')?.control ?? null) === control
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    if (behind !== undefined && control.matches(behind)) return []
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    const middle = middleOf(control)
    if (!middle || isCutOff(control, middle)) return []
    const hit = document.elementFromPoint(middle.x, middle.y)
    if (answers(control, hit)) return []
    return [`${named(control)} under ${hit ? `${named(hit)} .${hit.getAttribute('class') ?? ''}` : 'nothing'}`]
  })
}

/**
 * Points at the middle of every control in sight, as somebody with a mouse would, and answers those that are not what
 * is hit there: neither the control, nor something inside it, nor its label. `behind` selects controls that are meant to
 * stand behind others.
 */
export const outOfReach = (page: Page, behind?: string): Promise<string[]> => page.evaluate(covered, behind)
