import { defineMessages } from '../../lib/i18n/messages.ts'

export const revisionMessages = defineMessages({
  'zh-cn': {
    saved: '已保存',
    history: '历史版本',
    revision: (revision: number) => `第 ${revision} 版`,
    latest: '最新',
    onSite: '网站展示',
    savedBy: (who: string, when: string) => `${who} 于 ${when} 保存`,
    restoredFrom: (revision: number) => `恢复自第 ${revision} 版`,
    restore: '恢复此版本',
    restoreOf: (revision: number) => `恢复第 ${revision} 版`,
    restoreDone: (revision: number) => `已恢复为第 ${revision} 版，尚未发布`,
  },
  en: {
    saved: 'Saved',
    history: 'History',
    revision: (revision: number) => `Revision ${revision}`,
    latest: 'Newest',
    onSite: 'On the website',
    savedBy: (who: string, when: string) => `Saved by ${who}, ${when}`,
    restoredFrom: (revision: number) => `Brought back from revision ${revision}`,
    restore: 'Bring it back',
    restoreOf: (revision: number) => `Bring back revision ${revision}`,
    restoreDone: (revision: number) => `Brought back as revision ${revision}, not published yet`,
  },
})
