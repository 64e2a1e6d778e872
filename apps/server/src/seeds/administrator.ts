/** The administrator's service over a database, without the rest of the product: for a command beside the server. */
import { createDatabase } from '../platform/db/open.ts'
import { migrate } from '../platform/db/migrate.ts'
import { createLog } from '../platform/log.ts'
import { createThrottle } from '../platform/throttle.ts'
import { createTransactor } from '../platform/transaction.ts'
import { createAdministrators, createUsers } from '../rooms/user/index.ts'

/** Brings the database up to date and lets `work` have the service; closes what was opened. */
export async function withAdministrators<T>(
  url: string,
  work: (administrators: ReturnType<typeof createAdministrators>) => Promise<T>,
): Promise<T> {
  await migrate(url)
  const database = createDatabase(url, { log: createLog('silent'), connections: 2 })
  try {
    const transactor = createTransactor(database.db)
    const site = { oidc: null, captchaAlways: false, projectUrl: '', build: '' }
    const users = createUsers({ transactor, demonstrationAllowed: false, site })
    return await work(createAdministrators({ transactor, throttle: createThrottle(database.db), users }))
  } finally {
    await database.close()
  }
}
