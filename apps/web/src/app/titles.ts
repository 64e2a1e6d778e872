/** Titles of all routes; also the words of menus, breadcrumbs and tags. Only what is behind the sign-in may load them. */
import type { Language } from '@portal/contract/kit'
import { type PageName, pages } from '../features/pages.ts'
import { inLanguage } from '../lib/i18n/room-messages.ts'
import { publicTitles } from './public-title.messages.ts'

export type TitleKey = PageName | keyof (typeof publicTitles)['en']

const own = (language: Language): Record<PageName, string> =>
  Object.fromEntries(Object.entries(pages).map(([name, { title }]) => [name, inLanguage(title, language)])) as Record<
    PageName,
    string
  >

export const titles: Record<Language, Record<TitleKey, string>> = {
  'zh-cn': { ...publicTitles['zh-cn'], ...own('zh-cn') },
  en: { ...publicTitles.en, ...own('en') },
}
