import { organisationOptions } from '@portal/contract/user-admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { endpointQuery } from '../shell/query-client.ts'

interface Props {
  id?: string
  className?: string
  value?: string | null
  onChange?: (value: string | undefined) => void
  placeholder: string
  /** What is chosen before the list knows it. */
  chosenName?: string
  disabled?: boolean
  'aria-label'?: string
}

/** Enterprises found by a part of their name, while typing. */
export function EnterpriseSelect({ value, onChange, chosenName, ...rest }: Props) {
  const [typed, setTyped] = useState('')
  const keywords = useDeferredValue(typed.trim())
  const query = keywords === '' ? {} : { keywords }
  const found = useQuery({ ...endpointQuery(organisationOptions, { query }), placeholderData: keepPreviousData })
  const options = found.data ?? []
  const known = value && chosenName && !options.some((option) => option.value === value)
  return (
    <Select
      {...rest}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={found.isFetching}
      value={value || undefined}
      onChange={(next: string | undefined) => onChange?.(next)}
      options={known ? [{ value, label: chosenName }, ...options] : options}
    />
  )
}
