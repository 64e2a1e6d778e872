import { FILING_ROWS_MAX, type filingFilePage } from '@portal/contract/filing-admin'
import type { Download, Language } from '@portal/contract/kit'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { readWorkbook, WORKBOOK_TYPE, writeWorkbook } from '../../platform/sheet/workbook.thread.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { filingFileRepo, type StoredRecord } from './filing-file.repo.ts'
import {
  type Complaint,
  columns,
  columnsOf,
  keyOf,
  recordOf,
  refusals,
  type WorkbookRecord,
} from './filing-record.policy.ts'
import { badRows, filingFile } from './filing.view.ts'

const KEPT_COMPLAINTS = 1_000
const BATCH = 1_000
const templateNames = { 'zh-cn': '备案数据模板.xlsx', en: 'filing-data-template.xlsx' }

/** What good rows amount to: each enterprise once, as its last row states it, and each product once. */
function storedRecords(rows: readonly WorkbookRecord[]): StoredRecord[] {
  const records = new Map<string, StoredRecord>()
  for (const { uscc, enterprise, product } of rows) {
    const known = records.get(`${uscc} enterprise`)?.content ?? {}
    const content = { ...known, ...enterprise }
    if (Object.keys(content).length > 0) {
      records.set(`${uscc} enterprise`, { uscc, kind: 'enterprise', key: '', content })
    }
    const key = keyOf(product)
    records.set(`${uscc} product ${key}`, { uscc, kind: 'product', key, content: product })
  }
  return [...records.values()]
}

export interface TakenRows {
  records: WorkbookRecord[]
  complaints: Complaint[]
}

/** Exports of the filing platform: taken in by operators, row by row. */
export function createFilingFiles(deps: { transactor: Transactor }) {
  const { transactor } = deps

  /** Stores what rows state. What an earlier file said of the same product is replaced. */
  async function take(tx: Tx, by: string, name: string, { records, complaints }: TakenRows) {
    const repo = filingFileRepo(tx)
    const at = now()
    const file = await repo.insert({
      name: name.slice(0, 200),
      row_count: records.length + complaints.length,
      good_count: records.length,
      bad_count: complaints.length,
      bad_rows: complaints.slice(0, KEPT_COMPLAINTS),
      uploaded_by: by,
      uploaded_at: at,
    })
    const stored = storedRecords(records)
    for (let from = 0; from < stored.length; from += BATCH) {
      await repo.put(file.id, stored.slice(from, from + BATCH), at)
    }
    return file
  }

  /** The rows of a workbook, good and bad. Throws A0700 or A0400 for what is none. */
  async function read(path: string): Promise<TakenRows> {
    const reading = await readWorkbook(path, FILING_ROWS_MAX)
    if (reading.outcome !== 'read') throw refusals[reading.outcome]()
    const [header, ...rows] = reading.rows
    if (!header || rows.length === 0) throw refusals.empty()
    const places = columnsOf(header.cells)
    const taken: TakenRows = { records: [], complaints: [] }
    for (const row of rows) {
      const result = recordOf(row, places, reading.from1904)
      if ('record' in result) taken.records.push(result.record)
      else taken.complaints.push(result.complaint)
    }
    return taken
  }

  return {
    take,

    /** Takes an uploaded export in. */
    async upload(actor: Actor, upload: Upload) {
      const taken = await read(upload.path)
      return transactor.transact(async (tx) => {
        const file = filingFile(await take(tx, actor.nickname, upload.name.replaceAll('\0', ''), taken))
        await audits.record(tx, {
          actor,
          action: 'filing.fileUploaded',
          subject: { type: 'filing.file', id: file.id },
          after: file,
        })
        return file
      })
    },

    async page({ pageNum, pageSize }: z.output<typeof filingFilePage.query>) {
      const repo = filingFileRepo(transactor.read)
      const [rows, total] = await Promise.all([repo.page(pageSize, (pageNum - 1) * pageSize), repo.count()])
      return { list: rows.map(filingFile), total }
    },

    /** One export with its bad rows. A0404 for one that never was. */
    async detail(id: string, language: Language) {
      const row = await filingFileRepo(transactor.read).byId(id)
      if (!row) throw fault('A0404')
      return { ...filingFile(row), badRows: badRows(row.bad_rows, language) }
    },

    /** A workbook with the headers in the reader's language. */
    async template(language: Language): Promise<Download> {
      const headers = [...columns.values()].map(({ header }) => ({
        header: header[language],
        width: Math.max(14, header[language].length * (language === 'en' ? 1.2 : 2.2)),
      }))
      const bytes = await writeWorkbook([
        { name: language === 'en' ? 'Filings' : '备案数据', columns: headers, rows: [] },
      ])
      return { name: templateNames[language], mediaType: WORKBOOK_TYPE, bytes }
    },
  }
}
