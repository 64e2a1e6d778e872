import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room discovery. */
export const discoveryPages = {
  redirects: { title: ['网址跳转', 'Redirects'], icon: 'M5 12h14M13 6l6 6-6 6' },
} as const satisfies Record<string, PageMessages>
