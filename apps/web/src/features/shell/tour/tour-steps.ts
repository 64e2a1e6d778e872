import type { tourMessages } from './tour.messages.ts'

type Words = (typeof tourMessages)['en']

export interface TourStep {
  key: string
  /** What it is about, on the page. */
  target: string
  title(words: Words): string
  text(words: Words): string
}

const steps: readonly TourStep[] = [
  {
    key: 'menu',
    target: '[data-tour="menu"]',
    title: (words) => words.menuTitle,
    text: (words) => words.menuText,
  },
  {
    key: 'palette',
    target: '[data-tour="palette"]',
    title: (words) => words.paletteTitle,
    text: (words) => words.paletteText,
  },
  {
    key: 'bell',
    target: '[data-tour="bell"]',
    title: (words) => words.bellTitle,
    text: (words) => words.bellText,
  },
  {
    key: 'settings',
    target: '[data-settings-button]',
    title: (words) => words.settingsTitle,
    text: (words) => words.settingsText,
  },
  {
    key: 'products',
    target: '[data-tour="menu"] a[href="/myEnt/productManage"]',
    title: (words) => words.productsTitle,
    text: (words) => words.productsText,
  },
  {
    key: 'review',
    target: '[data-tour="menu"] a[href="/console/review"]',
    title: (words) => words.reviewTitle,
    text: (words) => words.reviewText,
  },
  {
    key: 'user',
    target: '[data-tour="user"]',
    title: (words) => words.userTitle,
    text: (words) => words.userText,
  },
]

/** The element that a step is about, if it can be seen now. */
export const targetOf = ({ target }: TourStep): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(target)].find((element) => element.getClientRects().length > 0)

/** The steps whose things are on the page: menus differ by person and layout. */
export const stepsHere = (): TourStep[] => steps.filter((step) => targetOf(step) !== undefined)

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
interface Size {
  width: number
  height: number
}

const GAP = 16
const MARGIN = 12
const within = (value: number, from: number, to: number): number => Math.max(from, Math.min(value, to))

/** Where a card stands beside what it is about: next to tall things, else below or above them; always inside the window. */
export function placeBeside(box: Box, card: Size, window: Size): { left: number; top: number } {
  const right = box.left + box.width
  const bottom = box.top + box.height
  const most = { left: window.width - card.width - MARGIN, top: window.height - card.height - MARGIN }
  const tall = box.height > card.height / 2 || box.left < MARGIN * 2
  if (tall && right + GAP <= most.left) return { left: right + GAP, top: within(box.top, MARGIN, most.top) }
  const below = bottom + GAP
  return {
    left: within(box.left + box.width / 2 - card.width / 2, MARGIN, most.left),
    top: within(below <= most.top ? below : box.top - GAP - card.height, MARGIN, most.top),
  }
}
