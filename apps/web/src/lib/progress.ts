/** The bar at the top while a navigation runs. Constants of specification §9. */
export const progressConstants = {
  easing: 'ease',
  speed: 500,
  showSpinner: false,
  trickleSpeed: 200,
  minimum: 0.3,
} as const

let bar: HTMLElement | undefined
let value: number | undefined
let trickle: ReturnType<typeof setInterval> | undefined

function show(next: number): void {
  value = next
  if (bar) bar.style.transform = `scaleX(${next})`
}

function element(): HTMLElement {
  if (bar?.isConnected) return bar
  bar = document.createElement('div')
  bar.className = 'progress-bar'
  bar.setAttribute('role', 'progressbar')
  bar.setAttribute('aria-hidden', 'true')
  const { speed, easing } = progressConstants
  bar.style.transition = `transform ${speed}ms ${easing}, opacity ${speed}ms ${easing}`
  document.body.append(bar)
  return bar
}

/** The further the bar is, the smaller its next step, so that it never arrives by itself. */
const step = (at: number): number => (at < 0.5 ? 0.04 : at < 0.8 ? 0.02 : 0.005)

export const progress = {
  start(): void {
    if (value !== undefined) return
    element().style.opacity = '1'
    show(progressConstants.minimum)
    trickle = setInterval(() => show(Math.min(0.994, (value ?? 0) + step(value ?? 0))), progressConstants.trickleSpeed)
  },
  done(): void {
    if (value === undefined) return
    clearInterval(trickle)
    show(1)
    value = undefined
    setTimeout(() => {
      if (value !== undefined || !bar) return
      bar.style.opacity = '0'
      bar.style.transform = 'scaleX(0)'
    }, progressConstants.speed)
  },
}
