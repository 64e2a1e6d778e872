/** Waiting for a thing instead of for a time. */

const PATIENCE_MS = 30_000
const BETWEEN_MS = 20

/**
 * Probes until the answer is there (not undefined, null or false) and answers it. Throws after half a minute (or after
 * `patienceMs`, for work that takes its time), naming what was waited for.
 */
export async function until<T>(
  what: string,
  probe: () => Promise<T | undefined | null | false>,
  patienceMs: number = PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const found = await probe()
    if (found !== undefined && found !== null && found !== false) return found
    if (Date.now() > deadline) throw new Error(`Waited ${patienceMs / 1000} seconds in vain for ${what}`)
    await new Promise((resume) => setTimeout(resume, BETWEEN_MS))
  }
}
