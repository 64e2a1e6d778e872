import { DatePicker, TimePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'

dayjs.extend(customParseFormat)

interface Props {
  id?: string
  /** As `format` writes it. */
  value?: string | null | undefined
  disabled?: boolean
  invalid?: boolean
  /** Names it where no label stands by it. */
  label?: string
  onChange?(value: string | null): void
}

/** How a value is kept, and how it is shown: the same in every browser and language, unlike the browser's own fields. */
const DAY = 'YYYY-MM-DD'
const MINUTE = 'YYYY-MM-DDTHH:mm'
const CLOCK = 'HH:mm'

const parse = (value: string | null | undefined, format: string): Dayjs | null => (value ? dayjs(value, format) : null)

function fieldOf({ id, value, disabled, invalid = false, label, onChange }: Props, format: string) {
  return {
    ...(id !== undefined && { id }),
    ...(label !== undefined && { 'aria-label': label }),
    value: parse(value, format),
    // Without a word of its own it is as the form around it.
    ...(disabled !== undefined && { disabled }),
    'aria-invalid': invalid,
    needConfirm: false,
    style: { width: '100%' },
    onChange: (chosen: Dayjs | null) => onChange?.(chosen?.format(format) ?? null),
  }
}

/** A day: `2026-01-31`, or null. */
export const DayInput = (props: Props) => <DatePicker {...fieldOf(props, DAY)} format={DAY} />

/** A day with hour and minute by the clock that its label names: `2026-01-31T09:05`, or null. */
export const MinuteInput = (props: Props) => (
  <DatePicker {...fieldOf(props, MINUTE)} format="YYYY-MM-DD HH:mm" showTime={{ format: CLOCK }} />
)

/** A time of day: `09:05`, or null. */
export const ClockInput = (props: Props) => <TimePicker {...fieldOf(props, CLOCK)} format={CLOCK} />
