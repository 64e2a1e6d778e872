/** How the films are taken: pixels, seconds, pictures per second. */
export const filmSize = { width: 960, height: 540 } as const
export const filmSeconds = 5
export const framesPerSecond = 24
