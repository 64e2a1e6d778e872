import { Checkbox, Form } from 'antd'
import { useId } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { useChecked } from '../content/checked.ts'
import { TextField } from '../content/text-field.tsx'
import { DictSelect } from '../dict/dict-parts.tsx'
import { DayInput } from '../shell/day-input.tsx'
import type { CertificateDraft } from './certificate-draft.ts'
import css from './certificate-editor.module.css'
import { editorMessages } from './certificate-editor.messages.ts'

interface Props {
  certificate: CertificateDraft
  /** Whose values the kinds are. */
  dictionary: 'certificate_kind' | 'honor_kind'
  /** Kinds that are the most usual here. */
  usual: readonly string[]
  disabled: boolean
  problemAt(field: string): string | undefined
  onChange(change: Partial<CertificateDraft>): void
}

interface DayProps {
  label: string
  value: string | null
  disabled: boolean
  problem?: string | undefined
  onChange(day: string | null): void
}

function DayField({ label, value, disabled, problem, onChange }: DayProps) {
  const id = useId()
  const wrong = problem === undefined ? {} : { validateStatus: 'error' as const, help: problem }
  return (
    <Form.Item label={label} htmlFor={id} {...wrong}>
      <DayInput id={id} value={value} disabled={disabled} invalid={problem !== undefined} onChange={onChange} />
    </Form.Item>
  )
}

const needed: readonly string[] = ['name', 'issuer']

const texts = [
  ['name', 120],
  ['nameEn', 200],
  ['number', 80],
  ['issuer', 120],
  ['issuerEn', 200],
] as const

/** What is said of one certificate: kind, name, number, issuer, since when and until when it holds. */
export function CertificateFields({ certificate, dictionary, usual, disabled, problemAt, onChange }: Props) {
  const t = useMessages(editorMessages)
  const id = useId()
  const isChecked = useChecked()
  const kindless = isChecked && certificate.kind === '' && { validateStatus: 'error' as const, help: t.needed }
  const undated = isChecked && certificate.expires && certificate.validUntil === null
  return (
    <div className={css['fields']}>
      <Form.Item label={t.kind} htmlFor={id} required {...kindless}>
        <DictSelect
          id={id}
          code={dictionary}
          first={usual}
          value={certificate.kind || null}
          disabled={disabled}
          onChange={(kind) => onChange({ kind })}
        />
      </Form.Item>
      {texts.map(([field, most]) => (
        <TextField
          key={field}
          label={t[field]}
          maxLength={most}
          value={certificate[field]}
          disabled={disabled}
          required={needed.includes(field)}
          problem={certificate[field] === '' ? undefined : problemAt(field)}
          missing={needed.includes(field) && certificate[field].trim() === '' ? t.needed : undefined}
          onChange={(value) => onChange({ [field]: value })}
        />
      ))}
      <DayField
        label={t.issuedOn}
        value={certificate.issuedOn}
        disabled={disabled}
        problem={problemAt('issuedOn')}
        onChange={(issuedOn) => onChange({ issuedOn })}
      />
      <div>
        <DayField
          label={t.validUntil}
          value={certificate.expires ? certificate.validUntil : null}
          disabled={disabled || !certificate.expires}
          problem={undated ? t.undated(certificate.name) : problemAt('validUntil')}
          onChange={(validUntil) => onChange({ validUntil })}
        />
        <Checkbox
          className={css['openEnded'] ?? ''}
          checked={!certificate.expires}
          disabled={disabled}
          onChange={({ target }) => onChange({ expires: !target.checked })}
        >
          {t.openEnded}
        </Checkbox>
      </div>
    </div>
  )
}
