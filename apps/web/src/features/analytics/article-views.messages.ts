import { defineMessages } from '../../lib/i18n/messages.ts'

export const articleViewsMessages = defineMessages({
  'zh-cn': {
    viewedOften: (all: string, lately: string) => `网站浏览 ${all} 次 · 近 30 天 ${lately} 次`,
  },
  en: {
    viewedOften: (all: string, lately: string) =>
      `${all} website ${all === '1' ? 'view' : 'views'} · ${lately} in 30 days`,
  },
})
