import { auditDetail, type AuditDetail } from '@portal/contract/audit'
import type { AuditedField } from '@portal/contract/audit-names'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { actionText, subjectLink, subjectText } from '../../../features/audit/audit-words.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { holdsPermission } from '../../../lib/permission.tsx'
import { useSession } from '../../../lib/session.ts'
import { Link } from '../../../ui/link.tsx'
import css from './audit.module.css'
import { words } from './audit.messages.ts'
import { type FieldChange, fieldChanges, isChanged } from './field-changes.ts'
import { fieldWords } from './field.messages.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

/** A value as somebody reads it; `missing` where that side has no such field. */
function Value({ value, missing }: { value: FieldChange['before']; missing: string }) {
  const t = useMessages(words)
  if (value === undefined) return <span className={css.absent}>{missing}</span>
  if (value === null || value === '') return <span className={css.absent}>{t.empty}</span>
  if (typeof value === 'boolean') return value ? t.yes : t.no
  return typeof value === 'string' && INSTANT.test(value) ? formatInstant(value) : String(value)
}

/** The way to a field in words: 联系方式 › 电话. */
function useFieldName(): (way: string[]) => string {
  const t = useMessages(words)
  const known: Record<AuditedField, string> = useMessages(fieldWords)
  const names: Partial<Record<string, string>> = known
  return (way) => (way.length === 0 ? t.value : way.map((key) => names[key] ?? key).join(' › '))
}

/** Before and after, field by field; what stayed the same only when asked for. */
function Changes({ entry }: { entry: AuditDetail }) {
  const t = useMessages(words)
  const nameOf = useFieldName()
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
                  {isChanged(field) && field.before !== undefined ? (
                    <del>
                      <Value value={field.before} missing={t.none} />
                    </del>
                  ) : (
                    <Value value={field.before} missing={t.none} />
                  )}
                </td>
                <td>
                  {isChanged(field) && field.after !== undefined ? (
                    <ins>
                      <Value value={field.after} missing={t.none} />
                    </ins>
                  ) : (
                    <Value value={field.after} missing={t.none} />
                  )}
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
  const t = useMessages(words)
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
        {subjectText(language, entry.subjectType)} {entry.subjectId}
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
  const t = useMessages(words)
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
