import { type FoundRecord, type RecordKind, recordKinds, searchRecords } from '@portal/contract/search-record'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { TitleKey } from '../../../app/titles.ts'
import { useLanguage } from '../../../lib/i18n/language.ts'
import { pageIcon } from '../page-icon.ts'
import { endpointQuery } from '../query-client.ts'
import type { PaletteEntry } from './palette-entries.ts'

/** Milliseconds of rest after which records are looked for, and of waiting after which that is said again. */
const REST = 250
const LONG = 4_000

/** The page whose icon stands for a kind. */
const iconPage: Record<RecordKind, TitleKey> = {
  enterprise: 'consoleEnterprises',
  product: 'consoleProducts',
  patent: 'consolePatents',
  user: 'users',
  role: 'roles',
  review: 'review',
  complaint: 'complaints',
  inquiry: 'inquiries',
  news: 'news',
  notice: 'notices',
  expo: 'halls',
  hall: 'halls',
  dict: 'dict',
  dictItem: 'dict',
  redirect: 'redirects',
  ownProduct: 'productManage',
  ownPatent: 'consolePatents',
  ownCertificate: 'certificateManage',
  ownProductCertificate: 'certificateManage',
  ownInquiry: 'ownInquiries',
  ownComplaint: 'ownComplaint',
  member: 'users',
  article: 'news',
  message: 'message',
}

/** A value that has not changed for so long (milliseconds). */
function useRested(value: string, rest: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return rested
}

const holds = ({ title, titleEn, hint }: FoundRecord, typed: string): boolean =>
  `${title} ${titleEn} ${hint}`.toLowerCase().includes(typed.toLowerCase())

/** How the search stands: `slow` when it takes long, `offline` when it waits for the network. */
export type RecordSearchState = 'idle' | 'searching' | 'slow' | 'offline' | 'failed'

export interface RecordGroup {
  kind: RecordKind
  entries: PaletteEntry[]
}

/**
 * Records of every kind that the viewer may see, by keyword. What was typed last wins: a call for less is given up.
 * Until its answer is there, what was found before is shown as far as it fits what is typed now.
 */
export function useRecords(typed: string) {
  const navigate = useNavigate()
  const language = useLanguage()
  const wanted = typed.trim()
  const keywords = useRested(wanted, REST)
  const enabled = keywords !== '' && wanted !== ''
  const query = useQuery({
    ...endpointQuery(searchRecords, { query: { keywords } }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const behind = wanted !== keywords || query.isPlaceholderData
  const searching = wanted !== '' && (behind || query.isFetching)
  const waitedFor = useRested(searching ? wanted : '', LONG)
  const list = enabled ? (query.data?.list ?? []).filter((record) => !behind || holds(record, wanted)) : []
  const entryOf = ({ title, titleEn, hint, to }: FoundRecord, kind: RecordKind, index: number): PaletteEntry => ({
    id: `${kind}-${index}-${to}`,
    title: language === 'en' && titleEn !== '' ? titleEn : title,
    otherTitle: '',
    icon: pageIcon(iconPage[kind]),
    hint,
    run: () => void navigate(to),
  })
  const groups = recordKinds.map((kind): RecordGroup => {
    const found = list.filter((record) => record.kind === kind)
    return { kind, entries: found.map((record, index) => entryOf(record, kind, index)) }
  })
  const stateOf = (): RecordSearchState => {
    if (enabled && query.fetchStatus === 'paused') return 'offline'
    if (searching) return waitedFor === wanted ? 'slow' : 'searching'
    return enabled && query.isError ? 'failed' : 'idle'
  }
  return { groups, state: stateOf(), retry: (): void => void query.refetch() }
}
