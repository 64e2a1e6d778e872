import type { RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room discovery is called in roles, in the audit log and among jobs. */
export const discoveryRoom = {
  actions: {
    'redirect.added': ['添加网址跳转', 'Added a redirect'],
    'redirect.removed': ['删除网址跳转', 'Removed a redirect'],
  },
  subjects: {
    redirect: ['网址跳转', 'Redirect'],
  },
  jobs: {
    'discovery.remove-shared': ['删除已下线内容的分享图', 'Remove share pictures of what was taken off'],
    'discovery.remove-with-products': [
      '删除随产品下线的分享图',
      'Remove share pictures of products that left the website',
    ],
  },
} as const satisfies RoomMessages<'discovery'>
