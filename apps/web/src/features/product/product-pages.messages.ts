import type { PageMessages } from '../../lib/i18n/room-messages.ts'

/** The titles and icons of the pages of room product. */
export const productPages = {
  productManage: {
    title: ['产品管理', 'Products'],
    icon: 'm12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  },
  exhibitProductSetting: { title: ['展品设置', 'Exhibit Settings'] },
  homeFeaturing: { title: ['首页推荐', 'Home page'], icon: 'm4 11 8-7 8 7v9h-5v-6H9v6H4z' },
  consoleProducts: {
    title: ['全部产品', 'All products'],
    icon: 'm12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  },
  consoleProduct: { title: ['产品详情', 'Product'] },
} as const satisfies Record<string, PageMessages>
