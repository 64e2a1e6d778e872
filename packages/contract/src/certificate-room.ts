import type { ContractRoom } from './room.ts'

/** What room certificate adds to the lists that all rooms share. */
export const certificateRoom = {
  permissions: [],
  actions: [] as readonly never[],
  subjects: [],
  jobs: [] as readonly 'certificate.remind'[],
  notices: {
    'certificate.expiring': {
      group: 'content',
      topic: 'account',
      'zh-cn': ({ certificate = '', product, until = '', days = '' }) => ({
        title: `「${certificate}」${days === '0' ? '今日到期' : `将于 ${days} 天后到期`}`,
        text: `${product ? `产品「${product}」的证书，` : ''}有效期至 ${until}，请及时续期并更新`,
        mail: `${product ? `产品「${product}」的证书，` : ''}有效期至 ${until}，请及时续期并在工作台更新。`,
      }),
      en: ({ certificate = '', product, until = '', days = '' }) => ({
        title:
          days === '0'
            ? `${certificate} ends today`
            : `${certificate} ends in ${days} ${days === '1' ? 'day' : 'days'}`,
        text: `${product ? `A certificate of ${product}. ` : ''}Valid until ${until}: please renew it and update the entry`,
        mail: `${product ? `A certificate of ${product}. ` : ''}Valid until ${until}. Please renew it and update the entry.`,
      }),
    },
  },
} as const satisfies ContractRoom
