import { expect, test } from 'vitest'
import { framedPolicy, shellPolicy, websitePolicy } from './policy.ts'

const HASH = "'sha256-x'"
const policies = [
  { page: 'of the website', policy: websitePolicy(HASH, HASH) },
  { page: 'for frames', policy: framedPolicy(HASH, HASH) },
  { page: 'of workbench and console', policy: shellPolicy('x') },
]

/** The sources of a directive; of `default-src` where it is not named. */
function sourcesOf(policy: string, name: string): string[] {
  const directives = new Map(
    policy.split('; ').map((line) => {
      const [directive = '', ...sources] = line.split(' ')
      return [directive, sources] as const
    }),
  )
  return directives.get(name) ?? directives.get('default-src') ?? []
}

test.each(policies)('a page $page runs scripts of ours alone, no text, and no plug-in', ({ policy }) => {
  const [own, wasm, ...known] = sourcesOf(policy, 'script-src')
  expect([own, wasm]).toEqual(["'self'", "'wasm-unsafe-eval'"])
  expect(known).toHaveLength(1)
  expect(known[0]).toMatch(/^'(sha256|nonce)-x'$/)
  expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"])
})

test.each(policies)('a page $page connects and posts to its own host alone', ({ policy }) => {
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'"])
  expect(["'self'", "'none'"]).toContain(sourcesOf(policy, 'base-uri').join(' '))
  expect(["'self'", "'none'"]).toContain(sourcesOf(policy, 'form-action').join(' '))
})
