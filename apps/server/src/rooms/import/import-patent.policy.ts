/** A row of a list of patents. */
import type { LegalStatus } from '@portal/contract/patent'
import { parsePatentNumber, type PatentType } from '@portal/contract/patent-number'
import type { StatedPatent } from '../patent/index.ts'
import type { RowReader } from './import-row.policy.ts'

/** In this order: 无效 holds 效, and 实质审查的生效 too. */
const statuses: [RegExp, Exclude<LegalStatus, 'unconfirmed'>][] = [
  [
    /失效|终止|驳回|放弃|撤回|撤销|无效|届满|无权|未缴|lapsed|expired|terminated|rejected|refused|withdrawn|abandoned|revoked|invalid|dead|inactive|ceased/,
    'lapsed',
  ],
  [/审中|在审|审查|公开|受理|未决|申请中|pending|published|examination|filed/, 'pending'],
  [/有效|有权|授权|维持|转移|许可|质押|保全|变更|inforce|granted|active|alive|valid|transferred|licensed/, 'in-force'],
]
const readStatus = (text: string) => {
  const compact = text.toLowerCase().replaceAll(/[\s-]/g, '')
  return statuses.find(([pattern]) => pattern.test(compact))?.[1] ?? null
}

const readType = (text: string): PatentType | null => {
  if (/实用新型|utility/i.test(text)) return 'utility-model'
  if (/外观|design/i.test(text)) return 'design'
  return /发明|invention/i.test(text) ? 'invention' : null
}

/** `H01M 50/20 (2021.01) I` → `H01M50/20`; null when it is no symbol of IPC or Locarno. */
function readSymbol(text: string): string | null {
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\(\d{4}(\.\d{2})?\).*$|\s/g, '')
  return /^([A-H]\d{2}[A-Z](\d{1,4}\/\d{2,6})?|\d{2}-\d{2,4})$/.test(compact) ? compact : null
}

function symbols(row: RowReader, key: string): string[] {
  const read = row.list(key, { count: 100, characters: 60 }).map(readSymbol)
  if (read.includes(null)) row.complain(key, 'ipc.form')
  return [...new Set(read.filter((one) => one !== null))]
}

function numberOf(row: RowReader) {
  const text = row.code('number', 60, true)
  if (text === '') return null
  const parsed = parsePatentNumber(text)
  if (parsed.ok) return parsed
  row.complain('number', parsed.problem === 'patent.check' ? 'number.check' : 'number.form')
  return null
}

/** What a row says, or null when something stands in the way (`row.problems`). */
export function readPatent(row: RowReader): StatedPatent | null {
  const number = numberOf(row)
  const type = row.choice('type', readType, 'type.differs')
  if (number && type && type !== number.type) row.complain('type', 'type.differs')
  const [main_ipc = null] = symbols(row, 'mainIpc')
  const ipc = symbols(row, 'ipc')
  const filed_on = row.day('filedOn')
  const granted_on = row.day('grantedOn')
  if (filed_on && granted_on && granted_on < filed_on) row.complain('grantedOn', 'day.order')
  const record = {
    title: row.words('title', 500, true),
    title_en: row.words('titleEn', 500),
    legal_status: row.choice('legalStatus', readStatus, 'status.unknown'),
    applicants: row.list('applicants', { count: 50, characters: 200 }, true),
    inventors: row.list('inventors', { count: 100, characters: 120 }),
    agency: row.words('agency', 200),
    address: row.words('address', 300),
    filed_on,
    granted_on,
    expires_on: row.day('expiresOn'),
    publication_no: row.code('publicationNo', 40),
    published_on: row.day('publishedOn'),
    main_ipc: main_ipc ?? ipc[0] ?? null,
    ipc: main_ipc && !ipc.includes(main_ipc) ? [main_ipc, ...ipc] : ipc,
    abstract: row.text('abstract', 8000),
  }
  return number && row.good ? { ...record, number: number.number, type: number.type } : null
}
