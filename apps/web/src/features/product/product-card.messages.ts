import { defineMessages } from '../../lib/i18n/messages.ts'

export const productCardMessages = defineMessages({
  'zh-cn': {
    patents: (count: string) => `专利 ${count} 件`,
    parts: (count: string) => `部件 ${count} 个`,
    recognised: (year: number) => `${year} 年认定`,
    noPicture: '暂无图片',
  },
  en: {
    patents: (count: string) => (count === '1' ? '1 patent' : `${count} patents`),
    parts: (count: string) => (count === '1' ? '1 part' : `${count} parts`),
    recognised: (year: number) => `Recognised ${year}`,
    noPicture: 'No picture yet',
  },
})
