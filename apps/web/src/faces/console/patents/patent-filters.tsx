import { LegalStatus, PatentTypeSchema } from '@portal/contract/patent'
import { PatentSort } from '@portal/contract/patent-admin'
import { Flex, Select } from 'antd'
import { KeywordSearch } from '../../../features/listing/keyword-search.tsx'
import { patentMessages } from '../../../features/patent/patent.messages.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from '../../../features/listing/listing.module.css'
import { messages } from './patents.messages.ts'
import type { PatentFilter } from './use-patent-filter.ts'

const typeKeys = { invention: 'invention', 'utility-model': 'utilityModel', design: 'design' } as const
const statusKeys = { 'in-force': 'inForce', pending: 'pending', lapsed: 'lapsed', unconfirmed: 'unconfirmed' } as const

/** Number or words, legal status, kind, order. */
export function PatentFilters({ filter, change }: Pick<PatentFilter, 'filter' | 'change'>) {
  const t = useMessages(messages)
  const names = useMessages(patentMessages)
  return (
    <Flex wrap gap={12} align="center" className={css.filters ?? ''}>
      <KeywordSearch className={css.search} label={t.search} keywords={filter.keywords} change={change} />
      <Select
        className={css.choice ?? ''}
        aria-label={t.status}
        value={filter.legalStatus ?? ''}
        onChange={(legalStatus: string) => change({ legalStatus })}
        options={[
          { value: '', label: t.allStatuses },
          ...LegalStatus.options.map((value) => ({ value, label: names[statusKeys[value]] })),
        ]}
      />
      <Select
        className={css.choice ?? ''}
        aria-label={t.type}
        value={filter.type ?? ''}
        onChange={(type: string) => change({ type })}
        options={[
          { value: '', label: t.allTypes },
          ...PatentTypeSchema.options.map((value) => ({ value, label: names[typeKeys[value]] })),
        ]}
      />
      <Select
        className={css.choice ?? ''}
        aria-label={t.sort}
        value={filter.sort}
        onChange={(sort) => change({ sort, direction: undefined })}
        options={PatentSort.options.map((value) => ({ value, label: t[value] }))}
      />
    </Flex>
  )
}
