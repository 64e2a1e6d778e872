import { type BoothName, type HallAdminDetail, hallAdminSave } from '@portal/contract/hall-admin'
import type { HallArrangement } from '@portal/contract/hall-document'
import { useState } from 'react'
import { useRevisions } from '../../../features/content/use-revisions.ts'
import { call } from '../../../lib/client.ts'

/** What the page holds: the arrangement, with the names of those who stand in front. */
export interface HallForm extends Omit<HallArrangement, 'pinned'> {
  front: BoothName[]
}

const formOf = ({ arrangement: { skin, intro, introEn }, front }: HallAdminDetail): HallForm => ({
  skin,
  intro,
  introEn,
  front,
})

/** What is sent. */
const arrangementOf = ({ skin, intro, introEn, front }: HallForm): HallArrangement => ({
  skin,
  intro,
  introEn,
  pinned: front.map(({ id }) => id),
})

/** The state of the page that arranges one hall. */
export function useHall(detail: HallAdminDetail) {
  const { kind, key, revision } = detail
  const latest = { content: formOf(detail), revision }
  const [form, setForm] = useState(latest.content)
  const editor = useRevisions<HallForm, { revision: number }>({
    form: `hall:${kind}-${key === '' ? 'all' : key}`,
    editable: detail.can.edit,
    room: 'hall',
    latest,
    standing: detail,
    typed: form,
    show: (content) => setForm(content),
    fingerprint: (content) => JSON.stringify(arrangementOf(content)),
    save: (typed, from) =>
      call(hallAdminSave, { body: { kind, key, arrangement: arrangementOf(typed), revision: from } }, { quiet: true }),
  })
  return { ...editor, form, set: (change: Partial<HallForm>): void => setForm((now) => ({ ...now, ...change })) }
}
