/** A row of a list of products. */
import type { IndustryCode } from '@portal/contract/industry'
import { parsePatentNumber } from '@portal/contract/patent-number'
import type { StatedProduct } from '../product/index.ts'
import { readIndustry, readUscc } from './import-enterprise.policy.ts'
import type { RowReader } from './import-row.policy.ts'

/** What a row says; '' and null where it says nothing. */
export interface ProductRow extends Omit<StatedProduct, 'patents' | 'industry'> {
  industry: IndustryCode | null
  /** Of its enterprise: the code, else the name. */
  uscc: string
  enterprise: string
  /** `CN202110123456.7` */
  patents: string[]
  /** By number, in an enterprise's own list: what a patent is called, should the platform not know it yet. */
  patentTitles: Record<string, string>
}

/** By code, in the order in which they are tried: what contains another stands before it. */
const filingStatuses: [NonNullable<StatedProduct['filingStatus']>, RegExp][] = [
  ['5', /失效|注销|撤销|lapsed|cancelled|revoked/],
  ['4', /年度更新|待更新|updatedue/],
  ['2', /退回|驳回|未通过|returned|rejected/],
  ['1', /待审|审核中|已提交|submitted|underreview/],
  ['0', /草稿|未备案|draft|notfiled/],
  ['3', /备案|通过|有效|filed|approved/],
]
const recognitionStatuses: [NonNullable<StatedProduct['recognitionStatus']>, RegExp][] = [
  ['7', /未通过|不通过|notpassed|failed/],
  ['0', /未参与|未申报|未认定|^否$|notpart|nottaking|^no$/],
  ['8', /异议|objection/],
  ['5', /公示|publicity/],
  ['3', /补充|supplement/],
  ['2', /专利性评价|patentevaluation/],
  ['4', /产业性评价|industryevaluation|industrialevaluation/],
  ['1', /已申报|申报中|declared|applied/],
  ['6', /认定|通过|^是$|recogni[sz]ed|^yes$/],
]

function readOf<Code extends string>(codes: readonly [Code, RegExp][]): (text: string) => Code | null {
  return (text) => {
    const compact = text.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '')
    return codes.find(([code, pattern]) => compact === code || pattern.test(compact))?.[0] ?? null
  }
}
const readFiling = readOf(filingStatuses)
const readRecognition = readOf(recognitionStatuses)

const TITLES = { count: 100, characters: 300 }

/** Numbers in one cell; here commas separate too, since no number holds one. In the other their titles, in their order. */
function patentsOf(row: RowReader): Pick<ProductRow, 'patents' | 'patentTitles'> {
  const typed = row.list('patents', { count: 100, characters: 2000 }).flatMap((one) => one.split(/[,，\s]+/))
  const numbers: string[] = []
  const wrong: string[] = []
  for (const one of typed) {
    if (one === '') continue
    const parsed = parsePatentNumber(one)
    if (parsed.ok) numbers.push(parsed.number)
    else wrong.push(one)
  }
  if (wrong.length > 0) row.complain('patents', 'patents.form', wrong.slice(0, 5).join('、'))
  if (numbers.length > 100) row.complain('patents', 'too.many', '100')
  return { patents: [...new Set(numbers)], patentTitles: titlesOf(row, numbers) }
}

function titlesOf(row: RowReader, numbers: readonly string[]): ProductRow['patentTitles'] {
  // Titles hold commas and enumeration marks, but no semicolons.
  const titles = row
    .text('patentTitles', TITLES.count * TITLES.characters)
    .split(/[;；|\n]/)
    .map((title) => title.trim())
  if (titles.every((title) => title === '')) return {}
  while (titles.length > numbers.length && titles.at(-1) === '') titles.pop()
  if (titles.some((title) => title.length > TITLES.characters)) {
    row.complain('patentTitles', 'too.long', String(TITLES.characters))
  }
  if (titles.length === numbers.length) {
    return Object.fromEntries(numbers.map((number, index) => [number, titles[index] ?? '']))
  }
  row.complain('patentTitles', 'titles.count', `${numbers.length}/${titles.length}`, { warning: true })
  return {}
}

/** A year of the present: recognition began in 2022, figures are kept from 2000 on. */
function yearOf(row: RowReader, key: 'recognitionYear' | 'year', first: number): number | null {
  const year = row.year(key)
  if (year !== null && (year < first || year > 2100)) row.complain(key, 'year.range', String(first))
  return year
}

/**
 * What a row says, or null when something stands in the way (`row.problems`). `own`: an enterprise's list of its
 * products, which need not say whose they are.
 */
export function readProduct(row: RowReader, own: boolean): ProductRow | null {
  const record = {
    filingNo: row.code('filingNo', 60, true),
    name: row.words('name', 120, true),
    nameEn: row.words('nameEn', 160),
    model: row.words('model', 120),
    uscc: readUscc(row, false),
    enterprise: row.words('enterprise', 120),
    industry: row.choice('industry', readIndustry, 'industry.unknown'),
    summary: row.words('summary', 200),
    functions: row.text('functions', 2000),
    features: row.text('features', 4000),
    scenario: row.text('scenario', 2000),
    unit: row.words('unit', 20),
    launchedOn: row.day('launchedOn'),
    filingStatus: row.choice('filingStatus', readFiling, 'filing.unknown'),
    filedOn: row.day('filedOn'),
    recognitionStatus: row.choice('recognitionStatus', readRecognition, 'recognition.unknown'),
    recognitionYear: yearOf(row, 'recognitionYear', 2022),
    annual: {
      year: yearOf(row, 'year', 2000),
      outputValue: row.amount('outputValue'),
      salesRevenue: row.amount('salesRevenue'),
      profit: row.amount('profit'),
      exportValue: row.amount('exportValue'),
    },
    ...patentsOf(row),
  }
  if (!own && record.uscc === '' && record.enterprise === '' && row.good) {
    row.complain(row.has('uscc') ? 'uscc' : 'enterprise', 'missing')
  }
  return row.good ? record : null
}
