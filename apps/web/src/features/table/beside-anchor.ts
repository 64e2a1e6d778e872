/** What opens stands beside what opened it, inside the page's landmark: at the end of the document it belongs to none. */
export const besideAnchor = (anchor: HTMLElement): HTMLElement => anchor.parentElement ?? document.body
