import type { Language } from '@portal/contract/kit'
import { useEffect, useSyncExternalStore } from 'react'
import { Outlet, useLocation, useMatches, useNavigation, useParams } from 'react-router'
import { LanguageContext, languageTag } from '../lib/i18n/language.ts'
import { progress } from '../lib/progress.ts'
import { useSettings } from '../lib/settings.ts'
import { useArrival } from './arrival.ts'
import { handleOf, type RouteHandle } from './route.ts'
import { publicTitles } from './public-title.messages.ts'

const noSubscription = () => () => undefined

/** Website pages take their language from the address (`?lang=en`), everything else from the stored setting. */
function usePageLanguage(): Language {
  const stored = useSettings((settings) => settings.language)
  const hydrated = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
  const { search } = useLocation()
  const face = handleOf(useMatches().at(-1))?.face
  if (face === 'website') return new URLSearchParams(search).get('lang') === 'en' ? 'en' : 'zh-cn'
  return hydrated ? stored : 'zh-cn'
}

const titleOf = ({ title, words }: RouteHandle, language: Language): string =>
  words?.[language] ?? (publicTitles[language] as Partial<Record<RouteHandle['title'], string>>)[title] ?? ''

/** A route may carry a title in its params or query; it overrides the page's own. */
function useTitle(language: Language): string {
  const { search } = useLocation()
  const params = useParams()
  const last = useMatches().at(-1)
  const head = (last?.loaderData as { head?: { title?: string } } | undefined)?.head
  const handle = handleOf(last)
  const missing = handle?.face === 'website' && last?.loaderData === undefined
  const own = head?.title ?? (missing ? publicTitles[language].notFound : handle ? titleOf(handle, language) : '')
  const title = params['title'] ?? new URLSearchParams(search).get('title') ?? own
  return title === '' ? publicTitles[language].platform : `${title} · ${publicTitles[language].platform}`
}

/** The root of every face: language, title, progress bar, scrolling, focus. */
export default function Root() {
  const language = usePageLanguage()
  const title = useTitle(language)
  const { state } = useNavigation()
  useArrival()
  useEffect(() => {
    if (state === 'loading') progress.start()
    else progress.done()
  }, [state])
  useEffect(() => {
    document.documentElement.lang = languageTag(language)
  }, [language])
  return (
    <LanguageContext value={language}>
      <title>{title}</title>
      <Outlet />
    </LanguageContext>
  )
}
