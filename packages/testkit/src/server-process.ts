/** Runs the application as a process of its own on a database that is there, for tests that kill it. Prints its address. */
import { createApp } from '@portal/server/src/app.ts'
import { readEnvironment } from '@portal/server/src/env.ts'
import { createLog } from '@portal/server/src/platform/log.ts'

// The test's end of this is closed by its death, whatever it died of: nobody is left to stop this process then.
process.stdin.once('end', () => process.exit(1)).resume()

const env = readEnvironment()
const portal = await createApp(env, { databaseUrl: env.databaseUrl ?? '', log: createLog(env.logLevel) })
await portal.start()
process.stdout.write(`${await portal.app.listen({ host: '127.0.0.1', port: 0 })}\n`)
