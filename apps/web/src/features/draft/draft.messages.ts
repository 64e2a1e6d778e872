import { defineMessages } from '../../lib/i18n/messages.ts'

/** What is said of drafts: where they are kept, and which were left behind. */
export const draftMessages = defineMessages({
  'zh-cn': {
    found: '发现未提交的草稿',
    several: (count: number) => `发现 ${count} 份未提交的草稿`,
    lead: '以下内容填写后没有提交，恢复或丢弃之前会一直保留（最长 90 天）。',
    typed: (when: string, where: string) => `${when} 填写于${where}`,
    here: '本机',
    device: (names: string) => ` ${names}`,
    elsewhere: '其他设备',
    restore: '恢复草稿',
    discard: '丢弃',
    kept_server: '修改已自动暂存到平台（仅您可见），尚未保存',
    kept_device: '修改仅暂存在本机，尚未保存到平台',
  },
  en: {
    found: 'There is a draft you have not sent',
    several: (count: number) => `There are ${count} drafts you have not sent`,
    lead: 'This was written and not sent. It is kept until you restore or discard it (90 days at most).',
    typed: (when: string, where: string) => `Written ${when} on ${where}`,
    here: 'this device',
    device: (names: string) => names,
    elsewhere: 'another device',
    restore: 'Restore the draft',
    discard: 'Discard',
    kept_server: 'Kept on the platform for you alone, not saved yet',
    kept_device: 'Kept on this device only, not saved to the platform yet',
  },
})
