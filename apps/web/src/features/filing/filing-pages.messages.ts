import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room filing. */
export const filingPages = {
  entInfoSync: {
    title: ['企业认证', 'Enterprise Certification'],
    icon: 'M12 3l8 3v5c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10V6zM8.5 12l2.5 2.5 4.5-5',
  },
  filingSources: {
    title: ['备案数据源', 'Filing sources'],
    icon: 'M4 6.5c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3ZM4 6.5v11c0 1.7 3.6 3 8 3M20 6.5V11M16 14v6M13.5 17.5 16 20l2.5-2.5',
  },
} as const satisfies Record<string, PageMessages>
