import { defineMessages } from '../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': {
    noCertificates: '这一版没有任何证书',
    noHonors: '这一版没有任何荣誉',
  },
  en: {
    noCertificates: 'No certificates in this revision',
    noHonors: 'No honours in this revision',
  },
})
