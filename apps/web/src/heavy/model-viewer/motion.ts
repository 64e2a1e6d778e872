/** How the spread moves by itself: towards where the slider was put, or there and back when it is played. */

/** Seconds in which a model comes apart when it is played. */
const PLAY_SECONDS = 2.2
/** Seconds it stays apart before it closes. */
const REST_SECONDS = 1
const HASTE = 10
const CLOSE_ENOUGH = 0.002

const eased = (share: number): number => share * share * (3 - 2 * share)

export interface Motion {
  readonly spread: number
  /** Goes there; at once when nothing may move by itself. */
  goTo(spread: number): void
  play(): void
  stop(): void
  /** Answers whether there is more to come. */
  step(seconds: number): boolean
}

/** `onPlayed` hears each spread while it plays, `onPlaying` when a play begins and ends. */
export function createMotion(deps: {
  still: boolean
  /** To begin with. */
  spread: number
  onPlayed(spread: number): void
  onPlaying(plays: boolean): void
}): Motion {
  const { still, onPlayed, onPlaying } = deps
  let { spread } = deps
  let goal = spread
  /** Seconds since the play began; null: it does not play. */
  let played: number | null = null

  function show(next: number): void {
    spread = next
    onPlayed(spread)
  }
  function stop(): void {
    if (played === null) return
    played = null
    goal = spread
    onPlaying(false)
  }
  function stepPlay(seconds: number): boolean {
    played = (played ?? 0) + seconds
    const back = played - PLAY_SECONDS - REST_SECONDS
    if (back >= PLAY_SECONDS) {
      show(0)
      stop()
      return false
    }
    show(eased(Math.min(1, back > 0 ? 1 - back / PLAY_SECONDS : played / PLAY_SECONDS)))
    return true
  }
  return {
    get spread() {
      return spread
    },
    goTo(next) {
      stop()
      goal = Math.min(1, Math.max(0, next))
      if (still) spread = goal
    },
    play() {
      // Without motion, playing is opening and closing.
      if (still) {
        goal = spread > 0.5 ? 0 : 1
        return show(goal)
      }
      // From where it stands.
      played = PLAY_SECONDS * inverse(spread)
      onPlaying(true)
    },
    stop,
    step(seconds) {
      if (played !== null) return stepPlay(seconds)
      const left = goal - spread
      if (Math.abs(left) < CLOSE_ENOUGH) {
        spread = goal
        return false
      }
      spread += left * (1 - Math.exp(-HASTE * seconds))
      return true
    },
  }
}

/** Which share of the way, before it is eased, gives this spread; found by halving. */
function inverse(spread: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (eased(middle) < spread) low = middle
    else high = middle
  }
  return (low + high) / 2
}
