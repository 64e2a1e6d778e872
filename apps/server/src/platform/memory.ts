import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: (() => void) | null = null

/** Before the flag is set there is no such function, and what was made before does not get it. */
function collector(): () => void {
  if (collect) return collect
  setFlagsFromString('--expose-gc')
  collect = runInNewContext('gc') as () => void
  return collect
}

/**
 * Gives back what work in bulk left behind. The engine would let rubbish grow to several times what lives before it
 * looks: for one request that is right, for a hundred thousand rows it is memory that others need. Takes some
 * hundredths of a second, so call it every few seconds at most.
 */
export const relieveMemory = (): void => collector()()
