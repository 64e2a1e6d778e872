/** Pieces of SQL for rows by the million: every row knows its number `n`. */
import { searchVector } from '../../apps/server/src/platform/text.ts'

/** What products and patents are of; the first is in a quarter of all names, the last in one of sixty. */
const NOUNS = [
  '离心泵',
  '减速机',
  '传感器',
  '激光切割机',
  '变频器',
  '阀门',
  '工业机器人',
  '轴承',
  '换热器',
  '空气压缩机',
  '数控机床',
  '光伏逆变器',
  '锂电池',
  '电动机',
  '显微镜',
  '注塑机',
  '无人机',
  '超声探头',
  '风力发电机',
  '热处理炉',
]

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const array = (values: readonly string[]): string => `(array[${values.map(quoted).join(', ')}])`
/** Of `values` the one whose turn it is by the number `by`. */
export const oneOf = (values: readonly string[], by: string): string =>
  `${array(values)}[1 + (${by}) % ${values.length}]`
/** Up to so many days ago. */
export const someTime = (days: number): string => `now() - random() * interval '${days} days'`

const noun = `floor(power(${NOUNS.length}, ((n::bigint * 7919) % 10007) / 10007.0))::int`
/** 离心泵 12. */
export const name = `${array(NOUNS)}[${noun}] || ' ' || n`
/** Its words, and one that stands in each hundredth row. */
export const vector = `(${array(NOUNS.map((A) => searchVector({ A })))}[${noun}] || ' ''' || n || ''':8A ''w' || n % 100 || ''':9A')::tsvector`
/** The id of file `n`. */
export const fileId = (n: string): string => `md5('file' || (${n}))::uuid`
