import { defineMessages } from '../../lib/i18n/messages.ts'

const english: Readonly<Record<string, string | undefined>> = {
  台: 'unit',
  套: 'set',
  组: 'set',
  架: 'aircraft',
  项: 'project',
  件: 'piece',
  个: 'piece',
  只: 'piece',
  块: 'piece',
  片: 'piece',
  根: 'piece',
  支: 'piece',
  米: 'metre',
  千克: 'kg',
  吨: 'tonne',
  束: 'bundle',
  面: 'panel',
  路: 'channel',
  站: 'station',
  批: 'batch',
  千张: 'thousand pictures',
  台·年: 'unit and year',
}

/** The units that products are counted in; one that has no English here stays as the enterprise wrote it. */
export const unitMessages = defineMessages({
  'zh-cn': { unit: (unit: string) => unit },
  en: { unit: (unit: string) => english[unit] ?? unit },
})
