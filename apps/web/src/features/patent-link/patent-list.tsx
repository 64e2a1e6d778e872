import { DeleteOutlined } from '@ant-design/icons'
import { type PatentCard, patentCorrectable, patentRestate } from '@portal/contract/patent'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Flex, Input, Select, Tag, Typography } from 'antd'
import { useState } from 'react'
import { call } from '../../lib/client.ts'
import { formatList } from '../../lib/format.ts'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { useSession } from '../../lib/session.ts'
import { useApproved } from '../enterprise/use-approved.ts'
import { endpointQuery, invalidateRoom } from '../shell/query-client.ts'
import { lacksProof, type LinkedPatent, type Proof } from './linked-patent.ts'
import css from './patent-link.module.css'
import { messages } from './patent-link.messages.ts'
import { StatedPatentsDialog } from './stated-patents-dialog.tsx'

const colors = { 'in-force': 'success', pending: 'processing', lapsed: 'error', unconfirmed: 'default' } as const
const noProof: Proof = { kind: 'licence', statement: '', fileId: null }

interface ListProps {
  patents: LinkedPatent[]
  disabled: boolean
  /** Marks what is missing: a patent at all, proofs. */
  checked: boolean
  onChange(patents: LinkedPatent[]): void
}

function ProofFields({
  patent,
  disabled,
  checked,
  onChange,
}: {
  patent: LinkedPatent
  disabled: boolean
  checked: boolean
  onChange(proof: Proof): void
}) {
  const t = useMessages(messages)
  const proof = patent.proof ?? noProof
  const wrong = checked && lacksProof(patent)
  return (
    <div className={css.proof}>
      <Typography.Text type="warning">{t.proofNeeded}</Typography.Text>
      <Flex gap={8} wrap>
        <Select
          className={css.kind ?? ''}
          aria-label={t.proofKind}
          disabled={disabled}
          value={proof.kind}
          onChange={(kind) => onChange({ ...proof, kind })}
          options={(['licence', 'transfer', 'other'] as const).map((value) => ({ value, label: t[value] }))}
        />
        <Input
          className={css.statement ?? ''}
          aria-label={`${t.statement} ${patent.card.number}`}
          aria-invalid={wrong}
          disabled={disabled}
          maxLength={500}
          placeholder={t.statement}
          status={wrong ? 'error' : ''}
          value={proof.statement}
          onChange={(event) => onChange({ ...proof, statement: event.target.value })}
        />
      </Flex>
      {wrong && <Typography.Text type="danger">{t.proofMissing}</Typography.Text>}
    </div>
  )
}

/** Those that nobody approved since this enterprise stated them; before it is approved itself it states none. */
function useCorrectable(patents: readonly LinkedPatent[]): readonly string[] {
  const approved = useApproved()
  const ids = patents.flatMap(({ card }) => (card.legalStatus === 'unconfirmed' ? [card.id] : []))
  const found = useQuery({
    ...endpointQuery(patentCorrectable, { body: { ids } }),
    enabled: approved && ids.length > 0,
  })
  return approved && ids.length > 0 ? (found.data ?? []) : []
}

interface CorrectProps {
  patent: LinkedPatent
  onCorrected(card: LinkedPatent['card']): void
  onClose(): void
}

/** Mends what was typed wrong as the patent was stated. */
function CorrectDialog({ patent: { card }, onCorrected, onClose }: CorrectProps) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const own = useSession(({ enterprise }) => enterprise?.name ?? '')
  const { id, number, title, applicants, filedOn } = card
  const taken = ([corrected]: PatentCard[]): void => {
    if (!corrected) return
    void message.success(t.corrected)
    invalidateRoom('patent')
    invalidateRoom('product')
    onCorrected({ ...corrected, owned: corrected.applicants.includes(own) })
  }
  return (
    <StatedPatentsDialog
      title={t.correctTitle}
      ok={t.correct}
      initial={[{ number, title, applicants: applicants.join('\uFF1B'), filedOn }]}
      send={(stated) => call(patentRestate, { body: { ...stated, id } }, { quiet: true })}
      onTaken={taken}
      onClose={onClose}
    />
  )
}

/** The linked patents, with the right asked for where the patentee is somebody else. */
export function PatentList({ patents, disabled, checked, onChange }: ListProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const correctable = useCorrectable(disabled ? [] : patents)
  const [correcting, setCorrecting] = useState<LinkedPatent>()
  if (patents.length === 0)
    return (
      <Typography.Paragraph type={checked ? 'danger' : 'secondary'} {...(checked ? { role: 'alert' } : {})}>
        {checked ? t.noneNeeded : t.none}
      </Typography.Paragraph>
    )
  const replace = (index: number, proof: Proof): void =>
    onChange(patents.map((patent, at) => (at === index ? { ...patent, proof } : patent)))
  const corrected = (card: LinkedPatent['card']): void =>
    onChange(patents.map((patent) => (patent.card.id === card.id ? { ...patent, card } : patent)))
  return (
    <>
      {correcting && (
        <CorrectDialog patent={correcting} onCorrected={corrected} onClose={() => setCorrecting(undefined)} />
      )}
      <ul className={css.list} aria-label={t.linked(patents.length)}>
        {patents.map((patent, index) => (
          <li key={patent.card.id}>
            <div className={css.row}>
              <div>
                <strong>{patent.card.title}</strong>
                <div className={css.meta}>
                  <span className={css.number}>{patent.card.number}</span>
                  <Tag variant="outlined">{t[patent.card.type]}</Tag>
                  <Tag color={colors[patent.card.legalStatus]} variant="filled">
                    {t[patent.card.legalStatus]}
                  </Tag>
                  <span>{patent.card.owned ? t.own : formatList(language, patent.card.applicants)}</span>
                </div>
              </div>
              {correctable.includes(patent.card.id) && (
                <Button
                  type="link"
                  size="small"
                  title={t.correctHint}
                  aria-label={t.correctOf(patent.card.number)}
                  onClick={() => setCorrecting(patent)}
                >
                  {t.correct}
                </Button>
              )}
              {!disabled && (
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={`${t.remove} ${patent.card.number}`}
                  onClick={() => onChange(patents.filter((_, at) => at !== index))}
                />
              )}
            </div>
            {!patent.card.owned && (
              <ProofFields
                patent={patent}
                disabled={disabled}
                checked={checked}
                onChange={(proof) => replace(index, proof)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
