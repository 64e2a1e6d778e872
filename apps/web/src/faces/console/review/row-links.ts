/** The links of the rows carry the id of their item here; the keys go from one to the next. */
export const ROW = 'data-review'

/** The links of the rows in sight, in their order. */
export const rowLinks = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[${ROW}]`)].filter((link) => link.offsetParent !== null)

/** Puts the focus on the link of a row. */
export function focusRow(link: HTMLElement | undefined): void {
  link?.focus()
  link?.scrollIntoView({ block: 'nearest' })
}
