import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const paper = readFileSync(resolve(root, 'docs/security.md'), 'utf8')
const isMissing = (path: string): boolean => !existsSync(resolve(root, path))

/** Of a file from the root of the repository. */
const PATH = /^(?:(?:apps|packages|tools|e2e|docs|\.ci)\/[\w./-]+|\.?[\w-]+\.(?:json|md)|\.npmrc)$/
const paths = [...paper.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text).filter((text) => PATH.test(text))
/** What is named behind a file: `path/of.test.ts` “one test”, “another”. */
const named = [...paper.matchAll(/`([^`\n]+)`((?:,? “[^”\n]+”)+)/g)].flatMap(([, path = '', names = '']) =>
  [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ path, name })),
)

const states = [
  'holds',
  'holds; no test',
  'in part',
  'in part (installation)',
  'not',
  'not (installation)',
  'does not apply',
]
const items = [...paper.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|\n]+ \| ([^|\n]+) \| [^|\n]+ \|$/gm)].map(
  ([, number = '', state = '']) => ({ number, state }),
)
const numbersIn = (state: string): string[] => items.filter((item) => item.state === state).map(({ number }) => number)

test('every file that the paper on security names is there', () => {
  expect(paths.length).toBeGreaterThan(200)
  expect(paths.filter(isMissing)).toEqual([])
})

test('every paper that it links to is there', () => {
  const links = [...paper.matchAll(/\]\(([^)#\n]+)(?:#[^)\n]*)?\)/g)].map(([, link = '']) => link)
  expect(links).not.toEqual([])
  expect(links.filter((link) => isMissing(`docs/${link}`))).toEqual([])
})

test('every test that it names stands in its file', () => {
  expect(named.length).toBeGreaterThan(100)
  const isGone = ({ path, name }: { path: string; name: string }): boolean =>
    isMissing(path) || !readFileSync(resolve(root, path), 'utf8').includes(name)
  expect(named.filter(isGone)).toEqual([])
})

test('each of the 259 items stands there once, in a state that there is', () => {
  expect(new Set(items.map(({ number }) => number)).size).toBe(259)
  expect(items).toHaveLength(259)
  expect(items.filter(({ state }) => !states.includes(state))).toEqual([])
})

test('the summary counts what the items say', () => {
  const told = [...paper.matchAll(/^\| V(\d+) [^|\n]+ \| ([\d |]+) \|$/gm)].map(([, chapter = '', counts = '']) => [
    chapter,
    ...counts.split(' | ').map(Number),
  ])
  const chapters = [...new Set(items.map(({ number }) => number.split('.')[0] ?? ''))]
  const counted = chapters.map((chapter) => {
    const own = items.filter(({ number }) => number.startsWith(`${chapter}.`))
    return [chapter, own.length, ...states.map((state) => own.filter((item) => item.state === state).length)]
  })
  expect(told).toEqual(counted)
})

test('whatever is missing is listed once, and nothing else is', () => {
  const [, list = ''] = /\n## What is missing\n(.*?)\n## /s.exec(paper) ?? []
  const listed = [...list.matchAll(/^\| ([\d., ]+) \|/gm)].flatMap(([, numbers = '']) => numbers.split(', '))
  expect(listed.toSorted()).toEqual([...numbersIn('in part'), ...numbersIn('not')].toSorted())
})
