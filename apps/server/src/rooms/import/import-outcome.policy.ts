/** Why a room did not take a row, as problems of the file. */
import type { Holder, ImportOutcome, OwnHolder } from '../enterprise/index.ts'
import { isOwned } from '../patent/index.ts'
import type { ProductOutcome } from '../product/index.ts'
import type { EnterpriseRow } from './import-enterprise.policy.ts'
import type { ProductRow } from './import-product.policy.ts'
import type { Problem, Reason } from './import-reason.policy.ts'
import type { FileHead, GoodRow } from './import.thread.ts'

type Columns = FileHead['columns']

interface About {
  line: number
  key: string
  value: string
  reason: Reason
  detail?: string
  warning?: boolean
}

const problemOf = (columns: Columns, { key, detail = '', warning = false, ...about }: About): Problem => ({
  ...about,
  column: columns.find((column) => column.key === key)?.header ?? '',
  detail,
  warning,
})

/** Nothing for a row that was taken. */
export function enterpriseProblems(
  outcome: ImportOutcome,
  { line, row }: GoodRow<EnterpriseRow>,
  columns: Columns,
): Problem[] {
  if (outcome.outcome === 'incomplete') {
    return outcome.fields.map((key) => problemOf(columns, { line, key, value: '', reason: `${key}.missing` as const }))
  }
  if (outcome.outcome === 'waiting' || outcome.outcome === 'rejected' || outcome.outcome === 'suspended') {
    const reason = `enterprise.${outcome.outcome}` as const
    return [problemOf(columns, { line, key: 'uscc', value: row.uscc, reason })]
  }
  return []
}

/** What a list of products refers to. */
export interface ValidationContext {
  byCode: ReadonlyMap<string, Holder>
  byName: ReadonlyMap<string, Holder[]>
  /** By number. */
  patents: ReadonlyMap<string, { id: string; applicants: string[] }>
  /** Whose list it is; null: an operator's. */
  own: OwnHolder | null
}

/** Whether a row of an enterprise's own list names another enterprise. */
const namesAnother = ({ uscc, enterprise }: ProductRow, own: OwnHolder): boolean =>
  uscc === '' ? enterprise !== '' && !isOwned([enterprise], own.name) : uscc !== own.uscc

/** The enterprise of a row, or why there is none: the code decides where the row has one. */
function holderOf(
  { uscc, enterprise }: ProductRow,
  { byCode, byName }: ValidationContext,
): Holder | 'unknown' | 'several' | 'suspended' {
  const named = byName.get(enterprise) ?? []
  const holder = uscc === '' ? named[0] : byCode.get(uscc)
  if (uscc === '' && named.length > 1) return 'several'
  if (!holder) return 'unknown'
  return holder.suspended ? 'suspended' : holder
}

/** What is wrong with what a row refers to; warnings leave it to be taken. */
export function referenceProblems(
  { line, row }: GoodRow<ProductRow>,
  around: ValidationContext,
  columns: Columns,
): { holder: Holder | null; problems: Problem[] } {
  const [key, value] = row.uscc === '' ? (['enterprise', row.enterprise] as const) : (['uscc', row.uscc] as const)
  const { own } = around
  if (own && namesAnother(row, own)) {
    return { holder: null, problems: [problemOf(columns, { line, key, value, reason: 'own.foreign' })] }
  }
  const found = own ?? holderOf(row, around)
  if (typeof found === 'string') {
    return { holder: null, problems: [problemOf(columns, { line, key, value, reason: `enterprise.${found}` })] }
  }
  return { holder: found, problems: patentProblems({ line, row }, found, around, columns) }
}

/** Patents that are not there, and (as a warning) those of somebody else. In an own list all of it is a warning. */
function patentProblems(
  { line, row }: GoodRow<ProductRow>,
  holder: Holder,
  around: ValidationContext,
  columns: Columns,
): Problem[] {
  const problems: Problem[] = []
  const about = { line, key: 'patents', value: row.patents.join('；').slice(0, 200) }
  const unknown = row.patents.filter((number) => !around.patents.has(number))
  if (unknown.length > 0) {
    // Of an enterprise's own list the product is a draft, which may lack a patent; an operator's word is published.
    const own = around.own !== null
    const reason = own ? 'own.patent' : 'patent.unknown'
    problems.push(problemOf(columns, { ...about, reason, detail: unknown.slice(0, 5).join('、'), warning: own }))
  }
  const foreign = row.patents.filter((number) => {
    const patent = around.patents.get(number)
    return patent && !isOwned(patent.applicants, holder.name)
  })
  if (foreign.length > 0) {
    const detail = foreign.slice(0, 5).join('、')
    const reason = around.own ? 'own.unproven' : 'patent.foreign'
    problems.push(problemOf(columns, { ...about, reason, detail, warning: true }))
  }
  return problems
}

/** Nothing for a row that was taken. `nameOf`: what another enterprise is called. */
export function productProblems(
  outcome: ProductOutcome,
  { line, row }: GoodRow<ProductRow>,
  columns: Columns,
  nameOf: (organisationId: string) => string,
): Problem[] {
  const about = { line, key: 'filingNo', value: row.filingNo }
  switch (outcome.outcome) {
    case 'differs':
      return [problemOf(columns, { ...about, reason: 'enterprise.differs', detail: nameOf(outcome.organisationId) })]
    case 'crowded': {
      const value = row.patents.join('；').slice(0, 200)
      return [problemOf(columns, { line, key: 'patents', value, reason: 'too.many', detail: '100' })]
    }
    case 'own.taken':
    case 'own.waiting':
    case 'own.archived':
    case 'own.broken':
      return [problemOf(columns, { ...about, reason: outcome.outcome })]
    case 'waiting':
    case 'drafted':
    case 'withdrawn':
    case 'archived':
      return [problemOf(columns, { ...about, reason: `product.${outcome.outcome}` })]
    default:
      return []
  }
}
