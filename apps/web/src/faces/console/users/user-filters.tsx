import { roleList } from '@portal/contract/user-admin'
import { useQuery } from '@tanstack/react-query'
import { DatePicker, Flex, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { EnterpriseSelect } from '../../../features/user/enterprise-select.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './users.module.css'
import { messages } from './users.messages.ts'
import type { useUserFilter } from './use-user-filter.ts'

const dayOf = (day: string) => (day === '' ? null : dayjs(day))

/** Words, enterprise, state, role and days of creation. */
export function UserFilters({ filter, change }: Pick<ReturnType<typeof useUserFilter>, 'filter' | 'change'>) {
  const t = useMessages(messages)
  const roles = useQuery(endpointQuery(roleList, {}))
  return (
    <Flex wrap gap={12} className={css.filters ?? ''}>
      <Input.Search
        key={filter.keywords}
        className={css.search ?? ''}
        aria-label={t.search}
        placeholder={t.search}
        defaultValue={filter.keywords}
        allowClear
        onSearch={(keywords) => change({ keywords })}
      />
      <EnterpriseSelect
        className={css.enterprise ?? ''}
        aria-label={t.enterprise}
        placeholder={t.allEnterprises}
        value={filter.deptId}
        onChange={(deptId) => change({ deptId })}
      />
      <Select
        className={css.choice ?? ''}
        aria-label={t.status}
        value={filter.status}
        onChange={(status) => change({ status })}
        options={[
          { value: '', label: t.allStates },
          { value: '1', label: t.enabled },
          { value: '0', label: t.disabled },
        ]}
      />
      <Select
        className={css.choice ?? ''}
        aria-label={t.role}
        value={filter.role}
        onChange={(role) => change({ role })}
        options={[
          { value: '', label: t.allRoles },
          ...(roles.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <DatePicker.RangePicker
        className={css.days ?? ''}
        aria-label={t.created}
        placeholder={[t.createdFrom, t.createdTo]}
        allowEmpty={[true, true]}
        value={[dayOf(filter.from), dayOf(filter.to)]}
        onChange={(days) =>
          change({ from: days?.[0]?.format('YYYY-MM-DD') ?? '', to: days?.[1]?.format('YYYY-MM-DD') ?? '' })
        }
      />
    </Flex>
  )
}
