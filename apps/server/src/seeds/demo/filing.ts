/** Filing data of the demonstration: an export that differs from what enterprises show, and a pull to choose from. */
import type { Tx } from '../../platform/transaction.ts'
import { enterprises } from './enterprises.ts'
import type { EnterpriseKey } from './people.ts'
import { products } from './products/index.ts'
import type { ProductLine } from './products/product-line.ts'
import type { DemoRooms } from './rooms.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'

const FILE = '备案平台导出（示例）.xlsx'
const YEAR = 2025

/** What the filing platform knows newer than what is here: the next year's figures, and a recognition. */
function newer({ model, annual }: ProductLine['basics']) {
  const { outputValue, salesRevenue, profit, exportValue } = annual
  if (model === 'ZJHM-16P') {
    return { dataYear: YEAR, outputValue: 9240, salesRevenue: 8730, profit: 1385, exportValue: 1720 }
  }
  if (model === 'QLC-125') return { recognitionStatus: '6', recognitionYear: YEAR }
  return { dataYear: annual.year ?? YEAR, outputValue, salesRevenue, profit, exportValue }
}

const recordOf = ({ owner, basics }: ProductLine) => ({
  uscc: enterprises.find(({ key }) => key === owner)?.certification.uscc ?? '',
  enterprise: {},
  product: {
    name: basics.name,
    model: basics.model,
    filingNo: basics.filingNo,
    filingStatus: basics.filingStatus,
    ...newer(basics),
  },
})

/** A product that was filed and never created here; the enterprise meanwhile moved. */
const unknown = {
  uscc: enterprises[0]?.certification.uscc ?? '',
  enterprise: { name: enterprises[0]?.certification.name ?? '', address: '浙江省杭州市滨江区示范路 188 号' },
  product: {
    name: '无泄漏磁力驱动化工泵',
    model: 'QLH-65',
    industry: '03',
    filingNo: 'ZLCP-示例-2025-03009',
    filingStatus: '3',
    filedOn: '2025-08-22',
    unit: '台',
    functions: '输送强腐蚀、易挥发介质，静密封取代动密封。',
    features: '高导热隔离套降低涡流损耗，滑动轴承可干运转三分钟。',
    dataYear: YEAR,
    outputValue: 2360,
    salesRevenue: 2180,
    profit: 310,
    exportValue: 145,
  },
}

/** Rows that nobody could read: they hinder none of the others. */
const bad = {
  line: 9,
  column: { 'zh-cn': '产值（万元）', en: 'Output value' },
  value: '约八千',
  reason: { 'zh-cn': '请填写数字，不带单位', en: 'Please give a number without a unit' },
}

/** Takes the export in, puts it in use, and pulls it for the enterprise that the visitor works for. */
export async function leaveFilings(
  tx: Tx,
  { filing: filings, user: { users }, transactor }: DemoRooms,
  operator: string,
  owners: Record<EnterpriseKey, OrganisationActor>,
): Promise<void> {
  const filed = products.filter(({ basics }) => basics.filingNo !== '')
  const actor = await users.actor(transactor.read, operator)
  await filings.files.take(tx, actor.nickname, FILE, { records: [...filed.map(recordOf), unknown], complaints: [bad] })
  const { list } = await filings.sources.list(actor)
  const revision = list.find(({ kind }) => kind === 'file')?.revision ?? 0
  await filings.sources.save(actor, { kind: 'file', active: true, url: '', keyId: '', revision })
  await filings.syncs.start(owners.qilan, 'zh-cn')
}
