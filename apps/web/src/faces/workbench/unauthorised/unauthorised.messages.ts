import { defineMessages } from '../../../lib/i18n/messages.ts'

export const unauthorisedMessages = defineMessages({
  'zh-cn': {
    title: '您没有访问该页面的权限',
    text: '当前账号未开通这项功能。如工作需要，请联系企业负责人或平台管理员。',
  },
  en: {
    title: 'You may not open this page',
    text: 'Your account does not have this function. If you need it, ask the owner of your enterprise or the platform administrator.',
  },
})
