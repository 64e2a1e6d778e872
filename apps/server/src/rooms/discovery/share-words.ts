/** The words on pictures that shared links show. */
import type { Language } from '@portal/contract/kit'

interface ShareWords {
  scan: string
  patents(count: number): string
  enterprise(products: number, patents: number): string
  maker: string
  promise: string
}

export const shareWords: Record<Language, ShareWords> = {
  'zh-cn': {
    scan: '扫码查看详情',
    patents: (count) => `受 ${count} 件专利保护`,
    enterprise: (products, patents) => `${products} 件产品 · ${patents} 件专利`,
    maker: '专利密集型产品制造企业',
    promise: '看清每个零件背后的专利，找到造它的企业。',
  },
  en: {
    scan: 'Scan to open',
    patents: (count) => (count === 1 ? 'Protected by 1 patent' : `Protected by ${count} patents`),
    enterprise: (products, patents) =>
      `${products === 1 ? '1 product' : `${products} products`} · ${patents === 1 ? '1 patent' : `${patents} patents`}`,
    maker: 'Maker of patent-intensive products',
    promise: 'See what is protected, part by part, and find who makes it.',
  },
}
