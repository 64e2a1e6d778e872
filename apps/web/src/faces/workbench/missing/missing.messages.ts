import { defineMessages } from '../../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': {
    title: '该页面不存在',
    text: '链接可能已失效，或地址输入有误。可从菜单进入，或按 Ctrl K（Mac 为 ⌘ K）搜索。',
  },
  en: {
    title: 'There is no such page',
    text: 'The link may be out of date, or the address mistyped. Use the menu, or search by Ctrl K (⌘ K on a Mac).',
  },
})
