/** Nothing of one person's machine may be in the repository: paths that exist only there, addresses of package mirrors. */
import { readFileSync } from 'node:fs'
import { repositoryFiles } from './sources.ts'

const binary = /\.(webp|avif|png|jpe?g|gif|ico|woff2?|glb|bin|gz|mp4|wasm)$/
const signs: { sign: RegExp; says: string }[] = [
  { sign: /(?<![\w.$}/])\/(?:work|root|Users\/\w+|home\/\w+)\/[\w.-]+/, says: 'a path of one machine' },
  { sign: /\b[A-Z]:\\\\?Users\\/, says: 'a path of one machine' },
  { sign: /"resolved": "https?:/, says: 'the address of a package registry' },
  { sign: /https?:\/\/[\w.-]*(?:npmmirror|artifactory|verdaccio)[\w.-]*/i, says: 'the address of a package mirror' },
]

/** `path:line: what` for every leak. */
export function leaks(): string[] {
  return repositoryFiles()
    .filter((path) => !binary.test(path) && path !== 'tools/check/leaks.ts')
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          signs
            .filter(({ sign }) => sign.test(line))
            .map(({ sign, says }) => `${path}:${index + 1}: ${says}: ${sign.exec(line)?.[0] ?? ''}`),
        ),
    )
}
