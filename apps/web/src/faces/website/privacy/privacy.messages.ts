import { defineMessages } from '../../../lib/i18n/messages.ts'

export const privacyPageMessages = defineMessages({
  'zh-cn': {
    description: (version: string) =>
      `专利密集型产品推广平台隐私政策（${version} 版）：处理哪些个人信息、用来做什么、保存多久，怎样查看、取走和清除。`,
  },
  en: {
    description: (version: string) =>
      `Privacy policy of the promotion platform for patent-intensive products, version ${version}: which data, what for, how long, and how to look at, take along and erase them.`,
  },
})
