import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pageCatalogue } from '../../e2e/support/page-catalogue.ts'

const source = resolve(import.meta.dirname, '../../apps/web/src')
const pagesOnDisk = globSync('faces/**/*.page.tsx', { cwd: source }).map((path) =>
  path
    .replaceAll('\\', '/')
    .replace(/^faces\//, '')
    .replace(/\.page\.tsx$/, ''),
)
const routeTables = ['app/routes.tsx', 'app/signed-in-pages.ts', 'app/signed-in-routes.tsx'].map((path) =>
  readFileSync(resolve(source, path), 'utf8'),
)
const pagesOfRoutes = new Set(
  routeTables.flatMap((text) => [...text.matchAll(/page: '([^']+)'/g)].map((match) => match[1])),
)
const listed = new Set(pageCatalogue.map(({ page }) => page))

test('every page file has a route', () => {
  expect(pagesOnDisk.filter((page) => !pagesOfRoutes.has(page))).toEqual([])
})

/** Layouts are named for their data; they are seen around every page. */
const layouts = /\/layout\//

test('every route has a page in the catalogue, so that it is pictured, audited and walked', () => {
  const pages = [...pagesOfRoutes].filter((page) => page !== undefined && !layouts.test(page))
  expect(pages.filter((page) => page !== undefined && !listed.has(page))).toEqual([])
})

test('every page of the catalogue leads to a page that is there', () => {
  expect([...listed].filter((page) => !pagesOnDisk.includes(page))).toEqual([])
})

test('no two pages of the catalogue write the same picture', () => {
  const names = pageCatalogue.map(({ face, name }) => `${face}/${name}`)
  expect(new Set(names).size).toBe(names.length)
})
