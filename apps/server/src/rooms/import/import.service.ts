import { createReadStream } from 'node:fs'
import type { Import, ImportDetail, ImportKind, importPage } from '@portal/contract/import'
import type { Download, Language } from '@portal/contract/kit'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { publish } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import { WORKBOOK_TYPE, writeWorkbook } from '../../platform/sheet/workbook.thread.ts'
import type { Storage } from '../../platform/storage.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { EnterpriseImports } from '../enterprise/index.ts'
import type { Messages } from '../message/index.ts'
import type { Patents } from '../patent/index.ts'
import type { Products } from '../product/index.ts'
import type { Users } from '../user/index.ts'
import { createFileImport } from './import-file.service.ts'
import { OWN_UPLOADS_PER_HOUR, refusals, UPLOADS_PER_HOUR } from './import-refusal.policy.ts'
import { reportHead, reportLine, reportName } from './import-report.policy.ts'
import { createRowImporter } from './import-rows.service.ts'
import { createTelling } from './import-tell.service.ts'
import { operatorSheet, operatorTemplateName, templateName, templateSheets } from './import-template.view.ts'
import { createUndoing } from './import-undo.service.ts'
import { createWorking, storageKey } from './import-work.service.ts'
import { importCancelled } from './import.events.ts'
import { importRepo } from './import.repo.ts'
import { importDetailView, importView, may, storedProblem } from './import.view.ts'

/** Problems that are shown beside an import; the report has all of them. */
const SHOWN = 100
/** Problems that are read at a time for a report. */
const PIECE = 2_000

/** An import, and the enterprise whose list it is; null: an operator's. That of anybody else is not there (A0404). */
interface Named {
  id: string
  owner: string | null
}

/** Lists of enterprises, products and patents, taken in from files. */
export function createImports(deps: {
  transactor: Transactor
  jobs: Jobs
  storage: Storage
  throttle: Throttle
  log: Logger
  temporaryFolder: string
  users: Users
  enterprises: EnterpriseImports
  products: Products
  patents: Patents
  messages: Messages
}) {
  const { transactor, storage, throttle, users } = deps
  const taking = createRowImporter(deps)
  const telling = createTelling(deps)
  const working = createWorking({ ...deps, taking, telling })

  const namesOf = (rows: { created_by: string; run_by: string | null }[]) =>
    users.names(transactor.read, [...new Set(rows.map((row) => row.run_by ?? row.created_by))])

  async function* written(
    { id, begun }: { id: string; begun: boolean },
    language: Language,
  ): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder()
    yield encoder.encode(reportHead(language))
    for (let after = '0'; ; ) {
      const rows = await importRepo(transactor.read).problems(id, after, PIECE)
      const lines = rows.map((row) => {
        const problem = storedProblem(row)
        return problem ? reportLine(problem, language, !begun) : ''
      })
      if (lines.length > 0) yield encoder.encode(lines.join(''))
      const last = rows.at(-1)
      if (!last || rows.length < PIECE) return
      after = last.position
    }
  }

  /** Changes the state of an import under its lock; answers it as it then is. */
  async function change(
    actor: Actor,
    { id, owner }: Named,
    action: 'run' | 'cancel',
    language: Language,
  ): Promise<Import> {
    const row = await transactor.transact(async (tx) => {
      const repo = importRepo(tx)
      const before = await repo.forUpdate(id, owner)
      if (!before) throw fault('A0404')
      const can = may(before)
      if (action === 'cancel' ? !can.cancel : !can.run && !can.retry) throw refusals.notNow()
      const subject = { type: 'import', id }
      const after = { file_name: before.file_name, kind: before.kind }
      await audits.record(tx, {
        actor,
        action: action === 'run' ? 'import.started' : 'import.cancelled',
        subject,
        after,
      })
      if (action === 'cancel') {
        await telling.order(tx, id)
        await publish(tx, importCancelled, { importId: id })
        return repo.cancel(id, now())
      }
      // What was being written goes on behind its last line; a preview starts over.
      if (before.state === 'ready') await repo.begin(id, actor.userId)
      else if (!before.begun) await repo.again(id)
      const changed = await repo.resume(id, before.state === 'ready' || before.begun ? 'running' : 'checking')
      await working.order(tx, id)
      return changed
    })
    return importView(row, await namesOf([row]), language)
  }

  return {
    lookAgain: working.lookAgain,

    /** Takes an uploaded list; it is read through for its preview in the background. A0501 after too many. */
    async upload(
      actor: Actor,
      upload: Upload,
      { kind, owner }: { kind: ImportKind | null; owner: string | null },
    ): Promise<{ id: string }> {
      const consumed = await throttle.consume(
        `import:upload:${actor.userId}`,
        owner ? OWN_UPLOADS_PER_HOUR : UPLOADS_PER_HOUR,
      )
      if (consumed !== 'ok') throw refusals.often(consumed.retryAfter)
      if (upload.bytes === 0) throw refusals.empty()
      return transactor.transact(async (tx) => {
        const file_name = upload.name.replaceAll('\0', '').slice(0, 200)
        const about = { file_name, bytes: upload.bytes, kind_asked: kind }
        const whose = { organisation_id: owner, created_by: actor.userId }
        const { id } = await importRepo(tx).insert({ ...whose, created_at: now(), ...about })
        await storage.put(storageKey(id), createReadStream(upload.path))
        await working.order(tx, id)
        await audits.record(tx, { actor, action: 'import.uploaded', subject: { type: 'import', id }, after: about })
        return { id }
      })
    },

    async page(owner: string | null, { pageNum, pageSize }: z.output<typeof importPage.query>, language: Language) {
      const { rows, total } = await importRepo(transactor.read).page(owner, pageSize, (pageNum - 1) * pageSize)
      const names = rows.length === 0 ? new Map<string, string>() : await namesOf(rows)
      return { list: rows.map((row) => importView(row, names, language)), total }
    },

    /** A0404 for one that never was. */
    async detail({ id, owner }: Named, language: Language): Promise<ImportDetail> {
      const repo = importRepo(transactor.read)
      const row = await repo.byId(id, owner)
      if (!row) throw fault('A0404')
      const [problems, names] = await Promise.all([repo.problems(id, '0', SHOWN), namesOf([row])])
      return importDetailView(row, problems, names, language)
    },

    /** Takes a previewed list in, or goes on with what broke off. A0400 when its state has changed meanwhile. */
    run: (actor: Actor, named: Named, language: Language) => change(actor, named, 'run', language),

    /** Stops; what was taken in until then stays. A0400 when there is nothing to stop. */
    cancel: (actor: Actor, named: Named, language: Language) => change(actor, named, 'cancel', language),

    /** Every problem as CSV. A0404 for an import that never was. */
    async report({ id, owner }: Named, language: Language): Promise<z.input<typeof Download>> {
      const row = await importRepo(transactor.read).byId(id, owner)
      if (!row) throw fault('A0404')
      const name = reportName(row.file_name, language)
      return { name, mediaType: 'text/csv; charset=utf-8', bytes: written(row, language) }
    },

    /** The workbook that an operator fills in with rows of a kind. */
    async template(kind: ImportKind, language: Language): Promise<z.input<typeof Download>> {
      const bytes = await writeWorkbook([operatorSheet(kind, language)])
      return { name: operatorTemplateName(kind, language), mediaType: WORKBOOK_TYPE, bytes }
    },

    /** The workbook that an enterprise fills in with its products. */
    async ownTemplate(language: Language): Promise<z.input<typeof Download>> {
      const bytes = await writeWorkbook(templateSheets(language))
      return { name: templateName[language], mediaType: WORKBOOK_TYPE, bytes }
    },

    ...createUndoing(deps),
    importFile: createFileImport({ ...deps, taking, telling }),
    catchUp: working.catchUp,
  }
}
export type Imports = ReturnType<typeof createImports>
