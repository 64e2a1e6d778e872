/** The menu, read from the generated routes: what is not in the table, hidden, or not permitted is absent. */
import type { EntInfo } from '@portal/contract/enterprise'
import { passesPermission } from '@portal/contract/permission'
import type { CurrentUser } from '@portal/contract/user'
import type { RouteObject } from 'react-router'
import { handleOf, type RouteHandle } from '../../app/route.ts'
import type { TitleKey } from '../../app/titles.ts'

export interface MenuEntry {
  path: string
  title: TitleKey
}
export interface MenuGroup {
  /** By which the chosen top entry is remembered: the first segment of its pages, e.g. `/myEnt`; in the console a segment more. */
  path: string
  title: TitleKey
  entries: MenuEntry[]
}

const APPROVED = '1'
/** The groups in the order of the menu. A page is of the first whose beginnings its path has. */
const groups: readonly { path: string; title: TitleKey; of: readonly string[] }[] = [
  { path: '/workbench', title: 'workbench', of: ['/workbench/'] },
  { path: '/myEnt', title: 'myEnt', of: ['/myEnt/'] },
  { path: '/personalCenter', title: 'personalCenter', of: ['/personalCenter/'] },
  {
    path: '/console/desk',
    title: 'consoleDesk',
    of: ['/console/dashboard', '/console/review', '/console/complaints', '/console/inquiries'],
  },
  {
    path: '/console/records',
    title: 'consoleRecords',
    of: ['/console/enterprises', '/console/products', '/console/patents', '/console/filing', '/console/import'],
  },
  {
    path: '/console/content',
    title: 'consoleContent',
    of: ['/console/news', '/console/halls', '/console/home', '/console/notices'],
  },
  { path: '/console/people', title: 'consolePeople', of: ['/console/users', '/console/roles'] },
  { path: '/console/system', title: 'consoleSystem', of: ['/console/'] },
]

/** Hidden pages that belong to a page of the menu which their path does not tell. */
const belongsTo: Partial<Record<TitleKey, string>> = {
  dashboard: '/workbench/index',
  workbenchNews: '/workbench/index',
  workbenchNewsDetail: '/workbench/index',
  exhibitProductSetting: '/myEnt/productManage',
  productImport: '/myEnt/productManage',
  productImportDetail: '/myEnt/productManage',
}

/** Pages about the person, not the enterprise: operators, who have none, see them too. */
const ofThePerson: readonly string[] = ['/personalCenter/accountInfo', '/personalCenter/message']

const certification: MenuEntry = { path: '/entAuth', title: 'entAuth' }

interface Page extends MenuEntry {
  handle: RouteHandle
}

const pagesOf = (routes: readonly RouteObject[]): Page[] =>
  routes.flatMap((route) => {
    const handle = handleOf(route)
    const own = route.path && handle ? [{ path: route.path, title: handle.title, handle }] : []
    return [...own, ...pagesOf(route.children ?? [])]
  })

const groupOf = (path: string) => groups.find(({ of }) => of.some((beginning) => path.startsWith(beginning)))

interface Viewer {
  user: CurrentUser | null
  enterprise: EntInfo | undefined
}

/** Enterprise pages are of no use to somebody without an enterprise; console pages need their permission. */
function isShown({ handle, path }: Page, { user, enterprise }: Viewer): boolean {
  if (handle.hidden || handle.page === '' || user === null) return false
  if (handle.permission) return passesPermission(user, handle.permission)
  const state = enterprise?.examineState ?? null
  if (state === null) return ofThePerson.includes(path)
  return state === APPROVED
}

/** Whether an enterprise has its certification still before it, or lost it. */
export const waitsForApproval = (enterprise: EntInfo | undefined): boolean =>
  typeof enterprise?.examineState === 'string' && enterprise.examineState !== APPROVED

/** The groups of the menu for this viewer; an enterprise that is not approved has its certification only. */
export function menuFor(routes: readonly RouteObject[], viewer: Viewer): MenuGroup[] {
  const shown = pagesOf(routes).filter((page) => isShown(page, viewer))
  const filled = groups.map((group) => ({
    path: group.path,
    title: group.title,
    entries: shown.filter(({ path }) => groupOf(path) === group).map(({ path, title }) => ({ path, title })),
  }))
  const first = waitsForApproval(viewer.enterprise) ? [{ ...certification, entries: [certification] }] : []
  return [...first, ...filled.filter(({ entries }) => entries.length > 0)]
}

/** The page of the menu that an address belongs to. */
export function activePath(menu: readonly MenuGroup[], path: string, title: TitleKey | undefined): string | undefined {
  const paths = menu.flatMap(({ entries }) => entries.map((entry) => entry.path))
  const parent = title && belongsTo[title]
  return paths.find((one) => one === path) ?? paths.find((one) => one === parent || path.startsWith(`${one}/`))
}

/** A group with one entry of the same name is that entry. */
export const isOnePage = ({ title, entries }: MenuGroup): boolean => entries.length === 1 && entries[0]?.title === title

/** The group that an address belongs to; for an address of none, the one chosen last, or the first. */
export function activeGroup(menu: readonly MenuGroup[], path: string | undefined, last: string): MenuGroup | undefined {
  const own = menu.find(({ entries }) => entries.some((entry) => entry.path === path))
  return own ?? menu.find((group) => group.path === last) ?? menu[0]
}

export interface Crumb {
  title: TitleKey
  /** Absent for what is no page of its own, and for the page itself. */
  to?: string
}

/** From home to the page: home, group, the page of the menu it belongs to, the page. */
export function trailOf(menu: readonly MenuGroup[], path: string, title: TitleKey): Crumb[] {
  const home: Crumb = { title: 'dashboard', to: '/' }
  if (title === 'dashboard') return [{ title }]
  const active = activePath(menu, path, title)
  const group = menu.find(({ entries }) => entries.some((entry) => entry.path === active))
  const parent = group?.entries.find((entry) => entry.path === active && entry.path !== path)
  const heading = group && group.title !== title && group.title !== parent?.title ? [{ title: group.title }] : []
  return [home, ...heading, ...(parent ? [{ title: parent.title, to: parent.path }] : []), { title }]
}
