import type { TitleKey } from '../../app/titles.ts'
import { type PageName, pages } from '../pages.ts'
import { iconPaths } from './icons.tsx'

const isPage = (title: TitleKey): title is PageName => title in pages

/** The icon of a page or group in menus: a path on a 24 px grid. A page without one of its own has the plain sheet. */
export const pageIcon = (title: TitleKey): string => (isPage(title) && pages[title].icon) || iconPaths.page
