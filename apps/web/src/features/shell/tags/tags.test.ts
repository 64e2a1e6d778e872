import { describe, expect, it } from 'vitest'
import type { OpenPage } from '../keep-alive/open-pages.ts'
import { closedBy, homeOf, reordered, successor, tagsOf } from './tags.ts'

const page = (address: string, opened = address): OpenPage => ({
  id: address,
  opened,
  address,
  title: 'productManage',
  alive: true,
  leaving: false,
  used: 1,
})
const home = homeOf(undefined)
const pages = [page('/a'), page('/b'), page('/c')]
const tags = tagsOf(pages, home)
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)

describe('home', () => {
  it('is the first tag before and after it was opened, under its own title, and cannot be closed', () => {
    expect(ids(tags)).toEqual(['home', '/a', '/b', '/c'])
    const opened = tagsOf([...pages, page('/dashboard')], home)
    expect(ids(opened)).toEqual(['/dashboard', '/a', '/b', '/c'])
    expect(opened[0]).toMatchObject({ fixed: true, title: 'dashboard' })
    expect(closedBy('closeAll', opened, '/a')).toEqual(['/a', '/b', '/c'])
    expect(closedBy('close', opened, '/dashboard')).toEqual([])
  })
  it('stays home when it has moved by its own query', () => {
    expect(tagsOf([page('/dashboard?range=year', '/dashboard')], home)).toMatchObject([
      { fixed: true, address: '/dashboard?range=year' },
    ])
  })
  it('is the certification before the enterprise is approved, and the console without one', () => {
    const enterprise = { reason: null, organisationId: '1', name: 'E', certification: null, submittedAt: null }
    const can = { submit: true, recall: false }
    const more = { decidedAt: null, recalled: false, ahead: null, can, revision: 0, approved: null, licences: [] }
    const times = { expected: { workingHours: null, sample: 0 }, suspension: null }
    expect(homeOf({ ...enterprise, ...more, ...times, examineState: '2' }).address).toBe('/entAuth')
    expect(homeOf({ ...enterprise, ...more, ...times, examineState: null }).address).toMatch(/^\/console\//)
  })
})

describe('the menu of a tag', () => {
  it.each([
    ['close', ['/b']],
    ['closeOthers', ['/a', '/c']],
    ['closeLeft', ['/a']],
    ['closeRight', ['/c']],
    ['closeAll', ['/a', '/b', '/c']],
  ] as const)('%s closes what it says', (closing, expected) => {
    expect(closedBy(closing, tags, '/b')).toEqual(expected)
  })
})

describe('after the tag in sight was closed', () => {
  it.each([
    [['/b'], '/b', '/b', '/c'],
    [['/c'], '/c', '/c', '/b'],
    [['/a', '/b', '/c'], '/b', '/b', 'home'],
    [['/a', '/c'], '/a', '/b', '/b'],
  ])('%s closed, %s in sight, by the menu of %s: %s comes', (closed, current, preferred, expected) => {
    expect(successor(tags, closed, current, preferred).id).toBe(expected)
  })
})

describe('order', () => {
  it('is changed by moving, but not before home nor past the end', () => {
    expect(ids(reordered(pages, tags, '/c', 1))).toEqual(['/c', '/a', '/b'])
    expect(ids(reordered(pages, tags, '/c', 0))).toEqual(['/c', '/a', '/b'])
    expect(ids(reordered(pages, tags, '/a', 99))).toEqual(['/b', '/c', '/a'])
  })
})
