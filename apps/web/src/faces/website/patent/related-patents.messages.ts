import { defineMessages } from '../../../lib/i18n/messages.ts'

export const relatedPatentMessages = defineMessages({
  'zh-cn': {
    sameOwner: '同一权利人的专利',
    sameClass: (subclass: string) => `同类专利（${subclass}）`,
  },
  en: {
    sameOwner: 'Patents of the same holder',
    sameClass: (subclass: string) => `Patents of the same class (${subclass})`,
  },
})
