import type { EntInfo } from '@portal/contract/enterprise'
import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { activeGroup, activePath, isOnePage, menuFor, trailOf } from './menu.ts'

const page = (path: string, title: string, more: object = {}): RouteObject => ({
  path,
  handle: { face: 'workbench', page: path, title, ...more },
})
const review = { permission: ['review:read:any'] }
const routes: RouteObject[] = [
  {
    id: 'shell',
    children: [
      { path: '/myEnt', handle: { face: 'workbench', title: 'workbench', page: '', hidden: true } },
      page('/dashboard', 'dashboard', { hidden: true }),
      page('/entAuth', 'entAuth', { hidden: true }),
      page('/workbench/index', 'workbench'),
      page('/myEnt/productManage', 'productManage'),
      page('/myEnt/exhibitProductSetting/:id', 'exhibitProductSetting', { hidden: true }),
      page('/personalCenter/accountInfo', 'accountInfo'),
      page('/console/review', 'review', review),
      page('/console/review/:id', 'review', { hidden: true, ...review }),
    ],
  },
]

const user = (perms: string[], roles: string[] = []) => ({
  userId: '1',
  username: 'u',
  nickname: 'U',
  avatar: null,
  roles,
  perms,
})
const enterprise = (examineState: EntInfo['examineState']): EntInfo => ({
  examineState,
  reason: null,
  organisationId: '1',
  name: 'E',
  certification: null,
  submittedAt: null,
  decidedAt: null,
  recalled: false,
  ahead: null,
  revision: 0,
  approved: null,
  licences: [],
  expected: { workingHours: null, sample: 0 },
  suspension: null,
  can: { submit: true, recall: false },
})
const paths = (viewer: Parameters<typeof menuFor>[1]) =>
  menuFor(routes, viewer).map(({ title, entries }) => [title, ...entries.map(({ path }) => path)])

const owner = { user: user(['product:*:own']), enterprise: enterprise('1') }

describe('the menu', () => {
  it('shows an approved enterprise its workbench and nothing of the console', () => {
    expect(paths(owner)).toEqual([
      ['workbench', '/workbench/index'],
      ['myEnt', '/myEnt/productManage'],
      ['personalCenter', '/personalCenter/accountInfo'],
    ])
  })
  it('shows an operator the console and what is about the person, nothing of an enterprise', () => {
    expect(paths({ user: user(['review:*:any']), enterprise: enterprise(null) })).toEqual([
      ['personalCenter', '/personalCenter/accountInfo'],
      ['consoleDesk', '/console/review'],
    ])
  })
  it('has the pages of the console in groups, and what no group names in the last', () => {
    const any = { permission: ['any:thing:any'] }
    const console = ['dashboard', 'users', 'products', 'import', 'news', 'audit', 'new-one'].map((name) =>
      page(`/console/${name}`, 'review', any),
    )
    const menu = menuFor(console, { user: user([], ['ROOT']), enterprise: enterprise(null) })
    expect(menu.map(({ title, entries }) => [title, ...entries.map(({ path }) => path.slice(9))])).toEqual([
      ['consoleDesk', 'dashboard'],
      ['consoleRecords', 'products', 'import'],
      ['consoleContent', 'news'],
      ['consolePeople', 'users'],
      ['consoleSystem', 'audit', 'new-one'],
    ])
    expect(activeGroup(menu, '/console/users', '')?.path).toBe('/console/people')
  })
  it('shows ROOT of an approved enterprise everything', () => {
    expect(paths({ user: user([], ['ROOT']), enterprise: enterprise('1') })).toHaveLength(4)
  })
  it.each(['0', '2', '3', '4'] as const)('leaves an enterprise in state %s its certification', (state) => {
    expect(paths({ user: user(['product:*:own']), enterprise: enterprise(state) })).toEqual([['entAuth', '/entAuth']])
  })
  it('is empty for nobody', () => {
    expect(paths({ user: null, enterprise: undefined })).toEqual([])
  })
})

describe('where somebody is', () => {
  const menu = menuFor(routes, owner)
  it('is the page of the menu that a hidden page belongs to', () => {
    expect(activePath(menu, '/myEnt/exhibitProductSetting/7', 'exhibitProductSetting')).toBe('/myEnt/productManage')
    expect(activePath(menu, '/dashboard', 'dashboard')).toBe('/workbench/index')
    expect(activePath(menu, '/401', 'unauthorised')).toBeUndefined()
  })
  it('is a group of the top bar; a page of none leaves the one chosen last', () => {
    expect(activeGroup(menu, '/myEnt/productManage', '/workbench')?.path).toBe('/myEnt')
    expect(activeGroup(menu, undefined, '/myEnt')?.path).toBe('/myEnt')
    expect(activeGroup(menu, undefined, '/gone')?.path).toBe('/workbench')
    expect(activeGroup([], undefined, '')).toBeUndefined()
  })
  it('is a link of its own where a group is one page of the same name', () => {
    expect(menu.map(isOnePage)).toEqual([true, false, false])
  })
  it('is told from home to the page', () => {
    expect(trailOf(menu, '/dashboard', 'dashboard')).toEqual([{ title: 'dashboard' }])
    expect(trailOf(menu, '/workbench/index', 'workbench')).toEqual([
      { title: 'dashboard', to: '/' },
      { title: 'workbench' },
    ])
    expect(trailOf(menu, '/myEnt/exhibitProductSetting/7', 'exhibitProductSetting')).toEqual([
      { title: 'dashboard', to: '/' },
      { title: 'myEnt' },
      { title: 'productManage', to: '/myEnt/productManage' },
      { title: 'exhibitProductSetting' },
    ])
  })
})
