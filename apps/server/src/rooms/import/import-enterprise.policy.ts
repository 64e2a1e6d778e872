/** A row of a list of enterprises. */
import { usccHolds } from '@portal/contract/enterprise'
import { industries, type IndustryCode, industryCodes } from '@portal/contract/industry'
import { type RegionCode, regionCodes, regions } from '@portal/contract/region'
import type { RowReader } from './import-row.policy.ts'

/** What a row says; '' and null where it says nothing. */
export interface EnterpriseRow {
  uscc: string
  name: string
  nameEn: string
  /** Of the cell, else of the code, whose third to eighth characters name the division. */
  region: RegionCode | null
  industry: IndustryCode | null
  address: string
  contactName: string
  contactMobile: string
  contactEmail: string
  website: string
  profile: string
}

const isRegion = (code: string): code is RegionCode => (regionCodes as string[]).includes(code)

/** A code of two or six digits, or a name that begins with a province's (浙江省杭州市). */
export function readRegion(text: string): RegionCode | null {
  const digits = /^(\d{2})(\d{4})?$/.exec(text)?.[1] ?? ''
  if (isRegion(digits)) return digits
  const lower = text.toLowerCase()
  return (
    regionCodes.find((code) => text.startsWith(regions[code]['zh-cn']) || lower === regions[code].en.toLowerCase()) ??
    null
  )
}

/** A code (03, 3) or a name of one of the seven categories. */
export function readIndustry(text: string): IndustryCode | null {
  const code = text.replace(/^PA/i, '').padStart(2, '0')
  const compact = text.toLowerCase().replaceAll(/[\s、，,和与及]/g, '')
  const same = (name: string) => name.toLowerCase().replaceAll(/[\s、，,和与及]/g, '') === compact
  return industryCodes.find((one) => one === code || same(industries[one]['zh-cn']) || same(industries[one].en)) ?? null
}

/** The unified social credit code of a row, '' when it cannot be read; one that fails its check is taken with a warning. */
export function readUscc(row: RowReader, required: boolean): string {
  const code = row.code('uscc', 40, required)
  if (code === '') return ''
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code)) {
    row.complain('uscc', 'uscc.form')
    return ''
  }
  if (!usccHolds(code)) row.complain('uscc', 'uscc.check', '', { warning: true })
  return code
}

/** Checks a text that is there; refuses it by its reason. */
function formed(
  row: RowReader,
  key: string,
  value: string,
  form: RegExp,
  reason: 'mobile.form' | 'email.form' | 'url.form',
) {
  if (value !== '' && !form.test(value)) row.complain(key, reason)
  return value
}

function websiteOf(row: RowReader): string {
  const text = row.words('website', 200)
  if (text === '') return ''
  const whole = /^https?:\/\//i.test(text) ? text : `http://${text}`
  if (!URL.canParse(whole) || !/^https?:\/\/[^\s/]+\.[^\s/]+/.test(whole)) row.complain('website', 'url.form')
  return whole
}

/** What a row says, or null when something stands in the way (`row.problems`). */
export function readEnterprise(row: RowReader): EnterpriseRow | null {
  const uscc = readUscc(row, true)
  const record = {
    uscc,
    name: row.words('name', 120, true),
    nameEn: row.words('nameEn', 160),
    region: row.choice('region', readRegion, 'region.unknown') ?? readRegion(uscc.slice(2, 4)),
    industry: row.choice('industry', readIndustry, 'industry.unknown'),
    address: row.words('address', 200),
    contactName: row.words('contactName', 40),
    contactMobile: formed(row, 'contactMobile', row.code('contactMobile', 20), /^1[3-9]\d{9}$/, 'mobile.form'),
    contactEmail: formed(
      row,
      'contactEmail',
      row.words('contactEmail', 120),
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
      'email.form',
    ),
    website: websiteOf(row),
    profile: row.text('profile', 4000),
  }
  return row.good ? record : null
}
