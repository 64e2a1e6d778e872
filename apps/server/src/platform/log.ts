/** The log: one JSON line per entry, without anything that opens a door. */
import { type Logger, pino } from 'pino'

export type { Logger }

const secrets = ['authorization', 'cookie', 'password', 'accessToken', 'token', 'secret']

/** Makes the log on stdout. `level` is one of pino's (`info`, `warn`, `silent`…). */
export function createLog(level: string): Logger {
  const paths = secrets.flatMap((word) => [word, `*.${word}`, `*.*.${word}`])
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...paths, 'req.headers["set-cookie"]'], censor: '[hidden]' },
  })
}
