import { formatNumber } from './format.ts'

const MEBIBYTE = 1024 * 1024
const units = ['kB', 'MB', 'GB'] as const

/** A number of bytes for people: 3.4 MB, 2 GB. */
export function formatBytes(bytes: number): string {
  const power = bytes >= 1024 * MEBIBYTE ? 2 : bytes >= MEBIBYTE ? 1 : 0
  const value = bytes / 1024 ** (power + 1)
  const rounded = value >= 100 ? Math.round(value) : Math.round(value * 10) / 10
  return `${formatNumber(rounded)} ${units[power]}`
}
