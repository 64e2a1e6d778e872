/**
 * `npm run advisories`: known holes in the packages that are shipped. Fails for those that are high or critical and not
 * in `accepted-advisories.ts`; says so where the registry has no list of them, which is no failure.
 */
import { spawn } from 'node:child_process'
import { acceptedAdvisories } from './accepted-advisories.ts'
import { advisoriesOf, advisoryFaults } from './check/advisories.ts'

/** A registry that keeps silent must not hold anybody up. */
const PATIENCE_MS = 60_000

/** What npm prints. It ends with 1 for holes and for a registry without a list alike: only the report tells which. */
function auditReport(): Promise<string> {
  const script = process.env['npm_execpath']
  const isScript = script !== undefined && /\.c?js$/.test(script)
  const command = isScript ? process.execPath : 'npm'
  const audit = ['audit', '--json', '--omit=dev', '--fetch-retries=0', `--fetch-timeout=${PATIENCE_MS / 2}`]
  const args = isScript ? [script, ...audit] : audit
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: PATIENCE_MS })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', () => resolve(''))
    child.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')))
  })
}

const advisories = advisoriesOf(await auditReport())
if (advisories === null) {
  console.log('Advisories were not asked for: the registry has no list of them, or is out of reach.')
} else {
  const faults = advisoryFaults(advisories, acceptedAdvisories, new Date().toISOString().slice(0, 10))
  for (const fault of faults) console.error(fault)
  console.log(`${advisories.length} advisories, ${faults.length} that must not stay`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
