import { defineMessages } from '../../lib/i18n/messages.ts'

export const certificateMessages = defineMessages({
  'zh-cn': {
    issued: (day: string) => `${day} 颁发`,
    until: (day: string) => `有效期至 ${day}`,
    forGood: '长期有效',
    expired: '已过期',
    furtherScan: (page: number) => `扫描件第 ${page} 页`,
    scanOf: (name: string) => `${name}扫描件`,
    opens: '在新窗口查看大图',
  },
  en: {
    issued: (day: string) => `Issued ${day}`,
    until: (day: string) => `Valid until ${day}`,
    forGood: 'No expiry',
    expired: 'Expired',
    furtherScan: (page: number) => `Scan, page ${page}`,
    scanOf: (name: string) => `Scan of ${name}`,
    opens: 'opens larger in a new window',
  },
})
