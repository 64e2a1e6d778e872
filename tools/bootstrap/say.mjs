/** Speaks to the person at the terminal: one line, Chinese first. Plain JavaScript that any Node ≥ 18 runs. */

/** @param {string} zh @param {string} en */
export function say(zh, en) {
  console.log(`· ${zh} / ${en}`)
}

/** Ends the process with one sentence. @param {string} zh @param {string} en @returns {never} */
export function giveUp(zh, en) {
  throw new GiveUp(`${zh} / ${en}`)
}

/** A reason to stop that is told to the person without a stack. */
export class GiveUp extends Error {}
