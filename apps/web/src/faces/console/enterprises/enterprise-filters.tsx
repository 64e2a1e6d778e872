import { examineStates } from '@portal/contract/enterprise'
import { type enterpriseAdminPage, enterpriseSorts } from '@portal/contract/enterprise-admin'
import type { Data } from '@portal/contract/kit'
import { regionCodes, regions } from '@portal/contract/region'
import { Flex, Segmented, Select } from 'antd'
import { IndustrySelect } from '../../../features/listing/industry-select.tsx'
import { KeywordSearch } from '../../../features/listing/keyword-search.tsx'
import { examineStateMessages } from '../../../features/enterprise/examine-state.messages.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from '../../../features/listing/listing.module.css'
import { messages } from './enterprises.messages.ts'
import type { EnterpriseFilter } from './use-enterprise-filter.ts'

interface Props extends Pick<EnterpriseFilter, 'filter' | 'change'> {
  states: Data<typeof enterpriseAdminPage>['states'] | undefined
}

/** State with counts, words, region, industry, order. */
export function EnterpriseFilters({ filter, change, states }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  const names = useMessages(examineStateMessages)
  const count = (state: string) => states?.find((one) => one.state === state)?.count
  const sum = states?.reduce((total, one) => total + one.count, 0)
  const counted = (label: string, many: number | undefined) =>
    many === undefined ? label : `${label} ${formatNumber(many)}`
  return (
    <Flex wrap gap={12} align="center" className={css.filters ?? ''}>
      <div className={css.states}>
        <Segmented
          aria-label={t.states}
          value={filter.state ?? ''}
          onChange={(state) => change({ state })}
          options={[
            { value: '', label: counted(t.all, sum) },
            ...examineStates.map((value) => ({ value, label: counted(names[value], count(value)) })),
          ]}
        />
      </div>
      <KeywordSearch className={css.search} label={t.search} keywords={filter.keywords} change={change} />
      <Select
        className={css.choice ?? ''}
        aria-label={t.region}
        value={filter.region ?? ''}
        onChange={(region: string) => change({ region })}
        showSearch={{ optionFilterProp: 'label' }}
        options={[
          { value: '', label: t.allRegions },
          ...regionCodes.map((value) => ({ value, label: regions[value][language] })),
        ]}
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
        aria-label={t.sort}
        value={filter.sort}
        onChange={(sort) => change({ sort, direction: undefined })}
        options={enterpriseSorts.map((value) => ({ value, label: t[value] }))}
      />
    </Flex>
  )
}
