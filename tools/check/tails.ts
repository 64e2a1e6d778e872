/** The tail decides how a tree reads: no source file of more than 400 lines, whatever its language. */
import { readFileSync } from 'node:fs'
import { repositoryFiles } from './sources.ts'

const FILE_LINES_MAX = 400
const source = /\.(tsx?|mjs|cjs|css|sql)$/
const generated = new Set(['apps/server/src/platform/db/row-types.ts'])

/** `path: lines` for every file that is too long. */
export const tails = (): string[] =>
  repositoryFiles()
    .filter((path) => source.test(path) && !generated.has(path))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > FILE_LINES_MAX)
    .map(({ path, lines }) => `${path}: ${lines} lines; at most ${FILE_LINES_MAX}, better 300`)
