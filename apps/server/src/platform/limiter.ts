/** Work that is heavy on a processor or on memory: so much at a time, the rest waits in order. */

/** Makes a line that lets `atATime` pieces of work in; each begins as soon as one before it has ended, well or not. */
export function createLimiter(atATime: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = atATime
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resume) => waiting.push(resume))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
