/** A dictionary's values as a choice and as a tag. */
import type { DictItem } from '@portal/contract/dict'
import { Button, Select, type SelectProps, Tag } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { messages } from './dict.messages.ts'
import { useDict } from './use-dict.ts'

const colours: Record<string, string> = {
  primary: 'processing',
  success: 'success',
  info: 'default',
  warning: 'warning',
  danger: 'error',
}

/** An item as a tag in the colour of its kind. */
export function DictItemTag({ item }: { item: Pick<DictItem, 'label' | 'tagType'> }) {
  return <Tag color={colours[item.tagType] ?? 'default'}>{item.label}</Tag>
}

interface DictSelectProps extends Omit<SelectProps<string>, 'value' | 'options' | 'onChange'> {
  code: string
  /** Forms often hold numbers; the dictionary's values are texts. */
  value?: string | number | null
  onChange?: (value: string) => void
  /** Values that are offered before the others, in this order. */
  first?: readonly string[]
}

/** A choice among the items of a dictionary. One that could not be fetched says so and offers another try. */
export function DictSelect({ code, value, first = [], ...rest }: DictSelectProps) {
  const t = useMessages(messages)
  const { items, failure, retry } = useDict(code)
  const rank = ({ value: one }: DictItem): number => (first.includes(one) ? first.indexOf(one) : first.length)
  const ordered = items.toSorted((a, b) => rank(a) - rank(b))
  const again = failure && (
    <span role="alert">
      {failure.message}
      <Button type="link" size="small" onClick={retry}>
        {t.retry}
      </Button>
    </span>
  )
  return (
    <Select<string>
      {...rest}
      {...(value !== undefined && value !== null && { value: String(value) })}
      options={ordered.map((item) => ({ value: item.value, label: item.label }))}
      notFoundContent={again ?? t.none}
    />
  )
}
