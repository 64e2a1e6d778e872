import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room import is called in roles, in the audit log, among jobs and in menus. */
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
  pages: {
    dataImport: {
      title: ['批量导入', 'Imports'],
      icon: 'M12 3v11M8 10.5l4 4 4-4M4 15v4a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-4',
    },
    dataImportDetail: { title: ['导入详情', 'Import'] },
    productImport: {
      title: ['导入产品', 'Import products'],
      icon: 'M12 3v11M8 10.5l4 4 4-4M4 15v4a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-4',
    },
    productImportDetail: {
      title: ['导入详情', 'Import'],
      icon: 'M12 3v11M8 10.5l4 4 4-4M4 15v4a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-4',
    },
  },
} as const satisfies RoomMessages<'import'>
