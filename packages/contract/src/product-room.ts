import { productKinds } from './content-kind.ts'
import { reasonText } from './notice-reason.ts'
import type { ContractRoom } from './room.ts'

/** What room product adds to the lists that all rooms share. */
export const productRoom = {
  permissions: [
    'product:read:own',
    'product:edit:own',
    'product:read:any',
    'product:edit:any',
    'home:read:any',
    'home:edit:any',
  ],
  actions: [] as readonly (
    | 'home.featured'
    | 'product.archived'
    | 'product.imported'
    | 'product.putBack'
    | 'product.recalled'
    | 'product.removed'
    | 'product.saved'
    | 'product.submitted'
    | 'product.takenDown'
    | 'product.unarchived'
    | 'product.withdrawn'
  )[],
  subjects: ['home', 'product', ...productKinds.map((kind) => `product.${kind}` as const)],
  jobs: [] as readonly 'product.batch'[],
  notices: {
    'product.takenDown': {
      group: 'content',
      topic: 'account',
      'zh-cn': ({ product = '', reason }) => ({
        title: `「${product}」已被平台下架`,
        text: reasonText.zh(reason),
        mail: `${reasonText.zh(reason)}\n如有异议，请联系平台运营人员。`,
      }),
      en: ({ product = '', reason }) => ({
        title: `${product} was taken off the website`,
        text: reasonText.en(reason),
        mail: `${reasonText.en(reason)}\nIf you object, please contact the operators of the platform.`,
      }),
    },
    'product.putBack': {
      group: 'content',
      topic: 'account',
      'zh-cn': ({ product = '' }) => ({ title: `「${product}」已恢复展示`, text: '访客又可以在网站上看到它了' }),
      en: ({ product = '' }) => ({ title: `${product} is shown again`, text: 'Visitors see it on the website again' }),
    },
  },
} as const satisfies ContractRoom
