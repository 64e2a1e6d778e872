/**
 * The pages somebody has open: what arriving at an address does to them. Pure, so that every rule has its test.
 *
 * A page is known by the full path it was opened at and by the one it stands at now, both without hash: what a page
 * itself does to its query (filters, page number) moves it; any other address is a page of its own.
 */
import type { TitleKey } from '../../../app/titles.ts'

/** How many pages are kept alive; the one not used for longest goes first. */
export const KEPT_AT_MOST = 10

export interface OpenPage {
  id: string
  /** The address it was opened at. */
  opened: string
  /** The address where it stands. */
  address: string
  title: TitleKey
  /** A title carried by the address; it overrides the route's. */
  ownTitle?: string
  /** Mounted, in sight or not. Without it, the page is only listed and starts afresh. */
  alive: boolean
  /** Its tag was closed while it was in sight: it goes as soon as another page has come. */
  leaving: boolean
  /** Grows with every arrival. */
  used: number
}

export interface OpenPages {
  /** In the order of the tags. */
  pages: readonly OpenPage[]
  /** Id of the page in sight; undefined on the way through an address that is no page. */
  current: string | undefined
  /** The router's key of the location that was arrived at last. */
  arrival: string | undefined
  /** Where the page in sight goes, because it was called by the address it was opened at and stands elsewhere. */
  restore: string | undefined
}

export const noPages: OpenPages = { pages: [], current: undefined, arrival: undefined, restore: undefined }

export interface Arrival {
  /** The router's key of the location. */
  key: string
  /** Pathname and search. */
  address: string
  /** By the browser's back and forward, or by loading the document. */
  pop: boolean
  /** Id of the page that moved itself here. */
  by: string | undefined
  title: TitleKey
  ownTitle?: string
  /** Whether the route keeps its page alive. */
  keeps: boolean
  /** Whether the address is a page at all: forwarding addresses are none. */
  isPage: boolean
}

export interface Manner {
  /** Whether pages stay listed when they are neither in sight nor alive. */
  listed: boolean
}

/** Two addresses, one page. */
const sameAs: Record<string, string> = { '/workbench/index': '/dashboard' }

export const pathOf = (address: string): string => address.split('?', 1)[0] ?? address
const isBare = (address: string): boolean => !address.includes('?')

/** The one address of a page that has two. */
export function canonical(address: string): string {
  const path = pathOf(address)
  return (sameAs[path] ?? path) + address.slice(path.length)
}

const lastUsed = (pages: readonly OpenPage[]): OpenPage | undefined =>
  pages.toSorted((one, other) => other.used - one.used)[0]

/** A page bears the name of the step of the history that it began with. */
const nameOf = ({ key, address }: Pick<Arrival, 'key' | 'address'>): string => `${key} ${address}`

/**
 * The open page an arrival belongs to: the one that moved itself, the one that stands there, the one that began with
 * this step of the history, the one opened there.
 */
function pageFor({ pages }: OpenPages, { key, by, address }: Arrival): OpenPage | undefined {
  const begun = pages.find(({ id }) => id === nameOf({ key, address }))
  const moved = pages.find(({ id, address: stands }) => id === by && pathOf(stands) === pathOf(address))
  const there = pages.filter((page) => page.address === address)
  return moved ?? lastUsed(there) ?? begun ?? lastUsed(pages.filter(({ opened }) => opened === address))
}

/** A page at rest whose plain address is called (the menu does) comes back as it was left; back and forward are literal. */
const isRestored = (page: OpenPage, { current, arrival }: OpenPages, { pop, address }: Arrival): boolean =>
  !pop && arrival !== undefined && page.id !== current && page.address !== address && isBare(address)

function moved(page: OpenPage, { address, title, ownTitle }: Arrival): OpenPage {
  const { ownTitle: _, ...rest } = page
  const opened = isBare(address) ? address : page.opened
  return { ...rest, address, opened, title, leaving: false, ...(ownTitle !== undefined && { ownTitle }) }
}

/** What the document was loaded with is found again by its plain address, whatever its query had become by then. */
const started = ({ arrival }: OpenPages, { key, address, title, ownTitle }: Arrival): OpenPage => ({
  id: nameOf({ key, address }),
  opened: arrival === undefined ? pathOf(address) : address,
  address,
  title,
  alive: false,
  leaving: false,
  used: 0,
  ...(ownTitle !== undefined && { ownTitle }),
})

/** Of the pages that are alive, those used least lately give way. */
function withinLimit(pages: readonly OpenPage[]): readonly OpenPage[] {
  const alive = pages.filter((page) => page.alive).toSorted((one, other) => other.used - one.used)
  const tooMany = new Set(alive.slice(KEPT_AT_MOST).map(({ id }) => id))
  return tooMany.size === 0 ? pages : pages.map((page) => (tooMany.has(page.id) ? { ...page, alive: false } : page))
}

/** What stays when another page, or none, comes into sight. */
const staying = (pages: readonly OpenPage[], current: string | undefined, { listed }: Manner): readonly OpenPage[] =>
  pages.filter(({ id, alive, leaving }) => id === current || (!leaving && (alive || listed)))

/** The open pages after an arrival. Asked again about the same location it answers the very same object. */
export function arrive(open: OpenPages, arrival: Arrival, manner: Manner): OpenPages {
  if (arrival.key === open.arrival) return open
  const { key: arrivedAt, keeps } = arrival
  if (!arrival.isPage) {
    return { pages: staying(open.pages, undefined, manner), current: undefined, arrival: arrivedAt, restore: undefined }
  }
  const found = pageFor(open, arrival)
  const restore = found && isRestored(found, open, arrival) ? found.address : undefined
  const used = 1 + Math.max(0, ...open.pages.map((page) => page.used))
  const placed = found
    ? restore === undefined
      ? moved(found, arrival)
      : { ...found, leaving: false }
    : started(open, arrival)
  const page: OpenPage = { ...placed, used, alive: keeps && (restore === undefined || placed.alive) }
  // One page per address: whoever moves to where another stands takes its place.
  const others = open.pages.filter(({ id, address }) => id === page.id || address !== page.address)
  const pages = found ? others.map((one) => (one.id === page.id ? page : one)) : [...others, page]
  return { pages: withinLimit(staying(pages, page.id, manner)), current: page.id, arrival: arrivedAt, restore }
}

/** A page that changes its query stands there from now on, even if it is out of sight or left the next moment. */
export function moveTo(open: OpenPages, id: string, search: string): OpenPages {
  const pages = open.pages.map((page) => (page.id === id ? { ...page, address: pathOf(page.address) + search } : page))
  return { ...open, pages }
}

/** Unmounts these; they start afresh when they are opened the next time. */
export function forget(open: OpenPages, ids: readonly string[]): OpenPages {
  return { ...open, pages: open.pages.map((page) => (ids.includes(page.id) ? { ...page, alive: false } : page)) }
}

/** Closes these with all that was kept of them; the one in sight goes when another has come. */
export function close(open: OpenPages, ids: readonly string[]): OpenPages {
  const pages = open.pages
    .filter(({ id }) => !ids.includes(id) || id === open.current)
    .map((page) => (ids.includes(page.id) ? { ...page, leaving: true } : page))
  return { ...open, pages }
}
