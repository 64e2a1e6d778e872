/**
 * `npm run audit`: axe over every page in every width, language and theme, with what the browser complained about and
 * whether the page scrolls sideways. Same options as `npm run shots`.
 */
import { accessibilityFaults, sidewaysScroll } from '../e2e/support/axe.ts'
import { readWanted, walkMatrix } from '../e2e/support/matrix.ts'

/** Faults, each with the looks that have it. */
const faults = new Map<string, string[]>()
let looked = 0
await walkMatrix(readWanted(process.argv.slice(2)), async ({ page, entry, look, complaints }) => {
  const sideways = await sidewaysScroll(page)
  const found = [
    ...complaints.all,
    ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
    ...(await accessibilityFaults(page)),
  ]
  looked += 1
  for (const fault of found) {
    const key = `${entry.face}/${entry.name}: ${fault}`
    faults.set(key, [...(faults.get(key) ?? []), `${look.width} ${look.language} ${look.theme}`])
  }
})
for (const [fault, where] of faults) console.log(`${fault}\n    in ${where.length} looks, e.g. ${where[0]}`)
console.log(`${looked} looks, ${faults.size} faults`)
process.exitCode = faults.size === 0 ? 0 : 1
