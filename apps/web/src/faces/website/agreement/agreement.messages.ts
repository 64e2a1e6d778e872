import { defineMessages } from '../../../lib/i18n/messages.ts'

export const agreementPageMessages = defineMessages({
  'zh-cn': {
    inForce: (day: string) => `${day}起施行`,
    contents: '目录',
    description: (version: string) =>
      `专利密集型产品推广平台用户协议（${version} 版）：账号、内容与专利信息、企业责任、个人信息保护与争议解决。`,
    print: '打印',
  },
  en: {
    inForce: (day: string) => `In force since ${day}`,
    contents: 'Contents',
    description: (version: string) =>
      `User agreement of the promotion platform for patent-intensive products, version ${version}: accounts, content and patent data, responsibilities, personal information, disputes.`,
    print: 'Print',
  },
})
