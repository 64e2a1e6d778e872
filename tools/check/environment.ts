/**
 * Only env.ts of the server knows the environment: what is configured is parsed there, and named when it is wrong. The
 * linter's rule alone would let an import of `node:process` pass, and whoever switches it off for a line.
 */
import { readFileSync } from 'node:fs'
import { repositoryFiles } from './sources.ts'

const READER = 'apps/server/src/env.ts'
const signs = [
  /\bprocess\s*(?:\?\.|\.)\s*env\b/,
  /\bprocess\s*(?:\?\.)?\[\s*['"`]env['"`]\s*\]/,
  /\{[^{}]*\benv\b[^{}]*\}\s*=\s*(?:globalThis\.)?process\b/,
  /(?:from|import|require)\s*\(?\s*['"](?:node:)?process['"]/,
  /lint-disable.*no-process-env/,
]

/** `path:line: what` for every place of the server's sources, tests apart, that reaches for the environment by itself. */
export const environmentReaders = (files: Iterable<readonly [path: string, text: string]>): string[] =>
  [...files]
    .filter(([path]) => /^apps\/server\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts') && path !== READER)
    .flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          signs.some((sign) => sign.test(line)) ? [`${path}:${index + 1}: only ${READER} reads the environment`] : [],
        ),
    )

/** The same of the repository. */
export const environmentFaults = (): string[] =>
  environmentReaders(
    repositoryFiles()
      .filter((path) => path.startsWith('apps/server/src/'))
      .map((path) => [path, readFileSync(path, 'utf8')] as const),
  )
