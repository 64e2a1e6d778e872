/** Puts the focus on what the page is about: after a navigation, and where what had the focus is gone. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}
