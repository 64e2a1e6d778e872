/** Percent between two tellings: each is a write and an event. */
const STEP = 5

export interface ProgressTeller {
  /** Hears 0–100. */
  hear(percent: number): void
  /** Everything that was heard has been told. */
  done(): Promise<void>
}

/** Tells how far work on a file is, one telling after the other. `step`: percent between two of them. */
export function createProgressTeller(tell: (percent: number) => Promise<void>, step: number = STEP): ProgressTeller {
  let last = 0
  let told = Promise.resolve()
  return {
    hear(percent) {
      if (percent < last + step) return
      last = percent
      // What goes wrong with a telling is no reason to give up the work.
      told = told.then(() => tell(percent)).catch(() => undefined)
    },
    done: () => told,
  }
}
