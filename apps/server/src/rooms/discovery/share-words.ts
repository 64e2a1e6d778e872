/** The words on pictures that shared links show. */
import type { HallKind } from '@portal/contract/hall'
import type { Language } from '@portal/contract/kit'

interface ShareWords {
  scan: string
  patents(count: number): string
  enterprise(products: number, patents: number): string
  maker: string
  products: string
  productsOf(industry: string): string
  productCount(count: number): string
  showroom: string
  showroomNote: string
  halls: Record<HallKind, string>
  hall(name: string): string
  hallCounts(enterprises: number, products: number): string
  slogan: string
  promise: string
}

const englishProducts = (count: number): string => (count === 1 ? '1 product' : `${count} products`)

export const shareWords: Record<Language, ShareWords> = {
  'zh-cn': {
    scan: '扫码查看详情',
    patents: (count) => `受 ${count} 件专利保护`,
    enterprise: (products, patents) => `${products} 件产品 · ${patents} 件专利`,
    maker: '专利密集型产品制造企业',
    products: '产品中心',
    productsOf: (industry) => `${industry}产品`,
    productCount: (count) => `共 ${count} 件产品`,
    showroom: '线上展厅',
    showroomNote: '沿着展位走一走，看产品，也看它背后的专利。',
    halls: { industry: '产业展厅', region: '区域展厅', zhejiang: '浙江展厅' },
    hall: (name) => `${name}展厅`,
    hallCounts: (enterprises, products) => `${enterprises} 家企业 · ${products} 件产品`,
    slogan: '看清每个零件背后的专利',
    promise: '把产品拆开看，逐个部件了解受哪项专利保护，并找到制造它的企业。',
  },
  en: {
    scan: 'Scan to open',
    patents: (count) => (count === 1 ? 'Protected by 1 patent' : `Protected by ${count} patents`),
    enterprise: (products, patents) =>
      `${englishProducts(products)} · ${patents === 1 ? '1 patent' : `${patents} patents`}`,
    maker: 'Maker of patent-intensive products',
    products: 'Products',
    productsOf: (industry) => `${industry}: products`,
    productCount: englishProducts,
    showroom: 'Exhibition halls',
    showroomNote: 'Walk along the booths and see the products, and the patents behind them.',
    halls: { industry: 'Industry halls', region: 'Regional halls', zhejiang: 'Zhejiang halls' },
    hall: (name) => `${name} hall`,
    hallCounts: (enterprises, products) =>
      `${enterprises === 1 ? '1 maker' : `${enterprises} makers`} · ${englishProducts(products)}`,
    slogan: 'See the patent behind every part',
    promise: 'Take a product apart, see which patent protects which part, and find who makes it.',
  },
}
