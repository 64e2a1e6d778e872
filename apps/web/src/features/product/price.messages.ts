import { defineMessages } from '../../lib/i18n/messages.ts'

/** Words of reference prices, on the public page and in the workbench. */
export const priceMessages = defineMessages({
  'zh-cn': {
    head: '参考价格',
    note: '价格由企业提供，仅供参考，以双方签订的合同为准。',
    negotiable: '面议',
    taxIncluded: (rate: number | null) => (rate === null ? '含税' : `含税（税率 ${rate}%）`),
    taxExcluded: (rate: number | null) => (rate === null ? '不含税' : `不含税（税率 ${rate}%）`),
    validUntil: (day: string) => `有效期至 ${day}`,
    expired: (day: string) => `已于 ${day} 到期，请向企业确认最新价格`,
    quantity: '采购数量',
    unitPrice: '单价',
    from: (quantity: string) => `${quantity} 起`,
    between: (from: string, to: string) => `${from}–${to}`,
  },
  en: {
    head: 'Reference price',
    note: 'Given by the enterprise for orientation; what counts is the contract.',
    negotiable: 'On request',
    taxIncluded: (rate: number | null) => (rate === null ? 'Tax included' : `Tax included (${rate}%)`),
    taxExcluded: (rate: number | null) => (rate === null ? 'Plus tax' : `Plus tax (${rate}%)`),
    validUntil: (day: string) => `Valid until ${day}`,
    expired: (day: string) => `Expired on ${day}; ask the enterprise for the present price`,
    quantity: 'Quantity',
    unitPrice: 'Price each',
    from: (quantity: string) => `${quantity} and more`,
    between: (from: string, to: string) => `${from}–${to}`,
  },
})
