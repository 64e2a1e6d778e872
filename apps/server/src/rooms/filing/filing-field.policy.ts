/** The fields of filing data: what they are called in workbooks and interfaces, and how their values are read. */
import { bilingual } from '@portal/contract/bilingual'
import { Certification } from '@portal/contract/enterprise'
import type { FilingEnterpriseField, FilingProductField } from '@portal/contract/filing'
import { industries } from '@portal/contract/industry'
import type { Bilingual } from '@portal/contract/kit'
import { AnnualFigures, ProductBasics } from '@portal/contract/product-document'
import { regions } from '@portal/contract/region'
import { asCode, asDay, asIdentifier, asNumber, asText, type Reader } from './filing-value.policy.ts'

export interface Field {
  header: Bilingual
  /** Other headers by which it is recognised. */
  also: readonly string[]
  read: Reader
}

const field = (zh: string, en: string, read: Reader, also: readonly string[] = []): Field => ({
  header: bilingual(zh, en),
  also,
  read,
})

const { shape: certified } = Certification
const { shape: basics } = ProductBasics
const { shape: figures } = AnnualFigures

/** Provinces are written with and without what they are: 浙江, 浙江省, 广西壮族自治区. */
const regionNames = Object.fromEntries(
  Object.entries(regions).map(([code, { 'zh-cn': zh, en }]) => {
    const suffixes = ['省', '市', '自治区', '壮族自治区', '回族自治区', '维吾尔自治区', '特别行政区']
    return [code, [zh, en, ...suffixes.map((suffix) => zh + suffix), `${code}0000`]]
  }),
)
const asRegion = asCode(regionNames)
const asIndustry = asCode(
  Object.fromEntries(Object.entries(industries).map(([code, { 'zh-cn': zh, en }]) => [code, [zh, en]])),
)

/** 备案状态 and 认定状态, as the filing platform words them (codes: compatibility of states). */
const asFilingStatus = asCode({
  '0': ['草稿', 'draft'],
  '1': ['待审核', 'submitted', '已提交', '审核中'],
  '2': ['退回修改', 'returned', '已退回'],
  '3': ['已备案', 'filed', '备案通过'],
  '4': ['待年度更新', 'update due', '待更新'],
  '5': ['已失效', 'lapsed', '失效'],
})
const asRecognitionStatus = asCode({
  '0': ['未参与', 'not taking part', '否'],
  '1': ['已申报', 'declared', '是'],
  '2': ['专利性评价中', 'patent evaluation'],
  '3': ['待补充信息', 'to be supplemented'],
  '4': ['产业性评价中', 'industry evaluation'],
  '5': ['公示中', 'publicity'],
  '6': ['已认定', 'recognised'],
  '7': ['未通过', 'not passed'],
  '8': ['异议处理中', 'objection'],
})

const amount = bilingual('请填写不小于 0 的金额（万元），不带单位', 'Please give an amount of at least 0 (10,000 yuan)')
const year = bilingual('请填写四位年份', 'Please give a year of four digits')

/** By what an enterprise is found; every row of a workbook has it. */
export const codeField = field(
  '统一社会信用代码',
  'Unified social credit code',
  (given) => asIdentifier(certified.uscc)(given.toUpperCase()),
  ['信用代码', '社会信用代码', 'uscc'],
)

export const enterpriseFields: Record<FilingEnterpriseField, Field> = {
  name: field('企业名称', 'Enterprise', asText(certified.name), ['申请主体', '备案企业', '单位名称']),
  nameEn: field('企业英文名称', 'Enterprise in English', asText(certified.nameEn), ['英文名称']),
  region: field('所在地区', 'Region', asRegion, ['省份', '省', '所属地区', '所在省']),
  address: field('详细地址', 'Address', asText(certified.address), ['地址', '企业地址', '注册地址']),
  industry: field('企业所属产业', 'Industry of the enterprise', asIndustry, ['企业所属行业', '企业产业大类']),
  contactName: field('联系人', 'Contact', asText(certified.contactName), ['联系人姓名']),
  contactMobile: field('联系手机', 'Contact mobile', asIdentifier(certified.contactMobile), ['手机号码', '联系电话']),
  contactEmail: field('联系邮箱', 'Contact e-mail', asIdentifier(certified.contactEmail), ['电子邮箱', '邮箱']),
  website: field('企业官网', 'Website', asIdentifier(certified.website), ['官网', '网址']),
}

export const productFields: Record<FilingProductField, Field> = {
  filingNo: field('备案编号', 'Filing number', asIdentifier(basics.filingNo), ['备案号', '产品备案编号']),
  name: field('产品名称', 'Product', asText(basics.name), ['专利产品名称']),
  nameEn: field('产品英文名称', 'Product in English', asText(basics.nameEn)),
  model: field('型号规格', 'Model', asText(basics.model), ['型号', '规格型号', '产品型号']),
  industry: field('产品所属产业', 'Industry', asIndustry, ['所属产业', '所属行业', '产业大类', '大类', '产品分类']),
  filingStatus: field('备案状态', 'Filing status', asFilingStatus),
  filedOn: field('备案日期', 'Filed on', asDay, ['备案时间', '备案通过日期']),
  recognitionStatus: field('认定状态', 'Recognition status', asRecognitionStatus, ['是否参与认定']),
  recognitionYear: field('认定年度', 'Recognition year', asNumber(basics.recognitionYear, year), ['认定年份']),
  unit: field('计量单位', 'Unit', asText(basics.unit), ['单位']),
  launchedOn: field('上市日期', 'Launched on', asDay, ['上市时间']),
  functions: field('主要功能', 'Functions', asText(basics.functions), ['主要功能/用途', '功能用途', '用途']),
  features: field('技术特点', 'Technical features', asText(basics.features), ['技术特征']),
  dataYear: field('数据年度', 'Data year', asNumber(figures.year, year), ['年度']),
  outputValue: field('产值(万元)', 'Output value (10,000 yuan)', asNumber(figures.outputValue, amount), ['产值']),
  salesRevenue: field('销售收入(万元)', 'Sales revenue (10,000 yuan)', asNumber(figures.salesRevenue, amount), [
    '销售收入',
    '销售额',
  ]),
  profit: field('销售利润(万元)', 'Profit (10,000 yuan)', asNumber(figures.profit, amount), ['销售利润', '利润']),
  exportValue: field('出口额(万元)', 'Export value (10,000 yuan)', asNumber(figures.exportValue, amount), ['出口额']),
}
