import { auditActions, auditActors, auditOrganisations } from '@portal/contract/audit'
import { auditedSubjects } from '@portal/contract/audit-list'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, DatePicker, Flex, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { useDeferredValue, useState } from 'react'
import { actionText, subjectText } from '../../../features/audit/audit-words.ts'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './audit.module.css'
import { messages } from './audit.messages.ts'
import type { AuditFilterState } from './use-audit-filter.ts'

const dayOf = (day: string) => (day === '' ? null : dayjs(day))

interface ChoiceProps {
  label: string
  placeholder: string
  value: string
  onChange(value: string | undefined): void
}

/** Accounts found by a part of their name. */
function ActorChoice({ label, placeholder, value, onChange }: ChoiceProps) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState('')
  const keywords = useDeferredValue(typed.trim())
  const found = useQuery({ ...endpointQuery(auditActors, { query: { keywords } }), placeholderData: keepPreviousData })
  const options = (found.data ?? []).map(({ id, nickname, username }) => ({
    value: id,
    label: nickname === '' || nickname === username ? username : t.account(nickname, username),
  }))
  return (
    <Select
      className={css.choice ?? ''}
      aria-label={label}
      placeholder={placeholder}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={found.isFetching}
      value={value || undefined}
      onChange={onChange}
      options={options}
    />
  )
}

/** Enterprises found by a part of their name. */
function OrganisationChoice({ label, placeholder, value, onChange }: ChoiceProps) {
  const [typed, setTyped] = useState('')
  const keywords = useDeferredValue(typed.trim())
  const query = { keywords }
  const found = useQuery({ ...endpointQuery(auditOrganisations, { query }), placeholderData: keepPreviousData })
  return (
    <Select
      className={css.choice ?? ''}
      aria-label={label}
      placeholder={placeholder}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={found.isFetching}
      value={value || undefined}
      onChange={onChange}
      options={(found.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

/** Who, enterprise, actions, subject and days. */
export function AuditFilters({ filter, change, clear }: AuditFilterState) {
  const t = useMessages(messages)
  const language = useLanguage()
  const actions = useQuery(endpointQuery(auditActions, {}))
  const options = (actions.data ?? [])
    .map((action) => ({ value: action, label: actionText(language, action) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  const filtered = Object.values(filter).some((value) => value.length > 0)
  return (
    <Flex wrap gap={12} className={css.filters ?? ''}>
      <ActorChoice
        label={t.who}
        placeholder={t.anybody}
        value={filter.actorId}
        onChange={(actorId) => change({ actorId })}
      />
      <OrganisationChoice
        label={t.enterprise}
        placeholder={t.allEnterprises}
        value={filter.organisationId}
        onChange={(organisationId) => change({ organisationId })}
      />
      <Select
        className={css.actions ?? ''}
        mode="multiple"
        maxTagCount="responsive"
        allowClear
        aria-label={t.actions}
        placeholder={t.allActions}
        showSearch={{ optionFilterProp: 'label' }}
        value={filter.actions}
        onChange={(chosen: string[]) => change({ actions: chosen.join(',') })}
        options={options}
      />
      <Select
        className={css.choice ?? ''}
        allowClear
        aria-label={t.subjectType}
        placeholder={t.allSubjects}
        showSearch={{ optionFilterProp: 'label' }}
        value={filter.subjectType || undefined}
        onChange={(subjectType) => change({ subjectType, ...(subjectType ? {} : { subjectId: '' }) })}
        options={auditedSubjects.map((value) => ({ value, label: subjectText(language, value) }))}
      />
      {filter.subjectType !== '' && (
        <Input.Search
          key={filter.subjectId}
          className={css.number ?? ''}
          aria-label={t.subjectId}
          placeholder={t.subjectId}
          defaultValue={filter.subjectId}
          maxLength={60}
          allowClear
          onSearch={(subjectId) => change({ subjectId: subjectId.trim() })}
        />
      )}
      <DatePicker.RangePicker
        className={css.days ?? ''}
        aria-label={t.period}
        placeholder={[t.from, t.to]}
        allowEmpty={[true, true]}
        value={[dayOf(filter.from), dayOf(filter.to)]}
        onChange={(days) =>
          change({ from: days?.[0]?.format('YYYY-MM-DD') ?? '', to: days?.[1]?.format('YYYY-MM-DD') ?? '' })
        }
      />
      {filtered && <Button onClick={clear}>{t.clear}</Button>}
    </Flex>
  )
}
