import { productKindNames } from '@portal/contract/content-kind'
import { kindSubjects, type RoomMessages } from '../../lib/i18n/room-messages.ts'

/** What room product is called in roles, in the audit log and among jobs. */
export const productRoom = {
  permissions: {
    'product:read:own': ['查看本企业产品', 'See the products of the enterprise'],
    'product:edit:own': ['编辑并提交本企业产品', 'Edit and submit the products of the enterprise'],
    'product:read:any': ['查看全部产品', 'See all products'],
    'product:edit:any': ['下架产品内容', 'Take products off the website'],
    'home:read:any': ['查看首页推荐', 'See what the home page puts forward'],
    'home:edit:any': ['设置首页推荐', 'Choose what the home page puts forward'],
  },
  nouns: {
    product: ['产品', 'Products'],
    home: ['首页', 'Home page'],
  },
  actions: {
    'home.featured': ['设置首页推荐', 'Chose products for the home page'],
    'product.archived': ['归档产品', 'Archived a product'],
    'product.imported': ['导入产品资料', 'Imported the facts of a product'],
    'product.putBack': ['恢复产品内容', 'Put product content back'],
    'product.recalled': ['撤回产品内容', 'Took product content back from review'],
    'product.removed': ['彻底删除产品', 'Deleted a product for good'],
    'product.saved': ['保存产品内容', 'Saved product content'],
    'product.submitted': ['提交产品内容', 'Submitted product content'],
    'product.takenDown': ['下架产品内容', 'Took product content down'],
    'product.unarchived': ['取消归档产品', 'Brought a product back from the archive'],
    'product.withdrawn': ['撤下产品内容', 'Withdrew product content'],
  },
  jobs: {
    'product.batch': ['批量处理产品', 'Work on many products'],
  },
  subjects: {
    home: ['首页', 'Home page'],
    product: ['产品', 'Product'],
    ...kindSubjects('product', productKindNames),
  },
} as const satisfies RoomMessages<'product'>
