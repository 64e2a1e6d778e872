import { type ContentStatus, DRAFT, PUBLISHED, REJECTED, UNDER_REVIEW } from '@portal/contract/content'
import { industries, industryCodes } from '@portal/contract/industry'
import { OwnProductSort } from '@portal/contract/product-own'
import { AppstoreOutlined, BarsOutlined } from '@ant-design/icons'
import { Flex, Input, Segmented, Select } from 'antd'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './product-manage.module.css'
import { messages } from './product-manage.messages.ts'
import type { ProductFilter, ProductsFound } from './use-product-query.ts'

const ARCHIVED = 'archived'

interface FiltersProps {
  filter: ProductFilter
  change(next: Record<string, string | undefined>): void
  counts: ProductsFound['counts'] | undefined
  view: 'table' | 'cards'
  onView(view: 'table' | 'cards'): void
}

export function ProductFilters({ filter, change, counts, view, onView }: FiltersProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const tab = (value: ContentStatus | typeof ARCHIVED | '', label: string, count: number | undefined) => ({
    value,
    label: count === undefined ? label : `${label} ${count}`,
  })
  return (
    <Flex vertical gap={12} className={css.filters ?? ''}>
      <div className={css.tabs}>
        <Segmented
          aria-label={t.content}
          value={filter.archived ? ARCHIVED : (filter.status ?? '')}
          onChange={(chosen) =>
            change(chosen === ARCHIVED ? { status: '', archived: 'true' } : { status: chosen, archived: '' })
          }
          options={[
            tab('', t.all, counts?.all),
            tab(PUBLISHED, t.published, counts?.published),
            tab(UNDER_REVIEW, t.underReview, counts?.underReview),
            tab(REJECTED, t.rejected, counts?.rejected),
            tab(DRAFT, t.draft, counts?.draft),
            tab(ARCHIVED, t.archived, counts?.archived),
          ]}
        />
      </div>
      <Flex wrap gap={12}>
        <Input.Search
          key={filter.keywords}
          className={css.search ?? ''}
          defaultValue={filter.keywords}
          placeholder={t.search}
          aria-label={t.search}
          allowClear
          onSearch={(keywords) => change({ keywords })}
        />
        <Select
          className={css.select ?? ''}
          aria-label={t.industry}
          value={filter.industry ?? ''}
          onChange={(industry) => change({ industry })}
          options={[
            { value: '', label: t.allIndustries },
            ...industryCodes.map((code) => ({ value: code, label: industries[code][language] })),
          ]}
        />
        {view === 'cards' && (
          <Select
            className={css.select ?? ''}
            aria-label={t.sort}
            value={filter.sort}
            onChange={(sort) => change({ sort, direction: undefined })}
            options={OwnProductSort.options.map((value) => ({ value, label: t[`sort_${value}`] }))}
          />
        )}
        <Segmented
          className={css.view ?? ''}
          value={view}
          onChange={onView}
          options={[
            { value: 'table', icon: <BarsOutlined />, title: t.asTable },
            { value: 'cards', icon: <AppstoreOutlined />, title: t.asCards },
          ]}
        />
      </Flex>
    </Flex>
  )
}
