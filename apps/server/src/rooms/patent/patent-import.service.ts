import { publish } from '../../platform/events.ts'
import { pagesChanged } from '../../platform/pages.ts'
import { searchVector, weighted } from '../../platform/text.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { type KeptPatent, layOver, sameRecord, sameSearchText, type StatedPatent } from './patent-import.policy.ts'
import { patentImportRepo } from './patent-import.repo.ts'
import { patentChanged } from './patent.events.ts'
import { applicantKey } from './patent.policy.ts'

/**
 * A stated record with its search vector already cut by `patentSearchFields`: most of the work, and done without a database. A dry run
 * needs none.
 */
export interface PreparedPatent {
  stated: StatedPatent
  searchVector: string
}

/** What search reads of a record, with its weights; plain values, so that they can be told to another thread. */
export const patentSearchFields = {
  A: ['title', 'title_en'],
  B: ['applicants'],
  C: ['abstract'],
} as const satisfies Record<string, readonly (keyof StatedPatent)[]>

/** How many records of a batch were new, changed, or said nothing new. */
export interface BatchCounts {
  created: number
  updated: number
  unchanged: number
}

const searchVectorOf = (record: KeptPatent): string => searchVector(weighted(record, patentSearchFields))

interface Under {
  record: KeptPatent
  searchVector: string | null
  /** Nobody but an enterprise stated it. */
  claimed: boolean
  write: boolean
}

export const patentImports = {
  /**
   * Takes a batch of records in from a source, by application number: new ones are added, known ones changed where the
   * source says something else, and what an enterprise had stated becomes the source's. `dryRun` only counts.
   */
  async importBatch(tx: Tx, batch: PreparedPatent[], { dryRun }: { dryRun: boolean }): Promise<BatchCounts> {
    const repo = patentImportRepo(tx)
    const counts = { created: 0, updated: 0, unchanged: 0 }
    const kept = await repo.kept([...new Set(batch.map(({ stated }) => stated.number))], !dryRun)
    const known = new Map<string, Under>(
      kept.map(({ stated_by, ...row }) => [
        row.number,
        { record: row, searchVector: null, claimed: stated_by !== null, write: false },
      ]),
    )
    for (const { stated, searchVector } of batch) {
      const before = known.get(stated.number)
      const record = layOver(before?.record, stated)
      const same = before !== undefined && !before.claimed && sameRecord(before.record, record)
      if (same) {
        counts.unchanged += 1
        continue
      }
      counts[before ? 'updated' : 'created'] += 1
      // Words were cut from what the row says; where older texts show through, they are cut again.
      const cut = dryRun || sameSearchText(record, stated) ? searchVector : searchVectorOf(record)
      known.set(stated.number, { record, searchVector: cut, claimed: false, write: true })
    }
    if (dryRun) return counts
    await pagesChanged(tx, ['patent'])
    const changed = [...known.values()].filter(({ write }) => write)
    await repo.write(
      changed.map(({ record, searchVector: cut }) => ({
        ...record,
        applicant_keys: record.applicants.map(applicantKey),
        search_vector: cut ?? '',
      })),
    )
    // New ones protect nothing yet.
    const renewed = kept.map(({ number }) => number).filter((number) => known.get(number)?.write)
    for (const patentId of await repo.protecting(renewed)) await publish(tx, patentChanged, { patentId })
    await repo.touch([...known].filter(([, { write }]) => !write).map(([number]) => number))
    return counts
  },

  /** Records by number: their id, and who applied for them. Unknown numbers are missing from the map. */
  async byNumbers(tx: ReadTx, numbers: string[]): Promise<Map<string, { id: string; applicants: string[] }>> {
    if (numbers.length === 0) return new Map()
    const rows = await patentImportRepo(tx).byNumbers(numbers)
    return new Map(rows.map(({ number, ...record }) => [number, record]))
  },
}
