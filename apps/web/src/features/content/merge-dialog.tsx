import { Button, Modal, Radio, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { saveKeys } from '../shell/form/form-keys.ts'
import { contentMessages } from './content.messages.ts'
import { documentFieldMessages } from './document-field.messages.ts'
import css from './merge-dialog.module.css'
import { mergeMessages } from './merge.messages.ts'
import { type Difference, differencesOf, withFields } from './merge.ts'
import { MergeValue } from './merge-value.tsx'
import type { Merging } from './use-merging.ts'

/** What fields of a content are called, and how their values are shown, where the words of documents do not do. */
export interface ContentWords<Content> {
  names?: Partial<Record<string, string>>
  values?: Partial<Record<string, (content: Content) => ReactNode>>
}

const sides = ['mine', 'theirs'] as const
type Side = (typeof sides)[number]

interface RowProps {
  difference: Difference
  name: string
  shown: Record<Side, ReactNode>
  chosen: Side
  onChoose(side: Side): void
}

/** One field, both versions beside each other. */
function Row({ difference, name, shown, chosen, onChoose }: RowProps) {
  const t = useMessages(mergeMessages)
  const { field, changed } = difference
  return (
    <fieldset className={css['difference']}>
      <legend>
        {name} <Tag color={changed === 'both' ? 'warning' : 'default'}>{t[`changed_${changed}`]}</Tag>
      </legend>
      <Radio.Group
        className={css['sides'] ?? ''}
        value={chosen}
        onChange={({ target }) => onChoose(target.value as Side)}
      >
        {sides.map((side) => (
          <Radio key={side} value={side} className={css['side'] ?? ''}>
            <small>{t[side]}</small>
            <MergeValue field={field} value={difference[side]} shown={shown[side]} />
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  )
}

interface Props<Content> extends ContentWords<Content> {
  merging: Merging<Content>
  busy: boolean
}

/** Two people wrote at once: both versions side by side, and which one goes on in each field. */
export function MergeDialog<Content>({ merging, busy, names = {}, values = {} }: Props<Content>) {
  const t = useMessages(mergeMessages)
  const shared = useMessages(contentMessages)
  const fields: Partial<Record<string, string>> = useMessages(documentFieldMessages)
  const [choices, setChoices] = useState<Partial<Record<string, Side>>>({})
  const { conflict, mine, theirs } = merging
  const differences = theirs === null ? [] : differencesOf({ ...merging, theirs })
  const chosenOf = ({ field, changed }: Difference): Side =>
    choices[field] ?? (changed === 'theirs' ? 'theirs' : 'mine')
  const taken = differences.flatMap((one) => (chosenOf(one) === 'theirs' ? [one.field] : []))
  const shownOf = (field: string, content: Content | null): ReactNode =>
    content === null ? undefined : values[field]?.(content)
  const footer = (
    <>
      <Button disabled={theirs === null} onClick={merging.takeTheirs}>
        {shared.conflictTheirs}
      </Button>
      <Button disabled={busy} onClick={() => merging.save(mine)}>
        {shared.conflictMine}
      </Button>
      <Button
        type="primary"
        {...saveKeys}
        disabled={theirs === null}
        loading={busy}
        onClick={() => merging.save(theirs === null ? mine : withFields(mine, theirs, taken))}
      >
        {t.save}
      </Button>
    </>
  )
  const when = conflict.updatedAt ? formatInstant(conflict.updatedAt) : ''
  return (
    <Modal open width={960} title={shared.conflictTitle} footer={footer} onCancel={merging.close}>
      <p>{shared.conflictText(conflict.updatedBy ?? '', when)}</p>
      <p role="status">{theirs === null ? t.arriving : differences.length === 0 ? t.none : t.lead}</p>
      {differences.map((difference) => {
        const { field } = difference
        return (
          <Row
            key={field}
            difference={difference}
            name={names[field] ?? fields[field] ?? (field || t.whole)}
            shown={{ mine: shownOf(field, mine), theirs: shownOf(field, theirs) }}
            chosen={chosenOf(difference)}
            onChoose={(side) => setChoices((now) => ({ ...now, [field]: side }))}
          />
        )
      })}
    </Modal>
  )
}
