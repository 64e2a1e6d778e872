/**
 * Whether the browser is on its way to another page, as the router's subscriber in app/entry-client notes on the document.
 * React draws that late where it has much to draw.
 */
export const isNavigating = (): boolean => document.documentElement.hasAttribute('data-leaving')
