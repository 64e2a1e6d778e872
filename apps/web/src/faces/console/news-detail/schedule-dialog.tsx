import { Form } from 'antd'
import { useState } from 'react'
import { MinuteInput } from '../../../features/shell/day-input.tsx'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormModal } from '../../../features/shell/form/form-holder.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './news-detail.messages.ts'

/** China keeps one time all year. */
const ZONE = '+08:00'
const ZONE_MS = 8 * 3_600_000
const HOUR_MS = 3_600_000

/** An instant as `MinuteInput` reads it, by the clock of China. */
const clockOf = (instant: number): string => new Date(instant + ZONE_MS).toISOString().slice(0, 16)
const instantOf = (clock: string): string => `${clock}:00${ZONE}`

const nextHour = (): string => clockOf(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS)
const inFuture = (clock: string): boolean => Date.parse(instantOf(clock)) > Date.now()

/** Asks when to publish, in China's time, wherever the operator is. */
export function ScheduleDialog({ onDone }: { onDone(at?: string): void }) {
  const t = useMessages(messages)
  const [clock] = useState(nextHour)
  return (
    <FormModal
      form="schedule"
      title={t.scheduleTitle}
      okText={t.schedule}
      cancelText={t.cancel}
      width={420}
      onClose={() => onDone()}
    >
      <EntryForm
        id="schedule"
        layout="vertical"
        initialValues={{ clock }}
        onFinish={(typed: { clock: string }) => onDone(instantOf(typed.clock))}
      >
        <Form.Item
          name="clock"
          label={t.scheduleAt}
          extra={t.scheduleHint}
          rules={[
            {
              validator: (_rule, typed: string | null) =>
                typed !== null && inFuture(typed) ? Promise.resolve() : Promise.reject(new Error(t.scheduleWrong)),
            },
          ]}
        >
          <MinuteInput />
        </Form.Item>
      </EntryForm>
    </FormModal>
  )
}
