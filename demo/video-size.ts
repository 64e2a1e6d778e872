/** How the videos are taken: pixels, seconds, pictures per second. */
export const videoSize = { width: 960, height: 540 } as const
export const videoSeconds = 5
export const framesPerSecond = 24
