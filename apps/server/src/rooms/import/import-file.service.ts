import type { ImportCounts, ImportKind } from '@portal/contract/import'
import type { Actor } from '../../platform/http/actor.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import { patentSearchFields } from '../patent/index.ts'
import type { Problem } from './import-reason.policy.ts'
import type { Telling } from './import-tell.service.ts'
import { addCounts, noCounts, type RowImporter } from './import-rows.service.ts'
import { type FileHead, isHead, readFile } from './import.thread.ts'

/** What is told while a file is taken in. */
export interface Progress {
  head(head: FileHead): void
  /** `share` of the file, 0–1. */
  step(counts: ImportCounts, share: number): void
  problems(problems: Problem[]): Promise<void>
}

/** A file on this machine's disk, taken in by a command: nothing is kept of it but what it says and one entry in the log. */
export function createFileImport(deps: {
  transactor: Transactor
  taking: RowImporter
  telling: Telling
  temporaryFolder: string
}) {
  const { transactor, taking, telling, temporaryFolder } = deps

  /**
   * Takes a file in, batch by batch; `dryRun` only judges. Interrupted at any moment it may simply run again.
   * Throws RefusedFile for a file that cannot be imported.
   */
  return async function importFile(
    file: { path: string; name: string; kind: ImportKind | null; dryRun: boolean },
    actor: Actor,
    progress: Progress,
  ): Promise<ImportCounts> {
    const { path, name, kind, dryRun } = file
    let head: FileHead | null = null
    let counts = noCounts()
    for await (const read of readFile({
      path,
      name,
      temporaryFolder,
      kind,
      own: null,
      after: 0,
      patentSearchFields: dryRun ? null : patentSearchFields,
    })) {
      if (isHead(read)) {
        head = read
        progress.head(head)
      } else if (head) {
        const options = { head, actor, dryRun, own: null }
        const imported = await transactor.transact(async (tx) => {
          const done = await taking.importRows(tx, read, options)
          await telling.note(tx, null, done.touched)
          return done
        })
        counts = addCounts(counts, imported.counts)
        await progress.problems(imported.problems)
        progress.step(counts, read.share)
      }
    }
    if (!dryRun) {
      await transactor.transact(async (tx) => {
        const after = { kind: head?.kind ?? null, file_name: name, ...counts }
        await audits.record(tx, { actor, action: 'import.done', subject: { type: 'import', id: 'command' }, after })
        await telling.order(tx, null)
      })
    }
    return counts
  }
}
