import { defineMessages } from '../../../lib/i18n/messages.ts'

export const industryChoiceMessages = defineMessages({
  'zh-cn': {
    choose: '选择产业',
    all: '全部产业',
    booths: (count: string) => `，${count} 个展位`,
  },
  en: {
    choose: 'Choose an industry',
    all: 'All industries',
    booths: (count: string) => (count === '1' ? ', 1 booth' : `, ${count} booths`),
  },
})
