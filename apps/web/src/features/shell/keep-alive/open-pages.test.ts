import { describe, expect, it } from 'vitest'
import {
  type Arrival,
  arrive,
  canonical,
  close,
  forget,
  KEPT_AT_MOST,
  moveTo,
  noPages,
  type OpenPages,
} from './open-pages.ts'

let turn = 0
const at = (address: string, more: Partial<Arrival> = {}): Arrival => ({
  key: `k${++turn}`,
  address: canonical(address),
  pop: false,
  by: undefined,
  title: 'productManage',
  keeps: address.startsWith('/list'),
  isPage: true,
  ...more,
})
const tags = { listed: true }
const noTags = { listed: false }
const going = (manner: { listed: boolean }, ...addresses: string[]): OpenPages =>
  addresses.reduce((open, address) => arrive(open, at(address), manner), noPages)
const addresses = ({ pages }: OpenPages): string[] => pages.map(({ address }) => address)
const alive = ({ pages }: OpenPages): string[] => pages.filter((page) => page.alive).map(({ address }) => address)
const current = ({ pages, current: id }: OpenPages): string | undefined => pages.find((page) => page.id === id)?.address
/** The page in sight changes its own query. */
const moving = (open: OpenPages, search: string, manner = tags): OpenPages => {
  const by = open.current ?? ''
  const address = `${current(open)?.split('?')[0]}${search}`
  return arrive(moveTo(open, by, search), at(address, { by }), manner)
}

describe('pages that are left', () => {
  it('stay alive when their route says so, with or without tags, and go when it does not', () => {
    expect(alive(going(noTags, '/list', '/form'))).toEqual(['/list'])
    expect(alive(going(tags, '/list', '/form'))).toEqual(['/list'])
    expect(addresses(going(noTags, '/list', '/form', '/list'))).toEqual(['/list'])
    expect(addresses(going(tags, '/list', '/form', '/list'))).toEqual(['/list', '/form'])
  })
  it('are two when their addresses differ', () => {
    expect(alive(going(noTags, '/list?state=a', '/list?state=b'))).toEqual(['/list?state=a', '/list?state=b'])
    expect(addresses(going(tags, '/detail?id=1', '/detail?id=2', '/detail?id=1'))).toEqual([
      '/detail?id=1',
      '/detail?id=2',
    ])
  })
  it('are one when only the address has two names', () => {
    expect(addresses(going(tags, '/dashboard', '/workbench/index'))).toEqual(['/dashboard'])
  })
  it('are kept up to a limit; the one not used for longest goes, but stays listed', () => {
    const many = Array.from({ length: KEPT_AT_MOST }, (_, index) => `/list?n=${index}`)
    const open = going(tags, ...many, '/list?n=0', '/list?n=more')
    expect(alive(open)).toHaveLength(KEPT_AT_MOST)
    expect(alive(open)).toContain('/list?n=0')
    expect(alive(open)).not.toContain('/list?n=1')
    expect(addresses(open)).toHaveLength(KEPT_AT_MOST + 1)
  })
})

describe('a page that changes its own query', () => {
  it('moves: it stays the same page, kept under its new address', () => {
    const before = going(tags, '/list')
    const after = moving(before, '?page=2')
    expect(after.current).toBe(before.current)
    expect(addresses(after)).toEqual(['/list?page=2'])
  })
  it('comes back there when the menu calls it by its plain address', () => {
    const away = arrive(moving(going(noTags, '/list'), '?page=2', noTags), at('/form'), noTags)
    const back = arrive(away, at('/list'), noTags)
    expect(back.restore).toBe('/list?page=2')
    expect(arrive(back, at('/list?page=2'), noTags)).toMatchObject({ current: back.current, restore: undefined })
  })
  it('starts again when the menu calls it while it is in sight', () => {
    const again = arrive(moving(going(tags, '/list'), '?page=2'), at('/list'), tags)
    expect(again.restore).toBeUndefined()
    expect(addresses(again)).toEqual(['/list'])
  })
  it('does not swallow an address that somebody asks for by a link', () => {
    const away = arrive(moving(going(tags, '/list'), '?state=b'), at('/form'), tags)
    const open = arrive(away, at('/list?state=c'), tags)
    expect(open.restore).toBeUndefined()
    expect(addresses(open)).toEqual(['/list?state=b', '/form', '/list?state=c'])
  })
  it('follows the browser back through its own addresses literally', () => {
    const moved = moving(moving(going(tags, '/list'), '?page=2'), '?page=3')
    const away = arrive(moved, at('/form'), tags)
    const back = arrive(away, at('/list?page=2', { pop: true, by: moved.current }), tags)
    expect(current(back)).toBe('/list?page=2')
    const first = arrive(arrive(back, at('/form'), tags), at('/list', { pop: true }), tags)
    expect(first.restore).toBeUndefined()
    expect(addresses(first)).toEqual(['/list', '/form'])
  })
  it('is the same page where the browser goes back to what it was opened with, query and all', () => {
    const opened = at('/list?state=a')
    const before = arrive(noPages, opened, noTags)
    const back = arrive(moving(before, '?state=a&edit=1', noTags), { ...opened, pop: true }, noTags)
    expect(addresses(back)).toEqual(['/list?state=a'])
    expect(back.current).toBe(before.current)
  })
  it('takes the place of another page that stands where it goes', () => {
    const open = moving(going(tags, '/list?state=a', '/list?state=b'), '?state=a')
    expect(addresses(open)).toEqual(['/list?state=a'])
  })
  it('may do so after it was left, and stands there when it is seen again', () => {
    const away = going(tags, '/list?edit=new', '/form')
    const list = away.pages[0]?.id ?? ''
    const back = arrive(moveTo(away, list, ''), at('/list'), tags)
    expect(back).toMatchObject({ current: list, restore: undefined })
  })
})

describe('the page that a document was loaded with', () => {
  it('is found again by its plain address', () => {
    const away = arrive(going(noTags, '/list?page=2'), at('/form'), noTags)
    expect(arrive(away, at('/list'), noTags).restore).toBe('/list?page=2')
  })
  it('stands at the address of the document, whatever was stored', () => {
    const stored = { ...noPages, pages: moving(going(tags, '/list'), '?page=2').pages }
    expect(addresses(arrive(stored, at('/list'), tags))).toEqual(['/list'])
  })
})

describe('a closed page', () => {
  it('goes at once when out of sight, with all that was kept of it', () => {
    const open = going(tags, '/list', '/form')
    expect(addresses(close(open, [open.pages[0]?.id ?? '']))).toEqual(['/form'])
  })
  it('goes when another has come when in sight, and stays when somebody comes back to it', () => {
    const open = going(tags, '/form', '/list')
    const leaving = close(open, [open.current ?? ''])
    expect(addresses(leaving)).toEqual(['/form', '/list'])
    expect(addresses(arrive(leaving, at('/form'), tags))).toEqual(['/form'])
    expect(addresses(arrive(leaving, at('/list'), tags))).toEqual(['/form', '/list'])
  })
})

describe('on the way through a forwarding address', () => {
  it('no page is in sight, none is listed for it, and a forgotten one starts afresh', () => {
    const open = going(tags, '/list', '/form')
    const id = open.pages[0]?.id ?? ''
    const through = arrive(forget(open, [id]), at('/redirect/list', { isPage: false }), tags)
    expect(through.current).toBeUndefined()
    expect(addresses(through)).toEqual(['/list', '/form'])
    expect(alive(through)).toEqual([])
    expect(arrive(through, at('/list'), tags)).toMatchObject({ current: id, restore: undefined })
  })
})

it('the same location asked about again changes nothing', () => {
  const arrival = at('/list')
  const open = arrive(noPages, arrival, tags)
  expect(arrive(open, arrival, tags)).toBe(open)
})
