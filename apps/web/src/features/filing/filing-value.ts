import type { FilingField, FilingValue } from '@portal/contract/filing'
import { industries, industryCodes } from '@portal/contract/industry'
import { regionCodes, regions } from '@portal/contract/region'
import { filingMessages } from './filing.messages.ts'
import { productMessages } from '../product/product.messages.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'

const filingCodes = ['1', '2', '3', '4', '5'] as const
const recognitionCodes = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
const amounts: readonly string[] = ['outputValue', 'salesRevenue', 'profit', 'exportValue']

/** Draws a value as people read it: codes as their names, amounts with separators. */
export function useFilingValue(): (field: FilingField, value: FilingValue) => string {
  const language = useLanguage()
  const t = useMessages(filingMessages)
  const product = useMessages(productMessages)
  return (field, value) => {
    if (value === null || value === '') return t.none
    const code = String(value)
    if (field === 'industry') {
      const known = industryCodes.find((one) => one === code)
      return known ? industries[known][language] : code
    }
    if (field === 'region') {
      const known = regionCodes.find((one) => one === code)
      return known ? regions[known][language] : code
    }
    if (field === 'filingStatus') {
      const known = filingCodes.find((one) => one === code)
      return known ? product[`filing${known}`] : t.statusNone
    }
    if (field === 'recognitionStatus') {
      const known = recognitionCodes.find((one) => one === code)
      return known ? product[`recognition${known}`] : t.recognitionNone
    }
    return typeof value === 'number' && amounts.includes(field) ? formatNumber(value) : code
  }
}
