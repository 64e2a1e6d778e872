import { auditDetail, type AuditDetail } from '@portal/contract/audit'
import type { AuditedField } from '@portal/contract/audit-fields'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { actionText, subjectLink, subjectName, subjectText } from '../../../features/audit/audit-words.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { holdsPermission } from '../../../lib/permission.tsx'
import { useSession } from '../../../lib/session.ts'
import { Link } from '../../../ui/link.tsx'
import css from './audit.module.css'
import { messages } from './audit.messages.ts'
import { documentFieldMessages } from '../../../features/content/document-field.messages.ts'
import { type FieldChange, fieldChanges, isChanged, isNothing } from './field-changes.ts'
import { fieldMessages } from './field.messages.ts'
import { useAuditValue } from './use-audit-value.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

/** One side of a field, marked where it changed; a side without anything says so. */
function Side({ field, side, draw }: { field: FieldChange; side: 'before' | 'after'; draw: Draw }) {
  const t = useMessages(messages)
  const value = field[side]
  if (isNothing(value)) return <span className={css.absent}>{t.nothingThere}</span>
  const text = draw(field.way, value)
  if (!isChanged(field)) return text
  return side === 'before' ? <del>{text}</del> : <ins>{text}</ins>
}

type Draw = (way: string[], value: Exclude<FieldChange['before'], null | undefined>) => string

/** Draws values of an entry as somebody reads them. */
function useDraw(subjectType: string): Draw {
  const t = useMessages(messages)
  const valueOf = useAuditValue(subjectType)
  return (way, value) => {
    if (typeof value === 'boolean') return value ? t.yes : t.no
    if (typeof value === 'string' && INSTANT.test(value)) return formatInstant(value)
    return valueOf(way.at(-1) ?? '', String(value))
  }
}

/** The way to a field in words: 联系方式 › 电话. Numbers are places in a list. */
function useFieldName(): (way: string[]) => string {
  const t = useMessages(messages)
  const known: Record<AuditedField, string> = { ...useMessages(fieldMessages), ...useMessages(documentFieldMessages) }
  const names: Partial<Record<string, string>> = known
  return (way) => (way.length === 0 ? t.value : way.map((key) => names[key] ?? key).join(' › '))
}

/** Before and after, field by field; what stayed the same only when asked for. */
function Changes({ entry }: { entry: AuditDetail }) {
  const t = useMessages(messages)
  const nameOf = useFieldName()
  const draw = useDraw(entry.subjectType)
  const [all, setAll] = useState(false)
  const fields = fieldChanges(entry.before, entry.after)
  const changed = fields.filter(isChanged)
  if (fields.length === 0) return <p className={css.absent}>{t.nothing}</p>
  const same = fields.length - changed.length
  return (
    <>
      <div className={css.scroll}>
        <table className={css.changes}>
          <thead>
            <tr>
              <th scope="col">{t.field}</th>
              <th scope="col">{t.before}</th>
              <th scope="col">{t.after}</th>
            </tr>
          </thead>
          <tbody>
            {(all ? fields : changed).map((field) => (
              <tr key={field.way.join('.')}>
                <th scope="row">{nameOf(field.way)}</th>
                <td>
                  <Side field={field} side="before" draw={draw} />
                </td>
                <td>
                  <Side field={field} side="after" draw={draw} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {same > 0 && (
        <p>
          {!all && <span className={css.absent}>{t.unchanged(same)} </span>}
          <Button type="link" size="small" onClick={() => setAll(!all)}>
            {all ? t.hideUnchanged : t.showUnchanged}
          </Button>
        </p>
      )}
    </>
  )
}

function Facts({ entry }: { entry: AuditDetail }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const user = useSession((session) => session.user)
  const link = subjectLink(entry)
  return (
    <dl className={css.facts}>
      <dt>{t.time}</dt>
      <dd>{formatInstant(entry.at)}</dd>
      <dt>{t.who}</dt>
      <dd>{entry.actorId === null ? t.platform : `${entry.actorName} (${entry.actorId})`}</dd>
      {entry.organisationId !== null && (
        <>
          <dt>{t.enterprise}</dt>
          <dd>{entry.organisationName || entry.organisationId}</dd>
        </>
      )}
      <dt>{t.subject}</dt>
      <dd>
        {subjectText(language, entry.subjectType)} {subjectName(language, entry)}
        {link && holdsPermission(user, link.permission) && (
          <>
            {' · '}
            <Link to={link.to} target="_blank">
              {t.open}
            </Link>
          </>
        )}
      </dd>
    </dl>
  )
}

/** One entry whole; null closes. */
export function AuditDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const entry = useQuery({ ...endpointQuery(auditDetail, { query: { id: id ?? '' } }), enabled: id !== null })
  const title = entry.data ? actionText(language, entry.data.action) : t.detail
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      title={title}
      size={640}
      destroyOnHidden
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      {id !== null && (
        <QueryState query={entry}>
          {(data) => (
            <>
              <Facts entry={data} />
              <Changes key={data.id} entry={data} />
            </>
          )}
        </QueryState>
      )}
    </Drawer>
  )
}
