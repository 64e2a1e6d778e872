import { defineMessages } from '../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': {
    linkLabel: '邀请链接',
    linkHint: '链接只显示这一次，请立即复制并发给对方，由对方打开后自行设置密码。',
    expires: (when: string) => `有效期至 ${when}`,
    copy: '复制链接',
    copied: '已复制',
    copyFailed: '浏览器不允许自动复制，请手动选中后复制',
  },
  en: {
    linkLabel: 'Invitation link',
    linkHint: 'The link is shown only once: copy it now and send it on. Whoever opens it sets their own password.',
    expires: (when: string) => `Valid until ${when}`,
    copy: 'Copy the link',
    copied: 'Copied',
    copyFailed: 'The browser does not allow copying: please select and copy it by hand',
  },
})
