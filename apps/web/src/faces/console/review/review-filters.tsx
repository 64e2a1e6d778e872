import { reviewKinds, reviewOrganisations, type ReviewRules, ReviewState } from '@portal/contract/review'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Flex, Input, Segmented, Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { isFiltered } from '../../../features/review/review-filter.ts'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './review.module.css'
import { messages } from './review.messages.ts'
import type { ReviewList } from './use-review-list.ts'

const AGES = [24, 72, 168]

/** Enterprises found by a part of their name. */
function Organisation({ value, onChange }: { value: string; onChange(value: string | undefined): void }) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState('')
  const query = { keywords: useDeferredValue(typed.trim()) }
  const found = useQuery({ ...endpointQuery(reviewOrganisations, { query }), placeholderData: keepPreviousData })
  return (
    <Select
      className={css.kind ?? ''}
      aria-label={t.enterprise}
      placeholder={t.allEnterprises}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={found.isFetching}
      value={value || undefined}
      onChange={onChange}
      options={(found.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

interface Props extends Pick<ReviewList, 'filter' | 'change'> {
  /** How many wait in all. */
  pending: number | undefined
  rules: ReviewRules | undefined
}

/** State, kind, enterprise, words, age, and whose. */
export function ReviewFilters({ filter, change, pending, rules }: Props) {
  const t = useMessages(messages)
  const kinds = useMessages(contentMessages)
  const label = (state: ReviewState): string =>
    state === 'pending' && pending !== undefined ? `${t.pending} ${pending}` : t[state]
  const ages = [
    { value: '', label: t.anyAge },
    ...(rules ? [{ value: String(rules.expectedHours), label: t.overdue(rules.expectedHours) }] : []),
    ...AGES.filter((hours) => hours !== rules?.expectedHours).map((hours) => ({
      value: String(hours),
      label: t.longer(hours),
    })),
  ]
  const cleared = { kind: '', organisationId: '', keywords: '', waitedHours: '', mine: '' }
  return (
    <Flex wrap gap={12} className={css.filters ?? ''}>
      <div className={css.tabs}>
        <Segmented
          aria-label={t.decided}
          value={filter.state}
          onChange={(state) => change({ state, direction: undefined })}
          options={ReviewState.options.map((value) => ({ value, label: label(value) }))}
        />
      </div>
      <Select
        className={css.kind ?? ''}
        aria-label={t.kind}
        value={filter.kind ?? ''}
        onChange={(kind) => change({ kind })}
        options={[{ value: '', label: t.allKinds }, ...reviewKinds.map((value) => ({ value, label: kinds[value] }))]}
      />
      <Organisation value={filter.organisationId} onChange={(organisationId) => change({ organisationId })} />
      <Select
        className={css.kind ?? ''}
        aria-label={t.age}
        value={filter.waitedHours}
        onChange={(waitedHours) => change({ waitedHours })}
        options={ages}
      />
      <Input.Search
        key={filter.keywords}
        className={css.search ?? ''}
        aria-label={t.search}
        placeholder={t.search}
        defaultValue={filter.keywords}
        allowClear
        onSearch={(keywords) => change({ keywords })}
      />
      <Checkbox
        className={css.mine ?? ''}
        checked={filter.mine}
        onChange={({ target }) => change({ mine: target.checked ? 'true' : '' })}
      >
        {t.mine}
      </Checkbox>
      {isFiltered(filter) && <Button onClick={() => change(cleared)}>{t.clearFilter}</Button>}
    </Flex>
  )
}
