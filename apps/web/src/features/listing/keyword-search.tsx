import { Input } from 'antd'
import type { QueryChange } from '../shell/use-address-query.ts'

interface Props {
  className: string | undefined
  label: string
  /** As the address has them. */
  keywords: string
  change: (next: QueryChange) => void
}

/** Words that a list is searched by, kept in the address as `keywords`; going back brings back what was typed. */
export function KeywordSearch({ className, label, keywords, change }: Props) {
  return (
    <Input.Search
      key={keywords}
      className={className ?? ''}
      aria-label={label}
      placeholder={label}
      defaultValue={keywords}
      maxLength={100}
      allowClear
      onSearch={(typed) => change({ keywords: typed.trim() })}
    />
  )
}
