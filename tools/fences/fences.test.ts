import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cruise } from './cruise.ts'
import { floors } from './floors.ts'
import { clean, partners, plants } from './planted.ts'
import { declaredNeeds, lightPages, rules } from './rules.ts'

const root = resolve(import.meta.dirname, '../..')
let tree = ''

/** The files of a plant, with stand-ins for the libraries that they name. */
function writeTree(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fences-'))
  const put = (path: string, text: string) => {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const library of ['zod', 'fastify', 'kysely', 'antd', 'three', 'vitest']) {
    put(`node_modules/${library}/package.json`, JSON.stringify({ name: library, version: '1.0.0', main: 'index.js' }))
    put(`node_modules/${library}/index.js`, 'module.exports = {}\n')
  }
  put('packages/contract/package.json', JSON.stringify({ name: '@portal/contract', exports: { './*': './src/*.ts' } }))
  mkdirSync(join(folder, 'node_modules/@portal'))
  symlinkSync('../../packages/contract', join(folder, 'node_modules/@portal/contract'))
  put(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { module: 'nodenext', allowImportingTsExtensions: true, noEmit: true } }),
  )
  for (const [path, text] of Object.entries(files)) put(path, text)
  return folder
}

const cruiseIn = (folder: string) =>
  new Promise<Cruise>((done, fail) => {
    execFile(
      process.execPath,
      [join(root, 'tools/fences/main.ts'), '--json'],
      { cwd: folder, maxBuffer: 1e8 },
      (error, out) => {
        try {
          done(JSON.parse(out) as Cruise)
        } catch {
          fail(error ?? new Error(`not JSON: ${out}`))
        }
      },
    )
  })

const folders: string[] = []
const cruiseOf = (files: Record<string, string>) => {
  tree = writeTree(files)
  folders.push(tree)
  return cruiseIn(tree)
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

describe('the fences', () => {
  let planted: Cruise
  beforeAll(async () => {
    planted = await cruiseOf({
      ...clean,
      ...partners,
      ...Object.fromEntries(plants.map(({ path, text }) => [path, text])),
    })
  })

  test('let a tree through that keeps every rule', async () => {
    expect(await cruiseOf(clean)).toEqual({
      breaches: [],
      cruised: Object.keys(clean).length,
      missed: [],
      roomsWithoutFloor: [],
    })
  })

  test.each(plants)('$path breaks $rule and nothing else', ({ rule, path }) => {
    const broken = planted.breaches.filter(({ from }) => from === path).map((breach) => breach.rule)
    expect([...new Set(broken)]).toEqual([rule])
  })

  test('find nothing in files that were not planted', () => {
    const innocent = planted.breaches.filter(({ from }) => !plants.some(({ path }) => path === from))
    expect(innocent).toEqual([])
  })

  test('have a planted breach for every rule there is', () => {
    const proven = new Set(plants.map(({ rule }) => rule))
    expect(
      [...rules.map(({ name }) => name), lightPages.name, declaredNeeds.name].filter((name) => !proven.has(name ?? '')),
    ).toEqual([])
  })

  test('read every source file there is', () => {
    expect(planted.missed).toEqual([])
    expect(planted.cruised).toBe(Object.keys({ ...clean, ...partners }).length + plants.length)
  })

  test('refuse a room that stands on no floor', async () => {
    const cruise = await cruiseOf({ ...clean, 'apps/server/src/rooms/cellar/index.ts': 'export const dark = true\n' })
    expect(cruise.roomsWithoutFloor).toEqual(['apps/server/src/rooms/cellar'])
  })

  test('refuse every upward import between any two floors', async () => {
    const pairs = floors.flatMap((floor, low) =>
      floors.slice(low + 1).flatMap((upper) => floor.map((from) => ({ from, to: upper[0] ?? '' }))),
    )
    const files = Object.fromEntries(
      pairs.flatMap(({ from, to }) => [
        [`apps/server/src/rooms/${from}/to-${to}.ts`, `import '../${to}/index.ts'\nexport const up = 1\n`],
        [`apps/server/src/rooms/${to}/index.ts`, 'export const there = 1\n'],
      ]),
    )
    const { breaches } = await cruiseOf(files)
    expect(breaches.filter(({ rule }) => rule === 'lower-floor-never-looks-up')).toHaveLength(pairs.length)
  })
})
