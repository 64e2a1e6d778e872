/** Prints what is wrong with the imports of the tree in the current folder (`--json`: everything, for tests). */
import { cruiseTree } from './cruise.ts'

const cruise = await cruiseTree()
if (process.argv.includes('--json')) console.log(JSON.stringify(cruise))
else {
  for (const { rule, from, to, why } of cruise.breaches) console.log(`${rule}: ${from} → ${to}\n    ${why}`)
  for (const path of cruise.missed) console.log(`not read, so nothing is proven: ${path}`)
  for (const path of cruise.roomsWithoutFloor) console.log(`stands on no floor (tools/fences/floors.ts): ${path}`)
  console.log(`${cruise.cruised} files, ${cruise.breaches.length} breaches`)
}
const clean = cruise.cruised > 0 && !cruise.breaches.length && !cruise.missed.length && !cruise.roomsWithoutFloor.length
process.exitCode = clean ? 0 : 1
