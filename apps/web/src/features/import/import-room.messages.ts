import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room import is called in roles, in the audit log and among jobs. */
export const importRoom = {
  permissions: {
    'import:run:any': ['批量导入数据', 'Import data in bulk'],
  },
  nouns: {
    import: ['批量导入', 'Imports'],
  },
  actions: {
    'import.cancelled': ['停止批量导入', 'Stopped an import'],
    'import.done': ['完成批量导入', 'Finished an import'],
    'import.started': ['开始批量导入', 'Started an import'],
    'import.undone': ['撤销批量导入', 'Undid an import'],
    'import.uploaded': ['上传导入清单', 'Uploaded a list to import'],
  },
  subjects: {
    import: ['批量导入', 'Import of a list'],
  },
  subjectNames: {
    'import.command': ['命令行', 'Command line'],
  },
  jobs: {
    'import.tell': ['告知企业产品已导入', 'Tell enterprises what was imported'],
    'import.work': ['批量导入', 'Import'],
  },
} as const satisfies RoomMessages<'import'>
