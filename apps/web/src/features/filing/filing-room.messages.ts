import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room filing is called in roles, in the audit log and among jobs. */
export const filingRoom = {
  permissions: {
    'filing:sync:own': ['同步本企业备案数据', 'Sync the filing data of the enterprise'],
    'filing:read:any': ['查看备案数据源与同步记录', 'See the sources of filing data and the runs'],
    'filing:edit:any': ['管理备案数据源', 'Manage the sources of filing data'],
  },
  nouns: {
    filing: ['备案', 'Filing'],
  },
  actions: {
    'filing.applied': ['采用备案数据', 'Took filing data over'],
    'filing.fileUploaded': ['上传备案数据文件', 'Uploaded a file of filing data'],
    'filing.sourceSaved': ['修改备案数据源', 'Changed a source of filing data'],
    'filing.syncStarted': ['同步备案数据', 'Started pulling filing data'],
  },
  subjects: {
    'filing.file': ['备案数据文件', 'File of filing data'],
    'filing.source': ['备案数据源', 'Source of filing data'],
    'filing.sync': ['备案同步', 'Pull of filing data'],
  },
  subjectNames: {
    'filing.source.file': ['备案平台导出文件', 'Exports of the filing platform'],
    'filing.source.http': ['备案数据接口', 'Filing interface'],
  },
  jobs: {
    'filing.sync': ['同步备案数据', 'Pull filing data'],
  },
} as const satisfies RoomMessages<'filing'>
