/** Accessibility, measured: axe-core in the page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Booths in the distance. */
const FAR_BOOTHS = 'li[data-ahead] > a'
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Faults of the page as it stands now, one line each: rule, what it wants, where. Targets may be small in the
 * distance of a hall, because the walk, the plan and the list lead to the same (WCAG 2.5.8, "Equivalent"), and where a bar
 * that stays in place lies over them until somebody scrolls.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // What fades in or out is judged when it has arrived.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity),
  )
  // By evaluate, which the page's policy does not stop; a script element would be refused.
  await page.evaluate(source)
  const violations = await page.evaluate(
    async ({ values, far }) => {
      // What is far is drawn when somebody comes near, and is judged as they see it.
      const near = new CSSStyleSheet()
      near.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(near)
      const { violations: found } = await window.axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      })
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== near)
      const bars = [...document.querySelectorAll('*')].filter((element) =>
        ['sticky', 'fixed'].includes(getComputedStyle(element).position),
      )
      const isUnderBar = (element: Element): boolean => {
        const { top, bottom, left, right } = element.getBoundingClientRect()
        return bars.some((bar) => {
          const over = bar.getBoundingClientRect()
          const meets = top < over.bottom && bottom > over.top && left < over.right && right > over.left
          return meets && !bar.contains(element)
        })
      }
      const isExcused = (id: string, target: string): boolean => {
        const element = id === 'target-size' ? document.querySelector(target) : null
        return element !== null && (element.matches(far) || isUnderBar(element))
      }
      return found.map((one) => ({
        ...one,
        nodes: one.nodes.filter(({ target }) => !isExcused(one.id, target.join(' '))),
      }))
    },
    { values: tags, far: FAR_BOOTHS },
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
