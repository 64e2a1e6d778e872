import { exhibitorCandidates } from '@portal/contract/hall-admin'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { endpointQuery } from '../shell/query-client.ts'

interface Props {
  label: string
  /** Those that are there already. */
  without: readonly string[]
  onAdd(enterprise: { id: string; name: string }): void
}

/** Finds an approved enterprise by its name and adds it. */
export function EnterpriseAdd({ label, without, onAdd }: Props) {
  const [keywords, setKeywords] = useState('')
  const query = keywords === '' ? {} : { keywords }
  const offered = useQuery({ ...endpointQuery(exhibitorCandidates, { query }), placeholderData: (before) => before })
  const free = (offered.data ?? []).filter(({ id }) => !without.includes(id))
  return (
    <Select
      style={{ width: '100%', maxWidth: 480 }}
      aria-label={label}
      placeholder={label}
      value={null}
      showSearch={{ filterOption: false, onSearch: setKeywords, searchValue: keywords }}
      loading={offered.isFetching}
      options={free.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id: string | null) => {
        const chosen = free.find((one) => one.id === id)
        if (chosen) onAdd(chosen)
        setKeywords('')
      }}
    />
  )
}
