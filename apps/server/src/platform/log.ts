/** The log: one JSON line per entry, without anything that opens a door. */
import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger }

const secrets = ['authorization', 'cookie', 'password', 'accessToken', 'token', 'secret']
const MOST_CAUSES = 4

/** Of an error only what explains it: drivers hang connections, with their passwords, on theirs. */
function presentError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const told: Record<string, unknown> = { type: error.name, message: error.message, stack: error.stack }
  for (const key of ['code', 'constraint', 'table', 'column', 'routine']) {
    const value: unknown = Reflect.get(error, key)
    if (typeof value === 'string') told[key] = value
  }
  if (error.cause !== undefined && depth < MOST_CAUSES) told['cause'] = presentError(error.cause, depth + 1)
  return told
}

/** Makes the log, on stdout unless `to` says otherwise. `level` is one of pino's (`info`, `warn`, `silent`…). */
export function createLog(level: string, to?: DestinationStream): Logger {
  const paths = secrets.flatMap((word) => [word, `*.${word}`, `*.*.${word}`])
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => presentError(error) },
      redact: { paths, censor: '[hidden]' },
    },
    to,
  )
}
