import type { Data, Language } from '@portal/contract/kit'
import { EXPORT_MAX } from '@portal/contract/list-export'
import {
  CHECKED,
  type PatentAdminDetail,
  type patentAdminExport,
  type patentAdminPage,
  type PatentCorrection,
  type patentAdminSave,
  patentFirst,
} from '@portal/contract/patent-admin'
import { patentNumberBegun } from '@portal/contract/patent-number'
import { passesPermission } from '@portal/contract/permission'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { pagesChanged } from '../../platform/pages.ts'
import { listFile } from '../../platform/sheet/list-file.ts'
import { searchQuery, searchVector } from '../../platform/text.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Users } from '../user/index.ts'
import { patentChanged } from './patent.events.ts'
import { applicantKey } from './patent.policy.ts'
import { type PatentColumns, patentRepo } from './patent.repo.ts'
import { assertCorrectable, assertNewest, inTitles, isCorrectable } from './patent-admin.policy.ts'
import { patentAdminRepo } from './patent-admin.repo.ts'
import { patentSheet } from './patent-export.view.ts'
import { patentAdminDetail, patentRow } from './patent-admin.view.ts'

const filterOf = (query: Omit<z.output<typeof patentAdminExport.query>, 'format'>) => {
  const keywords = query.keywords?.trim() ?? ''
  const number = keywords === '' ? null : patentNumberBegun(keywords)
  const tsquery = number === null ? searchQuery(keywords) : null
  return {
    number,
    tsquery: tsquery && inTitles(tsquery),
    legalStatus: query.legalStatus ?? null,
    type: query.type ?? null,
    sort: query.sort,
    direction: query.direction ?? patentFirst[query.sort],
  }
}

const columnsOf = (given: PatentCorrection): PatentColumns => ({
  title: given.title,
  title_en: given.titleEn,
  legal_status: given.legalStatus,
  applicants: given.applicants,
  applicant_keys: given.applicants.map(applicantKey),
  inventors: given.inventors,
  agency: given.agency,
  address: given.address,
  filed_on: given.filedOn,
  granted_on: given.grantedOn,
  expires_on: given.expiresOn,
  publication_no: given.publicationNo,
  published_on: given.publishedOn,
  main_ipc: given.mainIpc,
  ipc: given.ipc,
  abstract: given.abstract,
})

const searchVectorOf = (given: PatentCorrection): string =>
  searchVector({ A: `${given.title}\n${given.titleEn}`, B: given.applicants.join('\n'), C: given.abstract })

/** Patents as operators find, read and correct them. */
export function createPatentAdmin({ transactor, users }: { transactor: Transactor; users: Users }) {
  async function detail(tx: ReadTx, actor: Actor, id: string): Promise<PatentAdminDetail> {
    const row = await patentAdminRepo(tx).byId(id)
    if (!row) throw fault('A0404')
    const events = await patentRepo(tx).events(id)
    const protections = await patentRepo(tx).protections(id)
    const stated = row.stated_by === null ? null : await users.organisation(tx, row.stated_by)
    return patentAdminDetail(
      row,
      { events, protections },
      {
        statedBy: stated && { id: stated.id, name: stated.name },
        can: { edit: passesPermission(actor, ['patent:edit:any']) && isCorrectable(row.source) },
      },
    )
  }

  async function inOrder(ids: string[]) {
    const found = ids.length === 0 ? [] : await patentAdminRepo(transactor.read).rows(ids)
    const rows = new Map(found.map((row) => [row.id, patentRow(row)]))
    return ids.flatMap((id) => rows.get(id) ?? [])
  }

  return {
    /** All patents by number or words; `more` where counting stopped. */
    async page(query: z.output<typeof patentAdminPage.query>): Promise<Data<typeof patentAdminPage>> {
      const range = { limit: query.pageSize, offset: (query.pageNum - 1) * query.pageSize }
      const { ids, total, more } = await patentAdminRepo(transactor.read).page(filterOf(query), range)
      return { list: await inOrder(ids), total, more }
    },

    /** The same as a file; at most `EXPORT_MAX` of them. */
    async export({ format, ...query }: z.output<typeof patentAdminExport.query>, language: Language) {
      const { ids } = await patentAdminRepo(transactor.read).page(filterOf(query), { limit: EXPORT_MAX, offset: 0 })
      return listFile(patentSheet, await inOrder(ids), { format, language })
    },

    /** One patent; A0404 for an unknown one. */
    detail: (actor: Actor, id: string): Promise<PatentAdminDetail> => detail(transactor.read, actor, id),

    /**
     * Corrects a record that an enterprise stated; it counts as confirmed from then on, and what shows it follows.
     * A0400 for a record of a source, A0409 when it changed since `revision`.
     */
    save: (actor: Actor, { id, revision, patent }: z.output<typeof patentAdminSave.body>): Promise<PatentAdminDetail> =>
      transactor.transact(async (tx) => {
        const row = await patentAdminRepo(tx).byIdForUpdate(id)
        if (!row) throw fault('A0404')
        assertCorrectable(row.source)
        assertNewest(row, revision)
        const columns = columnsOf(patent)
        await patentAdminRepo(tx).correct(id, {
          ...columns,
          source: CHECKED,
          revision: revision + 1,
          searchVector: searchVectorOf(patent),
          at: now(),
        })
        await publish(tx, patentChanged, { patentId: id })
        await pagesChanged(tx, [`patent:${id}`])
        const before = Object.fromEntries(Object.keys(columns).map((key) => [key, row[key as keyof PatentColumns]]))
        await audits.record(tx, {
          actor,
          action: 'patent.corrected',
          subject: { type: 'patent', id },
          before: { ...before, source: row.source },
          after: { ...columns, source: CHECKED },
        })
        return detail(tx, actor, id)
      }),
  }
}
export type PatentAdmin = ReturnType<typeof createPatentAdmin>
