import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room import. */
export const importPages = {
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
} as const satisfies Record<string, PageMessages>
