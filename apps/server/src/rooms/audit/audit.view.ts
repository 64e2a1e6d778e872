import type { AuditDetail, AuditRow } from '@portal/contract/audit'
import type { Language } from '@portal/contract/kit'
import { csvHead, csvLine } from '../../platform/csv-line.ts'
import { discreet } from './audit.policy.ts'
import type { AuditEntryRow, ListedEntryRow } from './audit-reading.repo.ts'

/** An entry as the list shows it. */
export const auditRow = (row: ListedEntryRow): AuditRow => ({
  id: row.id,
  at: row.at.toISOString(),
  actorId: row.actor_id,
  actorName: row.actor_name,
  organisationId: row.organisation_id,
  organisationName: row.organisation_name ?? '',
  action: row.action,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  subjectName: row.subject_name,
})

/** An entry whole; what was written before a name counted as personal is masked on its way out. */
export const auditDetailView = (row: AuditEntryRow): AuditDetail => ({
  ...auditRow(row),
  before: discreet(row.before as Parameters<typeof discreet>[0]),
  after: discreet(row.after as Parameters<typeof discreet>[0]),
})

const headings: Record<Language, string[]> = {
  'zh-cn': [
    '编号',
    '时间（北京时间）',
    '操作人编号',
    '操作人',
    '企业编号',
    '企业',
    '操作',
    '对象类型',
    '对象编号',
    '变更前',
    '变更后',
  ],
  en: [
    'No.',
    'Time (Asia/Shanghai)',
    'Actor ID',
    'Actor',
    'Enterprise ID',
    'Enterprise',
    'Action',
    'Subject type',
    'Subject ID',
    'Before',
    'After',
  ],
}
const fileNames: Record<Language, string> = { 'zh-cn': '操作日志', en: 'audit-log' }

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Shanghai',
})

/** The name of an export made on a day, `YYYY-MM-DD`. */
export const auditFileName = (language: Language, at: Date): string =>
  `${fileNames[language]}-${shanghai.format(at).slice(0, 10)}.csv`

/** The first line of the file. */
export const auditCsvHead = (language: Language): string => csvHead(headings[language])

const json = (value: unknown): string => (value === null ? '' : JSON.stringify(value))

/** One entry as a line of the file (RFC 4180). */
export function auditCsvLine(row: AuditEntryRow): string {
  const { before, after, ...entry } = auditDetailView(row)
  return csvLine([
    entry.id,
    shanghai.format(row.at),
    entry.actorId ?? '',
    entry.actorName,
    entry.organisationId ?? '',
    entry.organisationName,
    entry.action,
    entry.subjectType,
    entry.subjectId,
    json(before),
    json(after),
  ])
}
