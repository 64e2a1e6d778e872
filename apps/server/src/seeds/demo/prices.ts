/** What the demonstration's products are asked for: every kind of price, and one that changed in the course of time. */
import type { ReferencePrice } from '@portal/contract/product-document'
import { dayOf, now } from '../../platform/clock.ts'

const price = (change: Partial<ReferencePrice>): ReferencePrice => ({
  mode: 'fixed',
  currency: 'CNY',
  unit: '',
  taxIncluded: true,
  taxRate: 13,
  amount: null,
  from: null,
  to: null,
  tiers: [],
  validUntil: null,
  note: '',
  noteEn: '',
  ...change,
})

/** The last day of next year: a demonstration that is set up later has prices that hold, too. */
const NEXT_YEAR = `${Number(dayOf(now()).slice(0, 4)) + 1}-12-31`
/** Services are taxed by another rate than goods. */
const SERVICE = 6

const tiers = (...steps: readonly [quantity: number, amount: number][]): Pick<ReferencePrice, 'mode' | 'tiers'> => ({
  mode: 'tiers',
  tiers: steps.map(([quantity, amount]) => ({ quantity, amount })),
})
const range = (from: number, to: number, note: string, noteEn: string) =>
  ({ mode: 'range', from, to, note, noteEn }) as const

const machines: Readonly<Record<string, readonly ReferencePrice[]>> = {
  'QLP-250': [
    price({ amount: 39_800 }),
    price({ amount: 38_200 }),
    price({ amount: 36_800, note: '不含安装调试费用', noteEn: 'Without installation' }),
  ],
  'QLC-125': [price(range(68_000, 145_000, '按过流部件材质与密封方案报价', 'By wetted material and seal plan'))],
  'ZJHM-16P': [price(range(18_600, 42_000, '按口径与阀芯材质报价', 'By bore and trim material'))],
  'UF-4×60': [price({ mode: 'negotiable' })],
  'YS-M4': [
    price({
      amount: 128_000,
      validUntil: NEXT_YEAR,
      note: '含遥控器、充电箱与两块飞行电池，不含任务载荷',
      noteEn: 'With remote control, charging case and two batteries, without payload',
    }),
  ],
  'YS-M4H': [
    price(range(158_000, 215_000, '按任务载荷与交付地海拔报价', 'By payload and altitude of the place of use')),
  ],
  'SL-192': [price(tiers([1, 12_800], [20, 11_600], [100, 9_900]))],
  'YS-A64': [
    price({
      mode: 'negotiable',
      note: '按频段、数量与集采框架协议报价',
      noteEn: 'By band, quantity and framework agreement',
    }),
  ],
  'RJ-25-100': [price({ amount: 6_480, validUntil: '2026-06-30' })],
  'HY-V500': [
    price({
      amount: 76_000,
      validUntil: NEXT_YEAR,
      note: '含移动支架、管路两套与首年校准',
      noteEn: 'With trolley, two circuits and calibration in the first year',
    }),
  ],
  'HY-B280': [price({ ...tiers([1, 23_800], [50, 21_900], [500, 19_800]), validUntil: NEXT_YEAR })],
  'HY-P800': [
    price({
      ...tiers([1, 298], [100, 256], [1_000, 212]),
      currency: 'USD',
      taxIncluded: false,
      taxRate: null,
      note: '出口价，上海港离岸价',
      noteEn: 'For export, FOB Shanghai',
    }),
  ],
}

/** What is built into the machines costs less than they do. */
const parts: Readonly<Record<string, readonly ReferencePrice[]>> = {
  'QLA-40': [price(range(3_200, 5_600, '按膜片有效面积与附件报价', 'By diaphragm area and accessories'))],
  'QLP-D7': [price({ amount: 4_680 })],
  'YS-B12': [price(tiers([1, 6_900], [10, 6_400], [50, 5_800]))],
  'HY-T50': [price({ amount: 980 })],
  'QZ-P90': [
    price({ amount: 18_900, validUntil: NEXT_YEAR, note: '出厂价，不含变频器', noteEn: 'Ex works, without drive' }),
  ],
  'QZ-F115': [price(tiers([1, 760], [50, 680], [500, 590]))],
  'CY-G3': [price(tiers([1_000, 16.8], [10_000, 14.2], [100_000, 11.5]))],
  'CY-S35': [price(range(380, 1_260, '按轴径与配对材料报价', 'By shaft diameter and paired material'))],
  'CM-F60': [price({ amount: 4_600 })],
  'XH-C22': [price(tiers([10, 168], [100, 142], [500, 118]))],
  'RT-L12': [price(tiers([1, 420], [100, 365], [1_000, 298]))],
}

const services: Readonly<Record<string, readonly ReferencePrice[]>> = {
  'BY-E1': [
    price({
      mode: 'negotiable',
      note: '按核定节电量分成，首次评估免费',
      noteEn: 'A share of what is saved; the first assessment is free',
    }),
  ],
  'BY-R3': [price({ amount: 3_600, taxRate: SERVICE, note: '含传感盒与通信流量', noteEn: 'With sensor box and data' })],
  'BY-V2': [price({ ...tiers([1, 320], [50, 260], [200, 198]), taxRate: SERVICE })],
  'HS-V2': [
    price({ ...range(45_000, 120_000, '按口径与工况点数报价', 'By bore and number of duty points'), taxRate: SERVICE }),
  ],
  'HS-G3': [
    price({
      amount: 86_000,
      taxRate: SERVICE,
      validUntil: NEXT_YEAR,
      note: '每批 12 台，含寿命曲线报告',
      noteEn: 'Twelve units a batch, with the report on the life curve',
    }),
  ],
}

/** By model, oldest first. */
const prices = { ...machines, ...parts, ...services }

/** What a model was asked for, oldest first; nothing where the enterprise publishes none. */
export const pricesOf = (model: string): readonly ReferencePrice[] => prices[model] ?? []
