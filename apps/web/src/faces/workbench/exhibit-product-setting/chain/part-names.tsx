import type { ChainPart } from '@portal/contract/product-document'
import { Input } from 'antd'
import { useMessages } from '../../../../lib/i18n/language.ts'
import css from './chain.module.css'
import { messages } from './chain.messages.ts'

interface Props {
  parts: readonly ChainPart[]
  /** What is wrong, in words, by the number of the part. */
  faults: ReadonlyMap<string, string>
  onChange(no: string, change: Partial<ChainPart>): void
}

const fields = [
  ['name', 80],
  ['nameEn', 120],
] as const

/** The names of all parts under each other, to be typed one after the other. */
export function PartNames({ parts, faults, onChange }: Props) {
  const t = useMessages(messages)
  return (
    <table className={css.names}>
      <thead>
        <tr>
          {[t.no, t.name, t.nameEn].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.no} data-fault={faults.get(part.no)}>
            <th scope="row" className={css.no}>
              {part.no}
            </th>
            {fields.map(([field, maxLength]) => (
              <td key={field}>
                <Input
                  aria-label={t.nameOf(t[field], part.no)}
                  maxLength={maxLength}
                  aria-invalid={field === 'name' && part.name.trim() === ''}
                  status={field === 'name' && part.name.trim() === '' ? 'error' : ''}
                  value={part[field]}
                  onChange={(event) => onChange(part.no, { [field]: event.target.value })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
