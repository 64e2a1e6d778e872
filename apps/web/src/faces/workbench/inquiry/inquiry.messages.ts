import { defineMessages } from '../../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': {
    heading: '意向留言',
    lead: '访客在产品页和企业页写给本企业的留言。请尽快答复，联系方式只向本企业成员展示。',
    states: '进展',
    search: '搜索编号、产品、称呼或单位',
    mine: '只看我跟进的',
    unread: (count: number) => `${count} 条留言有新消息`,
    emptyTitle: '没有未结束的留言',
    emptyText: '访客留言后会立即出现在这里，您也会收到消息提醒。',
    noneTitle: '没有符合条件的留言',
    noneText: '换一个关键词，或清除筛选条件。',
    clear: '清除筛选',
  },
  en: {
    heading: 'Inquiries',
    lead: 'What visitors wrote at your products and your pavilion. Answer soon; only members of your enterprise see who asks.',
    states: 'State',
    search: 'Number, product, name or organisation',
    mine: 'Only mine',
    unread: (count: number) => (count === 1 ? '1 inquiry with a new message' : `${count} inquiries with new messages`),
    emptyTitle: 'No open inquiry',
    emptyText: 'When a visitor writes, it appears here at once, and you get a message.',
    noneTitle: 'No inquiry matches',
    noneText: 'Try another word, or clear the filters.',
    clear: 'Clear the filters',
  },
})
