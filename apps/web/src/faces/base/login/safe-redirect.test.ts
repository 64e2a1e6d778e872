import { expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const origin = 'https://portal.example.com'

it.each([
  ['/myEnt/productManage?status=3#top', '/myEnt/productManage?status=3#top'],
  ['/redirect/workbench/index', '/redirect/workbench/index'],
  [null, '/'],
  ['', '/'],
  ['workbench', '/'],
  ['/login?redirect=/login', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/x/..//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('after the sign-in, %j leads to %j', (wanted, to) => {
  expect(safeRedirect(wanted, origin)).toBe(to)
})
