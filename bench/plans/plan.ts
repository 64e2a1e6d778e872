/** Plans of statements, as PostgreSQL carried them out. */
import type pg from 'pg'
import type { Sent } from './recorder.ts'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}
interface Explained {
  Plan: Node
  'Planning Time': number
  'Execution Time': number
}

/** What one call costs the database. */
export interface Cost {
  statements: number
  /** Of planning and carrying out all of its statements. */
  milliseconds: number
  /** Pages of 8 kB that were read, from memory or not. */
  pages: number
  /** The part of a plan that looked at the most rows. */
  widest: { rows: number; what: string }
}

const EXPLAINED = /^\s*(select|with|insert|update|delete)\b/i
const ROUNDS = 5

const scans = (node: Node): Node[] => [
  ...(node['Node Type'].includes('Scan') ? [node] : []),
  ...(node.Plans ?? []).flatMap(scans),
]
/** Rows it looked at, whether they were kept or not. */
const lookedAt = (node: Node): number =>
  Math.round(
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
      node['Actual Loops'],
  )

/** Carries out the statements of one call in a transaction of their own, which does not stay. */
async function explain(client: pg.Client, sent: readonly Sent[]): Promise<Explained[]> {
  const all: Explained[] = []
  await client.query('begin')
  try {
    for (const { text, values } of sent.filter((one) => EXPLAINED.test(one.text))) {
      const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      )
      all.push(...(rows[0]?.['QUERY PLAN'] ?? []))
    }
  } finally {
    await client.query('rollback')
  }
  return all
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The median of several rounds, after one that warms the memory. */
export async function costOf(client: pg.Client, sent: readonly Sent[]): Promise<Cost> {
  await explain(client, sent)
  const rounds: Explained[][] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await explain(client, sent))
  const times = rounds.map((plans) => sum(plans.map((plan) => plan['Planning Time'] + plan['Execution Time'])))
  const plans = rounds[0] ?? []
  const widest = plans
    .flatMap(({ Plan }) => scans(Plan))
    .map((node) => ({
      rows: lookedAt(node),
      what: `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''}`.trim(),
    }))
    .toSorted((one, other) => other.rows - one.rows)
  return {
    statements: plans.length,
    milliseconds: times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0,
    pages: sum(plans.map(({ Plan }) => Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'])),
    widest: widest[0] ?? { rows: 0, what: '' },
  }
}

/** The same as text, to be read. */
export async function plansOf(client: pg.Client, sent: readonly Sent[]): Promise<string> {
  const texts: string[] = []
  await client.query('begin')
  for (const { text, values } of sent.filter((one) => EXPLAINED.test(one.text))) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values)
    texts.push(text, ...rows.map((row) => `  ${row['QUERY PLAN']}`), '')
  }
  await client.query('rollback')
  return texts.join('\n')
}
