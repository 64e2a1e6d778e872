export type Draw = () => number

/** Numbers between 0 and 1, the same at every start: a linear congruential generator (Numerical Recipes). */
export function drawsOf(seed: number): Draw {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
