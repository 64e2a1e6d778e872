import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { titles } from '../../../app/titles.ts'
import { useLanguage } from '../../../lib/i18n/language.ts'
import { useSession } from '../../../lib/session.ts'
import { isOnePage, menuFor } from '../menu.ts'
import { pageIcon } from '../page-icon.ts'
import { rememberVisit, useHistoryPaths } from './palette-history.ts'
import type { Candidate, Spelling } from './palette-search.ts'

/** Something the palette offers. */
export interface PaletteEntry extends Candidate {
  id: string
  /** A path on a 24 px grid. */
  icon: string
  /** Where it belongs, or what it is. */
  hint?: string
  run(): void
}

/** The pages of the menu that the viewer may see, and those of them gone to last. */
export function usePages(): { pages: PaletteEntry[]; recent: PaletteEntry[] } {
  const { routes, user, enterprise } = useSession()
  const language = useLanguage()
  const navigate = useNavigate()
  const visited = useHistoryPaths()
  const menu = useMemo(() => menuFor(routes, { user, enterprise }), [routes, user, enterprise])
  const own = titles[language]
  const other = titles[language === 'en' ? 'zh-cn' : 'en']
  const pages = menu.flatMap((group) =>
    group.entries.map(
      ({ path, title }): PaletteEntry => ({
        id: path,
        title: own[title],
        otherTitle: other[title],
        icon: pageIcon(title),
        ...(!isOnePage(group) && { hint: own[group.title] }),
        run: () => {
          rememberVisit({ path, title: own[title] })
          void navigate(path)
        },
      }),
    ),
  )
  const recent = visited.flatMap((path) => pages.filter(({ id }) => id === path))
  return { pages, recent }
}

/** Pinyin's dictionary is large: it comes with the palette, and the palette does not wait for it. */
export function useSpelling(): Spelling | undefined {
  const [spelling, setSpelling] = useState<Spelling>()
  useEffect(() => {
    let wanted = true
    void import('pinyin-pro')
      .then(({ match }) => {
        const spell: Spelling = (text, typed) => match(text, typed, { continuous: true })
        if (wanted) setSpelling(() => spell)
      })
      // Without it the palette finds by titles alone.
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [])
  return spelling
}
