import { defineMessages } from '../../lib/i18n/messages.ts'

export const messages = defineMessages({
  'zh-cn': {
    uploadHead: '上传清单',
    choose: '点击或拖入文件',
    uploading: '正在上传',
    wrongEnding: '请选择 .xlsx 或 .csv 文件',
    tooLarge: (most: string) => `文件不能超过 ${most}，请拆分后上传`,
    history: '导入记录',
    emptyTitle: '还没有导入记录',
    counts: (created: string, updated: string, unchanged: string, refused: string) =>
      `新增 ${created}，更新 ${updated}，无变化 ${unchanged}，未导入 ${refused}`,
    total: (count: number) => `共 ${count} 次`,
  },
  en: {
    uploadHead: 'Upload a list',
    choose: 'Choose a file or drop it here',
    uploading: 'Uploading',
    wrongEnding: 'Please choose an .xlsx or .csv file',
    tooLarge: (most: string) => `A file may have at most ${most}. Please split it`,
    history: 'Imports so far',
    emptyTitle: 'Nothing was imported yet',
    counts: (created: string, updated: string, unchanged: string, refused: string) =>
      `${created} added, ${updated} changed, ${unchanged} unchanged, ${refused} not imported`,
    total: (count: number) => `${count} in all`,
  },
})
