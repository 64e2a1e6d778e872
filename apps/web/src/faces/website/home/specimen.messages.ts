import { defineMessages } from '../../../lib/i18n/messages.ts'

export const specimenMessages = defineMessages({
  'zh-cn': {
    featured: '精选产品',
    openFeatured: '查看完整拆解',
  },
  en: {
    featured: 'Featured',
    openFeatured: 'Open the full view',
  },
})
