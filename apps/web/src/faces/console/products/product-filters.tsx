import { contentStatuses, EMPTY } from '@portal/contract/content'
import { Flex, Segmented, Select } from 'antd'
import { IndustrySelect } from '../../../features/listing/industry-select.tsx'
import { KeywordSearch } from '../../../features/listing/keyword-search.tsx'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { statusLooks } from '../../../features/content/status-tag.tsx'
import { EnterpriseSelect } from '../../../features/user/enterprise-select.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from '../../../features/listing/listing.module.css'
import { messages } from './products.messages.ts'
import { places, type ProductFilter } from './use-product-filter.ts'

interface Props extends Pick<ProductFilter, 'filter' | 'change'> {
  /** The enterprise asked for, as far as a product tells its name. */
  enterpriseName: string | undefined
}

/** Shown or not, words, enterprise, industry, state of content. */
export function ProductFilters({ filter, change, enterpriseName }: Props) {
  const t = useMessages(messages)
  const names = useMessages(contentMessages)
  return (
    <Flex wrap gap={12} align="center" className={css.filters ?? ''}>
      <div className={css.states}>
        <Segmented
          aria-label={t.places}
          value={filter.place}
          onChange={(place) => change({ place: place === 'all' ? undefined : place })}
          options={places.map((value) => ({ value, label: t[value] }))}
        />
      </div>
      <KeywordSearch className={css.search} label={t.search} keywords={filter.keywords} change={change} />
      <EnterpriseSelect
        className={css.choice ?? ''}
        aria-label={t.enterprise}
        placeholder={t.allEnterprises}
        value={filter.enterprise ?? null}
        {...(enterpriseName !== undefined && { chosenName: enterpriseName })}
        onChange={(enterprise) => change({ enterprise })}
      />
      <IndustrySelect
        className={css.choice}
        label={t.industry}
        all={t.allIndustries}
        industry={filter.industry}
        change={change}
      />
      <Select
        className={css.choice ?? ''}
        aria-label={t.status}
        value={filter.status ?? ''}
        onChange={(status: string) => change({ status })}
        options={[
          { value: '', label: t.allStatuses },
          ...contentStatuses
            .filter((value) => value !== EMPTY)
            .map((value) => ({ value, label: names[statusLooks[value].word] })),
        ]}
      />
    </Flex>
  )
}
