import { Client } from 'pg'
import { StartError } from '../start-error.ts'
import { sentences } from './sentences.ts'

const OLDEST = 150_000

/**
 * Proves that the database of DATABASE_URL can carry the product: it answers, is PostgreSQL ≥ 15, stores UTF8, and
 * its trigrams see Chinese letters. Makes the extension pg_trgm when it is missing. Throws StartError.
 */
export async function checkDatabase(url: string): Promise<void> {
  const client = connectionTo(url)
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    await client.end().catch(() => undefined)
    const { message } = error as Error
    const reason = message || ((error as NodeJS.ErrnoException).code ?? 'no answer')
    throw new StartError(sentences.unreachable(`${client.host}:${client.port}/${client.database}`, reason), {
      cause: error,
    })
  }
  try {
    await requireServer(client)
    await requireTrigrams(client)
  } finally {
    await client.end()
  }
}

function connectionTo(url: string): Client {
  try {
    return new Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'start check' })
  } catch (error) {
    throw new StartError(sentences.badUrl(), { cause: error })
  }
}

async function requireServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string; encoding: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       current_setting('server_encoding') as encoding`,
  )
  const found = rows[0]
  if (found === undefined || found.number < OLDEST) throw new StartError(sentences.tooOld(found?.version ?? '?'))
  if (found.encoding !== 'UTF8') throw new StartError(sentences.notUtf8(found.encoding))
}

async function requireTrigrams(client: Client): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm')
  } catch (error) {
    throw new StartError(sentences.noTrigrams(), { cause: error })
  }
  const { rows } = await client.query<{ trigrams: string[] }>("select show_trgm('专利') as trigrams")
  if (rows[0]?.trigrams.length === 0) throw new StartError(sentences.noChineseTrigrams())
}
