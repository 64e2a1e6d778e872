import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room dict is called in roles, in the audit log and among jobs. */
export const dictRoom = {
  permissions: {
    'dict:read:any': ['查看字典', 'See dictionaries'],
    'dict:edit:any': ['管理字典', 'Manage dictionaries'],
  },
  nouns: {
    dict: ['字典', 'Dictionaries'],
  },
  actions: {
    'dict.created': ['新建字典', 'Created a dictionary'],
    'dict.itemCreated': ['新建字典项', 'Created a dictionary item'],
    'dict.itemsRemoved': ['删除字典项', 'Removed dictionary items'],
    'dict.itemSaved': ['修改字典项', 'Changed a dictionary item'],
    'dict.removed': ['删除字典', 'Removed a dictionary'],
    'dict.saved': ['修改字典', 'Changed a dictionary'],
  },
  subjects: {
    dict: ['字典', 'Dictionary'],
  },
} as const satisfies RoomMessages<'dict'>
