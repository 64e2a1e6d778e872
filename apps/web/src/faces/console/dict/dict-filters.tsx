import { Flex, Input, Select } from 'antd'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './dict.module.css'
import { messages } from './dict.messages.ts'
import type { useDictFilter } from './use-dict-filter.ts'

/** Words and state; used by dictionaries and by their items. */
export function DictFilters({ filter, change, search }: ReturnType<typeof useDictFilter> & { search: string }) {
  const t = useMessages(messages)
  return (
    <Flex wrap gap={12} className={css.filters ?? ''}>
      <Input.Search
        key={filter.keywords}
        className={css.search ?? ''}
        aria-label={search}
        placeholder={search}
        defaultValue={filter.keywords}
        allowClear
        onSearch={(keywords) => change({ keywords })}
      />
      <Select
        className={css.state ?? ''}
        aria-label={t.status}
        value={filter.status}
        onChange={(status: string) => change({ status })}
        options={[
          { value: '', label: t.allStates },
          { value: '1', label: t.enabled },
          { value: '0', label: t.disabled },
        ]}
      />
    </Flex>
  )
}
