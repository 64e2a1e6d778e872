import type { ImportCounts } from '@portal/contract/import'
import { passesPermission } from '@portal/contract/permission'
import type { Actor } from '../../platform/http/actor.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import type { EnterpriseImports, OwnHolder } from '../enterprise/index.ts'
import { patentImports, type Patents, type PreparedPatent } from '../patent/index.ts'
import type { CreatedProduct, ProductOutcome, Products, ProductToTake } from '../product/index.ts'
import type { Users } from '../user/index.ts'
import type { EnterpriseRow } from './import-enterprise.policy.ts'
import {
  enterpriseProblems,
  productProblems,
  referenceProblems,
  type ValidationContext,
} from './import-outcome.policy.ts'
import type { ProductRow } from './import-product.policy.ts'
import type { Problem } from './import-reason.policy.ts'
import { importRepo } from './import.repo.ts'
import type { FileHead, GoodRow, RowBatch } from './import.thread.ts'

/** How many products of an enterprise an operator's list made or changed. */
export interface Touched {
  organisationId: string
  created: number
  updated: number
}

/** What became of the rows of a batch. */
export interface ImportedBatch {
  counts: ImportCounts
  /** Those of the file, and those that only the platform's own data show. */
  problems: Problem[]
  /** Of an operator's list that was written. */
  touched: Touched[]
  /** Of an enterprise's own list that was written. */
  created: CreatedProduct[]
}
interface Outcomes {
  counts: Pick<ImportCounts, 'created' | 'updated' | 'unchanged'>
  problems: Problem[]
  touched?: Touched[]
  created?: CreatedProduct[]
}
interface Options {
  head: FileHead
  /** In whose name. */
  actor: Actor
  dryRun: boolean
  /** Whose own list of products it is; null: an operator's list. */
  own: OwnHolder | null
}

/** Counts of nothing. */
export const noCounts = (): ImportCounts => ({ rows: 0, created: 0, updated: 0, unchanged: 0, refused: 0, warned: 0 })

/** Two counts together. */
export const addCounts = (a: ImportCounts, b: ImportCounts): ImportCounts => ({
  rows: a.rows + b.rows,
  created: a.created + b.created,
  updated: a.updated + b.updated,
  unchanged: a.unchanged + b.unchanged,
  refused: a.refused + b.refused,
  warned: a.warned + b.warned,
})

const counted = (outcomes: readonly { outcome: string }[]): Outcomes['counts'] => {
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length
  return { created: count('created'), updated: count('updated'), unchanged: count('unchanged') }
}

function touchedBy(batch: readonly ProductToTake[], outcomes: readonly { outcome: string }[]): Touched[] {
  const touched = new Map<string, Touched>()
  for (const [index, { organisationId }] of batch.entries()) {
    const outcome = outcomes[index]?.outcome
    if (outcome !== 'created' && outcome !== 'updated') continue
    const one = touched.get(organisationId) ?? { organisationId, created: 0, updated: 0 }
    touched.set(organisationId, { ...one, [outcome]: one[outcome] + 1 })
  }
  return [...touched.values()]
}

/** What a list made new, by its lines. */
const createdBy = (rows: readonly GoodRow<ProductRow>[], outcomes: readonly ProductOutcome[]): CreatedProduct[] =>
  outcomes.flatMap((outcome, index) => {
    const row = rows[index]
    const made = outcome.outcome === 'created' ? outcome.productId : undefined
    return row && made !== undefined ? [{ line: row.line, productId: made }] : []
  })

const linesOf = (problems: readonly Problem[], warning: boolean): Set<number> =>
  new Set(problems.filter((problem) => problem.warning === warning).map(({ line }) => line))

interface Rooms {
  enterprises: EnterpriseImports
  products: Pick<Products, 'imports' | 'refreshEnterprise'>
  users: Pick<Users, 'organisation'>
  patents: Pick<Patents, 'state'>
}

async function takePatents(tx: Tx, rows: GoodRow<PreparedPatent>[], options: Options): Promise<Outcomes> {
  const prepared = rows.map(({ row }) => row)
  return { counts: await patentImports.importBatch(tx, prepared, options), problems: [] }
}

/** Before the id of a patent that a dry run would have made. */
const UNBORN = 'new:'

/** What takes rows of each other kind. */
function createTakers({ enterprises, products, users, patents }: Rooms) {
  /** What others are called whose filing numbers a list claims. */
  async function othersOf(tx: ReadTx, outcomes: ProductOutcome[]): Promise<Map<string, string>> {
    const names = new Map<string, string>()
    for (const outcome of outcomes) {
      if (outcome.outcome !== 'differs') continue
      names.set(outcome.organisationId, (await users.organisation(tx, outcome.organisationId)).name)
    }
    return names
  }

  /** Patents of an enterprise's own list that the platform does not know and the list names: they are registered. */
  async function statedOf(
    tx: Tx,
    rows: GoodRow<ProductRow>[],
    known: ReadonlyMap<string, unknown>,
    { actor, own, dryRun }: { actor: Actor; own: OwnHolder; dryRun: boolean },
  ): Promise<ValidationContext['patents']> {
    if (!passesPermission(actor, ['patent:register:own'])) return new Map()
    const titles = new Map(rows.flatMap(({ row }) => Object.entries(row.patentTitles)))
    const stated = [...titles]
      .filter(([number, title]) => title !== '' && !known.has(number))
      .map(([number, title]) => ({ number, title }))
    const author = { ...actor, organisationId: own.organisationId, organisationName: own.name }
    const ids = dryRun ? null : await patents.state(tx, author, stated)
    return new Map(
      stated.map(({ number }) => [number, { id: ids?.get(number) ?? UNBORN + number, applicants: [own.name] }]),
    )
  }

  /** What a list of products refers to, read at once. */
  async function validationContext(
    tx: Tx,
    rows: GoodRow<ProductRow>[],
    { own, ...options }: Omit<Options, 'head'>,
  ): Promise<ValidationContext> {
    // What an enterprise learns about others by its list is nothing: they are not even looked for.
    const named = own ? [] : rows.map(({ row }) => row)
    const codes = new Set(named.flatMap(({ uscc }) => (uscc === '' ? [] : [uscc])))
    const names = new Set(named.flatMap(({ uscc, enterprise }) => (uscc === '' ? [enterprise] : [])))
    const numbers = new Set(rows.flatMap(({ row }) => row.patents))
    const holders = await enterprises.holders(tx, { codes: [...codes], names: [...names] })
    const known = await patentImports.byNumbers(tx, [...numbers])
    if (own)
      for (const [number, patent] of await statedOf(tx, rows, known, { ...options, own })) known.set(number, patent)
    return { ...holders, patents: known, own }
  }

  async function takeEnterprises(tx: Tx, rows: GoodRow<EnterpriseRow>[], { head, ...options }: Options) {
    const stated = rows.map(({ row }) => row)
    const { outcomes, changed } = await enterprises.importBatch(tx, stated, options)
    // A new one has no products.
    if (!options.dryRun) for (const id of changed) await products.refreshEnterprise(tx, id)
    const problems = outcomes.flatMap((outcome, index) => {
      const row = rows[index]
      return row ? enterpriseProblems(outcome, row, head.columns) : []
    })
    return { counts: counted(outcomes), problems }
  }

  async function takeProducts(tx: Tx, rows: GoodRow<ProductRow>[], { head, ...options }: Options): Promise<Outcomes> {
    const around = await validationContext(tx, rows, options)
    const problems: Problem[] = []
    const imported: { row: GoodRow<ProductRow>; product: ProductToTake }[] = []
    for (const row of rows) {
      const { holder, problems: wrong } = referenceProblems(row, around, head.columns)
      problems.push(...wrong)
      if (holder === null || wrong.some(({ warning }) => !warning)) continue
      const { uscc: _uscc, enterprise: _enterprise, patentTitles: _titles, ...said } = row.row
      const patents = said.patents.flatMap((number) => around.patents.get(number)?.id ?? [])
      const { organisationId, industry } = holder
      imported.push({ row, product: { stated: { ...said, patents }, organisationId, industry } })
    }
    const batch = imported.map(({ product }) => product)
    const outcomes = options.own
      ? await products.imports.importOwnBatch(tx, batch, { ...options, own: options.own })
      : await products.imports.importBatch(tx, batch, options)
    const others = await othersOf(tx, outcomes)
    for (const [index, outcome] of outcomes.entries()) {
      const row = imported[index]?.row
      if (row) problems.push(...productProblems(outcome, row, head.columns, (id) => others.get(id) ?? ''))
    }
    const told = options.own === null && !options.dryRun
    const written = options.own !== null && !options.dryRun
    return {
      counts: counted(outcomes),
      problems,
      touched: told ? touchedBy(batch, outcomes) : [],
      created: written
        ? createdBy(
            imported.map(({ row }) => row),
            outcomes,
          )
        : [],
    }
  }

  return {
    enterprise: (tx: Tx, rows: GoodRow<EnterpriseRow>[], options: Options) => takeEnterprises(tx, rows, options),
    product: (tx: Tx, rows: GoodRow<ProductRow>[], options: Options) => takeProducts(tx, rows, options),
  }
}

/** Hands the rows of a file over to the rooms they belong to. */
export function createRowImporter(rooms: Rooms) {
  const takers = createTakers(rooms)

  async function takeRows(tx: Tx, good: RowBatch['good'], options: Options): Promise<Outcomes> {
    if (good.kind === 'patent') return takePatents(tx, good.rows, options)
    // Codes and filing numbers are looked for before they are written: two imports at once would both find nothing.
    if (!options.dryRun) await importRepo(tx).takeTurn()
    return good.kind === 'enterprise'
      ? takers.enterprise(tx, good.rows, options)
      : takers.product(tx, good.rows, options)
  }

  return {
    /** Takes a batch in, or only says what would become of it; whatever it does, it does in the given transaction. */
    async importRows(tx: Tx, batch: RowBatch, options: Options): Promise<ImportedBatch> {
      const { good } = batch
      const { counts, problems, touched = [], created = [] } = await takeRows(tx, good, options)
      const all = [...batch.problems, ...problems].toSorted((a, b) => a.line - b.line)
      const left = linesOf(all, false)
      const refused = batch.refused + linesOf(problems, false).size
      const rows = good.rows.length + batch.refused
      const warned = [...linesOf(all, true)].filter((line) => !left.has(line)).length
      // Nothing is taken of a row that is left out, so whatever else is said of it is no mere warning.
      const told = all.map((one) => ({ ...one, warning: one.warning && !left.has(one.line) }))
      return { counts: { ...counts, rows, refused, warned }, problems: told, touched, created }
    },
  }
}
export type RowImporter = ReturnType<typeof createRowImporter>
