import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room dict. */
export const dictPages = {
  dict: {
    title: ['字典管理', 'Dictionaries'],
    icon: 'M5 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H5zM13 6a2 2 0 0 1 2-2h4v14h-4a2 2 0 0 0-2 2M7.5 8.5h3M7.5 12h3',
  },
  dictItems: { title: ['字典项', 'Dictionary items'] },
} as const satisfies Record<string, PageMessages>
