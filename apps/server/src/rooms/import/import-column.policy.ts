/** Which column holds what: by its header, in Chinese or English, whatever the order. */
import { type ImportColumn, type ImportKind, importKinds } from '@portal/contract/import'
import type { Bilingual } from '@portal/contract/kit'
import type { SheetRow } from '../../platform/sheet/sheet.ts'

/** Headers as registers, offices and databases write them, separated by bars; compared by `headerKey`. */
const synonyms: { [Kind in ImportKind]: Record<ImportColumn<Kind>, string> } = {
  patent: {
    number:
      '申请号|专利申请号|申请（专利）号|专利号|专利（申请）号|专利号/申请号|申请号/专利号|application number|application no|application no.|app number|patent number|patent no|number',
    title:
      '发明名称|专利名称|名称|标题|题名|专利标题|发明创造名称|title|patent title|invention title|title of invention',
    titleEn: '英文名称|英文标题|发明名称（英文）|专利名称（英文）|标题（英文）|title (english)|english title|title en',
    type: '专利类型|类型|申请类型|patent type|type',
    applicants:
      '申请（专利权）人|申请人|专利权人|当前申请（专利权）人|当前专利权人|申请人/专利权人|专利权人/申请人|applicant|applicants|assignee|assignees|patentee|patentees|current assignee|owner',
    inventors: '发明人|发明（设计）人|设计人|发明人/设计人|inventor|inventors|designer',
    filedOn: '申请日|申请日期|filing date|application date|filed on|date of filing',
    publicationNo:
      '公开（公告）号|公开号|公告号|授权公告号|授权（公告）号|文献号|publication number|publication no|publication no.',
    publishedOn: '公开（公告）日|公开日|公告日|公开日期|公告日期|publication date|published on',
    grantedOn: '授权公告日|授权日|授权日期|授权公告日期|grant date|granted on|date of grant',
    expiresOn:
      '预计到期日|到期日|到期日期|专利到期日|失效日|预估到期日|expiry date|expiration date|expected expiry|expires on',
    legalStatus:
      '法律状态|当前法律状态|最新法律状态|专利权状态|案件状态|专利状态|legal status|status|current legal status',
    mainIpc: '主分类号|IPC主分类号|主IPC|IPC主分类|主分类|main ipc|main classification|primary ipc',
    ipc: '分类号|IPC|IPC分类号|国际分类号|IPC分类|ipc classification|ipc codes|classification',
    agency: '代理机构|专利代理机构|agency|patent agency|agent',
    address: '地址|申请人地址|专利权人地址|address|applicant address',
    abstract: '摘要|摘要（中文）|专利摘要|abstract',
  },
  enterprise: {
    name: '企业名称|单位名称|公司名称|名称|企业全称|机构名称|enterprise|enterprise name|company|company name|name',
    nameEn: '英文名称|英文名|企业英文名称|english name|name (english)|name en|company name (english)',
    uscc: '统一社会信用代码|社会信用代码|信用代码|统一信用代码|USCC|unified social credit code|social credit code|credit code',
    region: '省份|所在省|所属省份|省|所在地区|所属地区|地区|省市|省/市/区|所在省份|region|province',
    industry:
      '所属产业|所属行业|产业|产业类别|产业大类|专利密集型产业|专利密集型产业大类|所属专利密集型产业|industry|industry category',
    address: '地址|注册地址|企业地址|通信地址|通讯地址|住所|联系地址|address|registered address',
    contactName: '联系人|联系人姓名|业务联系人|contact|contact name|contact person',
    contactMobile:
      '联系电话|手机|手机号|手机号码|联系人手机|联系人电话|联系方式|mobile|mobile number|phone|contact phone',
    contactEmail: '邮箱|电子邮箱|电子邮件|联系人邮箱|联系邮箱|email|e-mail|contact email',
    website: '官网|网址|企业网址|网站|官方网站|website|web site|url',
    profile: '简介|企业简介|公司简介|企业介绍|profile|about|description',
  },
  product: {
    filingNo: '备案编号|备案号|产品备案编号|专利产品备案编号|filing number|filing no|filing no.',
    name: '产品名称|备案产品名称|product|product name|name of product',
    nameEn: '产品英文名称|英文名称|产品名称（英文）|product name (english)|english name|name en',
    model: '型号规格|规格型号|型号|产品型号|model|model and specification',
    uscc: '统一社会信用代码|社会信用代码|信用代码|企业统一社会信用代码|USCC|unified social credit code|credit code',
    enterprise: '企业名称|备案企业|申报企业|单位名称|所属企业|申报单位|enterprise|enterprise name|company|company name',
    industry:
      '所属产业|所属行业|产业|产业类别|产业大类|专利密集型产业|专利密集型产业大类|产品分类|industry|industry category',
    summary: '一句话简介|产品简介|简介|summary',
    functions: '主要功能/用途|主要功能|用途|功能用途|主要功能及用途|functions|function|use',
    features: '技术特点|技术特征|产品特点|technical features|features',
    scenario: '应用场景|应用领域|scenario|application|applications',
    unit: '计量单位|单位|unit',
    launchedOn: '上市日期|上市时间|launch date|launched on',
    filingStatus: '备案状态|filing status',
    filedOn: '备案日期|备案时间|备案通过日期|filing date|filed on',
    recognitionStatus: '认定状态|recognition status',
    recognitionYear: '认定年度|认定年份|recognition year',
    year: '数据年度|年度|data year|year',
    outputValue: '产值（万元）|产值|年产值|年产值（万元）|output value|output value (cny 10,000)',
    salesRevenue: '销售收入（万元）|销售收入|销售额|年销售收入（万元）|sales revenue|sales revenue (cny 10,000)',
    profit: '利润（万元）|销售利润（万元）|销售利润|利润|profit|profit (cny 10,000)',
    exportValue: '出口额（万元）|出口额|出口额（人民币万元）|export value|export value (cny 10,000)',
    patents: '关联专利|核心专利|专利号|涉及专利|产品专利|专利（申请）号|patents|patent numbers|linked patents',
    patentTitles: '专利名称|关联专利名称|patent titles|patent title|titles of linked patents',
  },
}

/** What a row cannot do without; of several in one entry, one suffices. */
const needed: Record<ImportKind, readonly (readonly string[])[]> = {
  patent: [['number'], ['title'], ['applicants']],
  enterprise: [['uscc'], ['name']],
  product: [['filingNo'], ['name'], ['uscc', 'enterprise']],
}

/** A header as it is compared: full width like half width, no case, no marks, no spaces. */
export const headerKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const known = Object.fromEntries(
  importKinds.map((kind) => {
    const pairs = Object.entries(synonyms[kind] as Record<string, string>).flatMap(([column, words]) =>
      words.split('|').map((word) => [headerKey(word), column] as const),
    )
    return [kind, new Map(pairs)]
  }),
) as unknown as Record<ImportKind, ReadonlyMap<string, string>>

/** The headers of a list that an operator makes: each as it is called first. */
export const operatorHeaders = (kind: ImportKind): Bilingual[] =>
  Object.keys(synonyms[kind])
    .filter((key) => !onlyOwn.has(key))
    .map((key) => columnName(kind, key))

/** Headers that were found: where which column stands. */
export interface Headers {
  kind: ImportKind
  /** Rows up to this number are headers and titles. */
  lastLine: number
  /** Column numbers of the file from 0, in the order of the file. */
  columns: { key: string; header: string; at: number }[]
  unknown: string[]
  /** Columns without which nothing can be imported, by their key; empty when all are there. */
  missing: string[]
}

/** What only an enterprise says of its own: whoever has a register of patents imports that. */
const onlyOwn: ReadonlySet<string> = new Set(['patentTitles'])

/** Whose products they are goes without saying in an enterprise's own list. */
const neededOwn: readonly (readonly string[])[] = [['filingNo'], ['name']]

/** The words over each column: what stands in the lower of two rows of headers, else in the upper. */
function headersOf(kind: ImportKind, rows: readonly SheetRow[], own: boolean): Headers {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const found: Headers = { kind, lastLine: rows.at(-1)?.number ?? 0, columns: [], unknown: [], missing: [] }
  const taken = new Set<string>()
  for (let at = 0; at < width; at += 1) {
    const header = rows.findLast(({ cells }) => cells[at])?.cells[at]?.text.trim()
    if (!header) continue
    const key = known[kind].get(headerKey(header))
    if (key === undefined || taken.has(key) || (!own && onlyOwn.has(key))) found.unknown.push(header)
    else {
      taken.add(key)
      found.columns.push({ key, header, at })
    }
  }
  const missing = (own ? neededOwn : needed[kind]).filter((oneOf) => !oneOf.some((key) => taken.has(key)))
  return { ...found, missing: missing.map(([first = '']) => first) }
}

const better = (a: Headers, b: Headers | null): boolean =>
  b === null ||
  a.missing.length < b.missing.length ||
  (a.missing.length === b.missing.length && a.columns.length > b.columns.length)

/** Rows at the top of a sheet among which headers are looked for: titles and notes may stand above them. */
export const HEADER_ROWS = 20

/**
 * Finds the headers in the first rows of a sheet, alone or with the row above (merged headers), for the kind that is
 * asked for or the one that fits best. null when no header means anything. `own`: an enterprise's list of its products.
 */
export function findHeaders(rows: readonly SheetRow[], asked: ImportKind | null, own = false): Headers | null {
  let best: Headers | null = null
  for (const [index, row] of rows.slice(0, HEADER_ROWS).entries()) {
    const above = rows[index - 1]
    for (const kind of asked ? [asked] : importKinds) {
      for (const candidate of above ? [[row], [above, row]] : [[row]]) {
        const headers = headersOf(kind, candidate, own)
        if (headers.columns.length > 0 && better(headers, best)) best = headers
      }
    }
  }
  return best
}

/** Whether headers found on one sheet are to be preferred over those of another. */
export const isBetter = better

/** What a column is called when it has to be named, in both languages. */
export function columnName(kind: ImportKind, key: string): Bilingual {
  const words = ((synonyms[kind] as Record<string, string>)[key] ?? key).split('|')
  const latin = words.find((word) => /^[a-z]/.test(word)) ?? key
  return { 'zh-cn': words[0] ?? key, en: latin }
}
