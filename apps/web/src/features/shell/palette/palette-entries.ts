import { APPROVED } from '@portal/contract/enterprise'
import { searchPageByParam } from '@portal/contract/product-own'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { titles } from '../../../app/titles.ts'
import { useLanguage } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { useSession } from '../../../lib/session.ts'
import { iconPaths } from '../icons.tsx'
import { isOnePage, menuFor } from '../menu.ts'
import { pageIcon } from '../page-icon.ts'
import { endpointQuery } from '../query-client.ts'
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

/** Milliseconds of rest after which products are looked for. */
const REST = 250
const PRODUCTS_SHOWN = 5

function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/** Products of the viewer's own enterprise by keyword; none for whoever has none. */
export function useProducts(typed: string) {
  const navigate = useNavigate()
  const approved = useSession(({ enterprise }) => enterprise?.examineState === APPROVED)
  const may = usePermission('product:read:own')
  const wanted = typed.trim()
  const keywords = useRested(wanted)
  const enabled = approved && may && keywords !== '' && wanted !== ''
  const { data, isFetching, isError } = useQuery({
    ...endpointQuery(searchPageByParam, { body: { keywords, pageNum: 1, pageSize: PRODUCTS_SHOWN } }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const products = (enabled ? (data?.list ?? []) : []).map(
    (product): PaletteEntry => ({
      id: `product-${product.id}`,
      title: product.name,
      otherTitle: '',
      icon: iconPaths.product,
      hint: product.model,
      run: () => void navigate(`/myEnt/exhibitProductSetting/${product.id}`),
    }),
  )
  const searching = approved && may && wanted !== '' && (wanted !== keywords || isFetching)
  return { products, searching, failed: enabled && isError }
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
