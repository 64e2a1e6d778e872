import { defineMessages } from '../../../lib/i18n/messages.ts'

export const versionMessages = defineMessages({
  'zh-cn': {
    published: '新版本已发布，刷新即可使用。未提交的内容会保留在本机。',
    reload: '刷新',
    later: '稍后',
  },
  en: {
    published: 'A new version is out; refresh to use it. What you have not sent stays on this device.',
    reload: 'Refresh',
    later: 'Later',
  },
})
