/** Why a room did not take a row, as problems of the file. */
import type { Holder, ImportOutcome } from '../enterprise/index.ts'
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
export interface Surroundings {
  byCode: ReadonlyMap<string, Holder>
  byName: ReadonlyMap<string, Holder[]>
  /** By number. */
  patents: ReadonlyMap<string, { id: string; applicants: string[] }>
}

/** The enterprise of a row, or why there is none: the code decides where the row has one. */
export function holderOf(
  { uscc, enterprise }: ProductRow,
  { byCode, byName }: Surroundings,
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
  around: Surroundings,
  columns: Columns,
): { holder: Holder | null; problems: Problem[] } {
  const found = holderOf(row, around)
  if (typeof found === 'string') {
    const [key, value] = row.uscc === '' ? (['enterprise', row.enterprise] as const) : (['uscc', row.uscc] as const)
    return { holder: null, problems: [problemOf(columns, { line, key, value, reason: `enterprise.${found}` })] }
  }
  const problems: Problem[] = []
  const about = { line, key: 'patents', value: row.patents.join('；').slice(0, 200) }
  const unknown = row.patents.filter((number) => !around.patents.has(number))
  if (unknown.length > 0) {
    problems.push(problemOf(columns, { ...about, reason: 'patent.unknown', detail: unknown.slice(0, 5).join('、') }))
  }
  const foreign = row.patents.filter((number) => {
    const patent = around.patents.get(number)
    return patent && !isOwned(patent.applicants, found.name)
  })
  if (foreign.length > 0) {
    const detail = foreign.slice(0, 5).join('、')
    problems.push(problemOf(columns, { ...about, reason: 'patent.foreign', detail, warning: true }))
  }
  return { holder: found, problems }
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
    case 'waiting':
    case 'drafted':
    case 'withdrawn':
    case 'archived':
      return [problemOf(columns, { ...about, reason: `product.${outcome.outcome}` })]
    default:
      return []
  }
}
