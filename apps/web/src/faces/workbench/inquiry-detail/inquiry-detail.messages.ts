import { defineMessages } from '../../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': {
    back: '返回意向留言',
    private: '联系方式只向本企业成员展示，仅可用于答复本次留言；两年没有往来将自动清除。',
    assigned: '跟进人已更新',
  },
  en: {
    back: 'Back to inquiries',
    private:
      'Only members of your enterprise see this. Use it to answer this inquiry, and nothing else; after two years without a message it is erased.',
    assigned: 'Saved who follows it',
  },
})
