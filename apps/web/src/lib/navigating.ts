/** Whether the browser is on its way to another page. React draws that late where it has much to draw; the router knows. */
let underWay = false

/** For the router alone: told of every change. */
export function noteNavigating(now: boolean): void {
  underWay = now
}

export const isNavigating = (): boolean => underWay
