import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room enterprise. */
export const enterprisePages = {
  entAuth: {
    title: ['企业认证', 'Enterprise Certification'],
    icon: 'M12 3l8 3v5c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10V6zM8.5 12l2.5 2.5 4.5-5',
  },
  businessDisplay: {
    title: ['企业展示', 'Showcase'],
    icon: 'M4 5h16v11H4zM9 20h6M12 16v4M7.5 13l3-3.5 2.5 2.5 3.5-4',
  },
  consoleEnterprises: {
    title: ['企业管理', 'Enterprises'],
    icon: 'M4 21V5l8-2v18M12 9h8v12M3 21h18M7 8h2M7 12h2M7 16h2M15 13h2M15 17h2',
  },
  consoleEnterprise: { title: ['企业详情', 'Enterprise'] },
} as const satisfies Record<string, PageMessages>
