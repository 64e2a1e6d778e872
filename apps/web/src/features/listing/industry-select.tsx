import { industries, industryCodes } from '@portal/contract/industry'
import { Select } from 'antd'
import { useLanguage } from '../../lib/i18n/language.ts'
import type { QueryChange } from '../shell/use-address-query.ts'

interface Props {
  className: string | undefined
  label: string
  /** What stands for no choice. */
  all: string
  industry: string | undefined
  change: (next: QueryChange) => void
}

/** The industry that a list is narrowed to, kept in the address as `industry`. */
export function IndustrySelect({ className, label, all, industry, change }: Props) {
  const language = useLanguage()
  return (
    <Select
      className={className ?? ''}
      aria-label={label}
      value={industry ?? ''}
      onChange={(chosen: string) => change({ industry: chosen })}
      options={[
        { value: '', label: all },
        ...industryCodes.map((value) => ({ value, label: industries[value][language] })),
      ]}
    />
  )
}
