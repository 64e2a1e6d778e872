/** The workbook that an enterprise fills in with its products: one sheet for them, one that explains its columns. */
import type { ImportColumn, ImportKind } from '@portal/contract/import'
import { OWN_IMPORT_MOST_ROWS } from '@portal/contract/import-own'
import { industries, industryCodes } from '@portal/contract/industry'
import type { Bilingual, Language } from '@portal/contract/kit'
import type { SheetToWrite } from '../../platform/sheet/write-workbook.ts'
import { operatorHeaders } from './import-column.policy.ts'
import { kinds } from './import-refusal.policy.ts'

export const templateName: Record<Language, string> = {
  'zh-cn': '产品导入模板.xlsx',
  en: 'product-import-template.xlsx',
}

type Column = Exclude<ImportColumn<'product'>, 'uscc' | 'enterprise'>
interface Explained {
  header: Bilingual
  /** In characters. */
  width: number
  how: Bilingual
}
const column = (header: [string, string], width: number, how: [string, string]): Explained => ({
  header: { 'zh-cn': header[0], en: header[1] },
  width,
  how: { 'zh-cn': how[0], en: how[1] },
})

const filingChoices: Bilingual = {
  'zh-cn': '草稿,待审核,退回,已备案,待年度更新,失效',
  en: 'Draft,Submitted,Returned,Filed,Update due,Lapsed',
}
const recognitionChoices: Bilingual = {
  'zh-cn': '未参与,已申报,专利性评价,需补充,产业性评价,公示,已认定,未通过,异议',
  en: 'Not taking part,Declared,Patent evaluation,Supplement,Industry evaluation,Publicity,Recognised,Not passed,Objection',
}
const yuan: [string, string] = ['选填。万元，不小于 0 的数字', 'Optional. CNY 10,000, zero or more']

/** In the order in which they stand in the workbook. */
export const templateColumns: Record<Column, Explained> = {
  filingNo: column(['备案编号', 'Filing number'], 22, [
    '必填。产品按备案编号识别：已有的更新，没有的新增，重复导入不会产生重复产品',
    'Required. Products are told apart by it: known ones are updated, others added; twice is once',
  ]),
  name: column(['产品名称', 'Product name'], 28, ['必填。最多 120 个字', 'Required. At most 120 characters']),
  nameEn: column(['产品英文名称', 'English name'], 28, ['选填。最多 160 个字', 'Optional. At most 160 characters']),
  model: column(['型号规格', 'Model'], 18, ['选填。最多 120 个字', 'Optional. At most 120 characters']),
  industry: column(['所属产业', 'Industry'], 22, [
    `选填，不填则与企业所属产业一致。可选：${industryCodes.map((code) => `${code} ${industries[code]['zh-cn']}`).join('；')}`,
    `Optional; if empty, that of the enterprise. One of: ${industryCodes.map((code) => `${code} ${industries[code].en}`).join('; ')}`,
  ]),
  summary: column(['一句话简介', 'Summary'], 36, [
    '提交审核前必填。最多 200 个字',
    'Required before you submit. At most 200 characters',
  ]),
  functions: column(['主要功能', 'Functions'], 36, [
    '提交审核前必填。最多 2000 个字',
    'Required before you submit. At most 2,000 characters',
  ]),
  features: column(['技术特点', 'Technical features'], 36, [
    '选填。最多 4000 个字',
    'Optional. At most 4,000 characters',
  ]),
  scenario: column(['应用场景', 'Applications'], 30, ['选填。最多 2000 个字', 'Optional. At most 2,000 characters']),
  unit: column(['计量单位', 'Unit'], 10, ['选填。如：台、套、吨', 'Optional, e.g. piece, set, tonne']),
  launchedOn: column(['上市日期', 'Launch date'], 14, ['选填。写成 2026-01-31', 'Optional, written 2026-01-31']),
  filingStatus: column(['备案状态', 'Filing status'], 14, [
    `选填，新产品不填则为已备案。可选：${filingChoices['zh-cn']}`,
    `Optional; a new product is filed if empty. One of: ${filingChoices.en}`,
  ]),
  filedOn: column(['备案日期', 'Filing date'], 14, ['选填。写成 2026-01-31', 'Optional, written 2026-01-31']),
  recognitionStatus: column(['认定状态', 'Recognition status'], 18, [
    `选填。可选：${recognitionChoices['zh-cn']}`,
    `Optional. One of: ${recognitionChoices.en}`,
  ]),
  recognitionYear: column(['认定年度', 'Recognition year'], 12, [
    '选填。四位年份，2022 年起',
    'Optional. Four digits, from 2022 on',
  ]),
  year: column(['数据年度', 'Data year'], 12, [
    '选填。以下金额所属年度，仅企业与平台可见，不会公开',
    'Optional. The year of the figures beside it, which are never public',
  ]),
  outputValue: column(['产值（万元）', 'Output value'], 14, yuan),
  salesRevenue: column(['销售收入（万元）', 'Sales revenue'], 16, yuan),
  profit: column(['利润（万元）', 'Profit'], 14, yuan),
  exportValue: column(['出口额（万元）', 'Export value'], 14, yuan),
  patents: column(['关联专利', 'Linked patents'], 36, [
    '提交审核前至少一件。写专利申请号，多个用分号隔开；只增加不移除。平台上还没有的，请在右侧写明专利名称',
    'At least one before you submit. Application numbers separated by semicolons; they are added, never removed. Give the titles of those that the platform does not know in the next column',
  ]),
  patentTitles: column(['专利名称', 'Patent titles'], 40, [
    '选填。与左侧的专利一一对应，用分号隔开。平台上还没有的专利会以本企业为申请人登记，标为待核实；已有的不受影响',
    'Optional. One for each patent on the left, separated by semicolons. Unknown patents are registered as unconfirmed, with your enterprise as their applicant; known ones stay as they are',
  ]),
}

const words = {
  'zh-cn': { products: '产品', notes: '填写说明', column: '列', how: '怎样填写', industries: '产业列表' },
  en: {
    products: 'Products',
    notes: 'How to fill in',
    column: 'Column',
    how: 'What to write',
    industries: 'List of industries',
  },
} as const

/** The sheets of the template. */
export function templateSheets(language: Language): SheetToWrite[] {
  const t = words[language]
  const columns = Object.values(templateColumns)
  const offered = new Map<Explained, Bilingual>([
    [templateColumns.filingStatus, filingChoices],
    [templateColumns.recognitionStatus, recognitionChoices],
  ])
  const choices = (formula: string) => ({ choices: { formula, strict: false, last: OWN_IMPORT_MOST_ROWS + 1 } })
  const listOf = (one: Explained) => {
    // Their names hold commas, which would part them between quotes: they stand in a sheet of their own.
    if (one === templateColumns.industry) return choices(`'${t.industries}'!$A$2:$A$${industryCodes.length + 1}`)
    const values = offered.get(one)?.[language]
    return values ? choices(`"${values}"`) : {}
  }
  return [
    {
      name: t.products,
      columns: columns.map((one) => ({ header: one.header[language], width: one.width, ...listOf(one) })),
      rows: [],
    },
    {
      name: t.notes,
      columns: [
        { header: t.column, width: 20 },
        { header: t.how, width: 100 },
      ],
      rows: columns.map(({ header, how }) => [header[language], how[language]]),
    },
    {
      name: t.industries,
      columns: [{ header: t.industries, width: 36 }],
      rows: industryCodes.map((code) => [industries[code][language]]),
    },
  ]
}

const HEADER_WIDTH = 22

/** What the template of an operator's list is called. */
export const operatorTemplateName = (kind: ImportKind, language: Language): string =>
  language === 'en' ? `${kind}-import-template.xlsx` : `${kinds[kind]['zh-cn']}导入模板.xlsx`

/** The sheet of an operator's list: its headers say what to write. */
export const operatorSheet = (kind: ImportKind, language: Language): SheetToWrite => ({
  name: kinds[kind][language],
  columns: operatorHeaders(kind).map((header) => ({ header: header[language], width: HEADER_WIDTH })),
  rows: [],
})
