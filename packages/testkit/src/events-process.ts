/**
 * The events of one version of the program as a process of its own, for tests that update, stop and kill it.
 * Arguments: its name, and `{subscriber: [event]}` as JSON. Whatever a subscriber is told it says again as `test.heard`,
 * in the same transaction. Prints its log, and `ready` when it delivers; SIGTERM stops it.
 */
import { createDatabase } from '@portal/server/src/platform/db/open.ts'
import { createEvents, defineEvent, publish } from '@portal/server/src/platform/events.ts'
import { createLog } from '@portal/server/src/platform/log.ts'
import { createTransactor } from '@portal/server/src/platform/transaction.ts'
import pg from 'pg'

// The test's end of this is closed by its death, whatever it died of: nobody is left to stop this process then.
process.stdin.once('end', () => process.exit(1)).resume()

const [by = '', subscriptions = '{}'] = process.argv.slice(2)
const url = process.env['DATABASE_URL'] ?? ''
const heard = defineEvent<{ by: string; subscriber: string; event: string; n: number }>('test.heard')
const log = createLog('info')
const database = createDatabase(url, { log, connections: 4 })
const transactor = createTransactor(database.db)
const connect = () => new pg.Client({ connectionString: url })
const events = createEvents({ db: database.db, transactor, connect, log })
for (const [subscriber, names] of Object.entries(JSON.parse(subscriptions) as Record<string, string[]>)) {
  for (const event of names) {
    events.subscribe(defineEvent<{ n: number }>(event), subscriber, (tx, { n }) =>
      publish(tx, heard, { by, subscriber, event, n }),
    )
  }
}
process.once('SIGTERM', () => {
  void events
    .stop()
    .then(() => database.close())
    .then(() => process.exit(0))
})
await events.start()
process.stdout.write('ready\n')
