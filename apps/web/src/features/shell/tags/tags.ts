/** The tags of the open pages: home first and fixed, the others in the order somebody gave them. */
import type { EntInfo } from '@portal/contract/enterprise'
import type { TitleKey } from '../../../app/titles.ts'
import type { OpenPage } from '../keep-alive/open-pages.ts'

export interface Tag {
  id: string
  address: string
  title: TitleKey
  ownTitle?: string
  /** Home: always the first, never closed. */
  fixed: boolean
}

/** What a tag's menu closes, counted from that tag. */
export type Closing = 'close' | 'closeOthers' | 'closeLeft' | 'closeRight' | 'closeAll'
export const closings: readonly Closing[] = ['close', 'closeOthers', 'closeLeft', 'closeRight', 'closeAll']

interface Home {
  address: string
  title: TitleKey
}
const APPROVED = '1'

/** Where `/` leads this person: the dashboard, the console without an enterprise, the certification before it is approved. */
export function homeOf(enterprise: EntInfo | undefined): Home {
  const state = enterprise?.examineState
  if (state === null) return { address: '/console/dashboard', title: 'consoleDashboard' }
  return state === undefined || state === APPROVED
    ? { address: '/dashboard', title: 'dashboard' }
    : { address: '/entAuth', title: 'entAuth' }
}

/** All tags in their order. Home is there before it was opened. */
export function tagsOf(pages: readonly OpenPage[], home: Home): Tag[] {
  const isHome = ({ opened }: OpenPage): boolean => opened === home.address
  const [own, ...more] = pages.filter(isHome)
  const first: Tag = { id: 'home', ...own, ...home, address: own?.address ?? home.address, fixed: true }
  const others = pages.filter((page) => !isHome(page) || more.includes(page))
  return [first, ...others].map(({ id, address, title, ownTitle }) => ({
    id,
    address,
    title,
    fixed: id === first.id,
    ...(ownTitle !== undefined && { ownTitle }),
  }))
}

/** The ids that one entry of a tag's menu closes; empty when there is nothing to close. */
export function closedBy(closing: Closing, tags: readonly Tag[], id: string): string[] {
  const place = tags.findIndex((tag) => tag.id === id)
  const goes: Record<Closing, (index: number) => boolean> = {
    close: (index) => index === place,
    closeOthers: (index) => index !== place,
    closeLeft: (index) => index < place,
    closeRight: (index) => index > place,
    closeAll: () => true,
  }
  return tags.filter((tag, index) => !tag.fixed && goes[closing](index)).map((tag) => tag.id)
}

/** Who comes into sight when the page in sight is closed: `preferred` if it stays, else its neighbour, right before left, home at last. */
export function successor(tags: readonly Tag[], closed: readonly string[], current: string, preferred: string): Tag {
  const stays = (tag: Tag | undefined): tag is Tag => tag !== undefined && !closed.includes(tag.id)
  const place = tags.findIndex(({ id }) => id === current)
  const candidates = [
    tags.find(({ id }) => id === preferred),
    ...tags.slice(place + 1),
    ...tags.slice(0, place).toReversed(),
  ]
  return candidates.find(stays) ?? (tags[0] as Tag)
}

/** The page order after a tag has come to another place; home's place is nobody else's. */
export function reordered<Page extends { id: string }>(
  pages: readonly Page[],
  tags: readonly Tag[],
  id: string,
  to: number,
): Page[] {
  const ids = tags.map((tag) => tag.id).filter((one) => one !== id)
  ids.splice(Math.min(Math.max(to, 1), ids.length), 0, id)
  return pages.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
