import { StartError } from '../start-error.ts'
import { sentences } from './sentences.ts'

/** What a new cluster needs (templates, first WAL segment, demo content), and what an existing one needs to come up. */
export const NEEDED_MEGABYTES = { create: 200, start: 48 }

function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Turns a file system error on `dir` into the sentence a person needs; anything else comes back unchanged. */
export function explainFileError(error: unknown, dir: string): unknown {
  switch (errorCode(error)) {
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return new StartError(sentences.readOnly(dir), { cause: error })
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartError(sentences.diskFull(dir, NEEDED_MEGABYTES.create), { cause: error })
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartError(sentences.notAFolder(dir), { cause: error })
    default:
      return error
  }
}

/**
 * Turns an error that PostgreSQL answered to a statement during start-up (migrations, seed) into a StartError when
 * its cause is the disk: SQLSTATE 53100 (disk full), 58030 or 25006 (read-only). Anything else comes back unchanged.
 */
export function explainDatabaseError(error: unknown, dir: string): unknown {
  const code = errorCode(error)
  const text = error instanceof Error ? error.message : ''
  if (code === '53100' || /No space left on device/.test(text)) {
    return new StartError(sentences.diskFull(dir, NEEDED_MEGABYTES.create), { cause: error })
  }
  if (/Read-only file system/.test(text)) return new StartError(sentences.readOnly(dir), { cause: error })
  return error
}

/** Why a program of PostgreSQL ended: something to try again at once, or a sentence. */
export type Failure = 'port taken' | 'already running' | 'children still leaving' | StartError

/** Reads the output of initdb or postgres after it failed. `logFile` is named when nothing better is known. */
export function explainOutput(output: string, dir: string, logFile: string): Failure {
  if (/No space left on device/.test(output)) return new StartError(sentences.diskFull(dir, NEEDED_MEGABYTES.create))
  if (/Read-only file system/.test(output)) return new StartError(sentences.readOnly(dir))
  if (/lock file ".*postmaster\.pid" already exists/.test(output)) return 'already running'
  if (/pre-existing shared memory block/.test(output)) return 'children still leaving'
  if (/could not bind|Address already in use|could not create any TCP\/IP sockets/.test(output)) return 'port taken'
  if (/could not (create|map|attach to).*shared memory|Cannot allocate memory/.test(output)) {
    return new StartError(sentences.outOfMemory())
  }
  if (/Permission denied/.test(output)) return new StartError(sentences.readOnly(dir))
  return new StartError(sentences.didNotStart(lastWords(output), logFile))
}

function lastWords(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const telling = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'no output'
  return telling.replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim()
}
