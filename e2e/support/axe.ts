/** Accessibility, measured: axe-core in the page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Faults of the page as it stands now, one line each: rule, what it wants, where. `reachedOtherwise` (a selector): targets
 * that may be small, because something large on the page leads to the same (WCAG 2.5.8, "Equivalent").
 */
export async function accessibilityFaults(page: Page, reachedOtherwise?: string): Promise<string[]> {
  // What fades in or out is judged when it has arrived.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity),
  )
  // By evaluate, which the page's policy does not stop; a script element would be refused.
  await page.evaluate(source)
  const violations = await page.evaluate(
    async ({ values, selector }) => {
      const { violations: found } = await window.axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      })
      const isExcused = (id: string, target: string): boolean =>
        id === 'target-size' && selector !== '' && document.querySelector(target)?.matches(selector) === true
      return found.map((one) => ({
        ...one,
        nodes: one.nodes.filter(({ target }) => !isExcused(one.id, target.join(' '))),
      }))
    },
    { values: tags, selector: reachedOtherwise ?? '' },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = failureSummary?.split('\n').slice(1).join('; ').trim() ?? ''
      return `${id}: ${help}: ${target.join(' ')} (${why})`
    }),
  )
}

/** How many pixels the page can be scrolled sideways; 0 is right. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement
    return Math.max(0, root.scrollWidth - root.clientWidth)
  })
