import { PlusOutlined } from '@ant-design/icons'
import { PARTS_MAX, type ChainPart } from '@portal/contract/product-document'
import { Button, Collapse, Flex, Tag } from 'antd'
import { useState } from 'react'
import { PageState } from '../../../../features/shell/page-state.tsx'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { calledOf } from './chain-content.ts'
import css from './chain.module.css'
import { messages } from './chain.messages.ts'
import { type PartEditing, PartFields } from './part-fields.tsx'
import { PartNames } from './part-names.tsx'

interface Props extends PartEditing {
  chosen: string | null
  /** What is wrong, in words, by the number of the part; `parts`: there are none. */
  faults: ReadonlyMap<string, string>
  onChoose(no: string | null): void
  onAdd(): void
  onChange(no: string, change: Partial<ChainPart>): void
  onRemove(no: string): void
}

function PartHead({ part }: { part: ChainPart }) {
  const t = useMessages(messages)
  return (
    <span className={css.partHead}>
      <span className={css.no}>{part.no}</span>
      <b>{calledOf(part)}</b>
      {part.name.trim() === '' && <Tag color="error">{t.nameless}</Tag>}
      {part.core && <Tag color="processing">{t.coreShort}</Tag>}
      <small>{t.patentCount(part.patents.length)}</small>
    </span>
  )
}

/** The parts, one open at a time: the chosen one. */
export function PartList({ chosen, faults, onChoose, onAdd, onChange, onRemove, ...editing }: Props) {
  const t = useMessages(messages)
  const { parts } = editing.content
  const [naming, setNaming] = useState(false)
  return (
    <section aria-label={t.parts}>
      <Flex justify="space-between" align="center" className={css.listHead ?? ''}>
        <h2>{t.partCount(parts.length)}</h2>
        {!editing.disabled && (
          <Flex gap={8}>
            {parts.length > 1 && (
              <Button aria-pressed={naming} onClick={() => setNaming(!naming)}>
                {t.names}
              </Button>
            )}
            <div data-fault={faults.get('parts')}>
              <Button icon={<PlusOutlined />} disabled={parts.length >= PARTS_MAX} onClick={onAdd}>
                {t.add}
              </Button>
            </div>
          </Flex>
        )}
      </Flex>
      {parts.length === 0 ? (
        <PageState drawing="empty" title={t.noParts}>
          {t.noPartsHint}
        </PageState>
      ) : naming && parts.length > 1 ? (
        <PartNames parts={parts} faults={faults} onChange={onChange} />
      ) : (
        <Collapse
          destroyOnHidden
          activeKey={chosen ?? []}
          onChange={(open) => onChoose(open.find((no) => no !== chosen) ?? null)}
          items={parts.map((part) => ({
            key: part.no,
            ...(faults.has(part.no) && { 'data-fault': faults.get(part.no) }),
            label: <PartHead part={part} />,
            children: (
              <PartFields
                {...editing}
                part={part}
                onChange={(change) => onChange(part.no, change)}
                onRemove={() => onRemove(part.no)}
              />
            ),
          }))}
        />
      )}
    </section>
  )
}
