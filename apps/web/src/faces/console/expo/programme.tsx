import { PROGRAMME_MAX } from '@portal/contract/hall-document'
import { Card, Form } from 'antd'
import { useId } from 'react'
import { TextField } from '../../../features/content/text-field.tsx'
import { GrowingList } from '../../../features/order/growing-list.tsx'
import { ClockInput, DayInput } from '../../../features/shell/day-input.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { type Entry, type ExpoForm, newEntry } from './expo-form.ts'
import css from './expo.module.css'
import { messages } from './expo.messages.ts'

interface MomentProps {
  label: string
  type: 'date' | 'time'
  value: string
  disabled: boolean
  problem?: string | undefined
  onChange(value: string): void
}

const inputs = { date: DayInput, time: ClockInput }

/** A day or a time of day; '' for none. */
export function Moment({ label, type, value, disabled, problem, onChange }: MomentProps) {
  const id = useId()
  const Input = inputs[type]
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      {...(problem === undefined ? {} : { validateStatus: 'error' as const, help: problem })}
    >
      <Input
        id={id}
        value={value}
        disabled={disabled}
        invalid={problem !== undefined}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    </Form.Item>
  )
}

interface EntryProps {
  entry: Entry
  disabled: boolean
  checked: boolean
  onChange(change: Partial<Entry>): void
}

function When({ entry, disabled, checked, onChange }: EntryProps) {
  const t = useMessages(messages)
  const backwards = entry.endsAt !== '' && entry.endsAt < entry.startsAt
  return (
    <div className={css.three}>
      <Moment
        label={t.day}
        type="date"
        value={entry.day}
        disabled={disabled}
        problem={checked && entry.day === '' ? t.periodRequired : undefined}
        onChange={(day) => onChange({ day })}
      />
      <Moment
        label={t.startsAt}
        type="time"
        value={entry.startsAt}
        disabled={disabled}
        problem={checked && entry.startsAt === '' ? t.timeRequired : undefined}
        onChange={(startsAt) => onChange({ startsAt })}
      />
      <Moment
        label={t.endsAt}
        type="time"
        value={entry.endsAt}
        disabled={disabled}
        problem={backwards ? t.timeOrder : undefined}
        onChange={(endsAt) => onChange({ endsAt })}
      />
    </div>
  )
}

function EntryFields(props: EntryProps) {
  const { entry, disabled, checked, onChange } = props
  const t = useMessages(messages)
  const text = (field: 'title' | 'titleEn' | 'place' | 'placeEn' | 'speaker' | 'speakerEn', maxLength: number) => ({
    value: entry[field],
    disabled,
    maxLength,
    onChange: (value: string) => onChange({ [field]: value }),
  })
  return (
    <>
      <When {...props} />
      <div className={css.two}>
        <TextField
          label={t.entryTitle}
          required
          problem={checked && entry.title.trim() === '' ? t.entryTitleRequired : undefined}
          {...text('title', 120)}
        />
        <TextField label={t.entryTitleEn} {...text('titleEn', 200)} />
        <TextField label={t.entryPlace} {...text('place', 80)} />
        <TextField label={t.entryPlaceEn} {...text('placeEn', 160)} />
        <TextField label={t.speaker} {...text('speaker', 120)} />
        <TextField label={t.speakerEn} {...text('speakerEn', 200)} />
      </div>
    </>
  )
}

interface Props {
  form: ExpoForm
  set(change: Partial<ExpoForm>): void
  disabled: boolean
  checked: boolean
}

/** What happens when and where. */
export function Programme({ form, set, disabled, checked }: Props) {
  const t = useMessages(messages)
  const { programme } = form
  return (
    <Card title={t.programme}>
      {programme.length === 0 ? <p>{t.noProgramme}</p> : <p className={css.hint}>{t.programmeOrder}</p>}
      <GrowingList
        items={programme}
        most={PROGRAMME_MAX}
        keyOf={(_entry, at) => String(at)}
        nameOf={(entry, at) => entry.title || t.entry(at + 1)}
        addLabel={t.addEntry}
        fresh={() => newEntry(programme.at(-1)?.day ?? form.startsOn)}
        disabled={disabled}
        onChange={(next) => set({ programme: next })}
      >
        {(entry, _at, change) => <EntryFields entry={entry} disabled={disabled} checked={checked} onChange={change} />}
      </GrowingList>
    </Card>
  )
}
