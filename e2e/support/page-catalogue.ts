/** Every page of the product, at an address that shows it, as somebody who may see it. Pictures, audits and the walk read it. */
import { consolePages, workbenchPages } from '../../apps/web/src/app/signed-in-pages.ts'
import type { Account, Ids } from './demo-ids.ts'

export interface CataloguePage {
  face: 'base' | 'website' | 'workbench' | 'console'
  /** Name of its pictures, unique within the face. */
  name: string
  /** The page's file below `apps/web/src/faces/`, without `.page.tsx`. */
  page: string
  as: Account | null
  address: (ids: Ids) => string
}

const entry = (
  page: string,
  as: Account | null,
  address: CataloguePage['address'] | string,
  name?: string,
): CataloguePage => ({
  face: page.slice(0, page.indexOf('/')) as CataloguePage['face'],
  name: name ?? page.slice(page.lastIndexOf('/') + 1),
  page,
  as,
  address: typeof address === 'string' ? () => address : address,
})

/** Pages behind the sign-in whose address says all; roles are the administrator's. */
const plainly = (pages: typeof consolePages, as: Account): CataloguePage[] =>
  pages
    .filter(({ path }) => !/:|\/detail$/.test(path))
    .map(({ path, page }) => entry(page, page === 'console/roles/roles' ? 'admin' : as, path))

export const pageCatalogue: CataloguePage[] = [
  ...plainly(workbenchPages, 'demo'),
  ...plainly(consolePages, 'operator'),

  entry('base/login/login', null, '/login'),
  entry('base/login/login', null, '/login?form=sms', 'login-sms'),
  entry('base/login/login', null, '/login?form=register', 'login-register'),
  entry('base/login/login', null, '/login?form=forgotten', 'login-forgotten'),
  entry('base/invitation/invitation', null, '/invitation?token=unknown', 'invitation-gone'),
  entry('base/not-found/not-found', null, '/404'),
  entry('workbench/missing/missing', 'demo', '/workbench/nowhere'),
  entry('base/second-factor/second-factor', 'demo', '/secondFactor'),
  entry('base/consent/consent', 'demo', '/consent'),
  entry('base/redirect/redirect', 'demo', '/redirect/workbench/index'),
  entry('base/document/document', null, '/document'),

  entry('website/home/home', null, '/website/home'),
  entry('website/showroom/showroom', null, '/website/showroom'),
  entry('website/showroom-industry/showroom-industry', null, '/website/showroom/industry'),
  entry(
    'website/showroom-industry/showroom-industry',
    null,
    '/website/showroom/industry?view=list',
    'showroom-industry-list',
  ),
  entry('website/showroom-industry/showroom-industry', null, '/website/showroom/industry?key=99', 'hall-unknown'),
  entry('website/showroom-region/showroom-region', null, '/website/showroom/region'),
  entry('website/showroom-zhejiang/showroom-zhejiang', null, '/website/showroom/zhejiang'),
  entry('website/showroom-theme/showroom-theme', null, '/website/showroom/theme'),
  entry(
    'website/showroom-theme-news/showroom-theme-news',
    null,
    '/website/showroom/theme/news?id=999999999',
    'theme-news-unknown',
  ),
  entry('website/product-list/product-list', null, '/website/product'),
  entry(
    'website/product-list/product-list',
    null,
    '/website/product?keywords=%E6%B3%B5&sort=patents',
    'product-search',
  ),
  entry('website/product-list/product-list', null, '/website/product?keywords=zzzzzz', 'product-list-empty'),
  entry('website/product-list/product-list', null, '/website/product?view=list&industry=03', 'product-rows'),
  entry(
    'website/product-list/product-list',
    null,
    ({ compared }) => `/website/product?${compared.map((id) => `compare=${id}`).join('&')}`,
    'product-compare',
  ),
  entry('website/product/product', null, ({ product }) => `/website/product/detail?id=${product}`),
  entry('website/product/product', null, '/website/product/detail?id=999999999', 'product-unknown'),
  entry('website/product-model/product-model', null, ({ product }) => `/embed/product/model?id=${product}`),
  entry('website/patent/patent', null, ({ patent }) => `/website/product/patent?id=${patent}`),
  entry('website/enterprise-list/enterprise-list', null, '/website/enterprise'),
  entry('website/news-list/news-list', null, '/website/news'),
  entry('website/news-list/news-list', null, '/website/news?keywords=zzzzzz', 'news-list-empty'),
  entry('website/news/news', null, ({ article }) => `/website/news/detail?id=${article}`),
  entry('website/news/news', null, '/website/news/detail?id=999999999', 'news-unknown'),
  entry('website/agreement/agreement', null, '/website/agreement'),
  entry('website/about/about', null, '/website/about'),
  entry('website/privacy/privacy', null, '/website/privacy'),
  entry('website/inquiry/inquiry', null, '/website/inquiry'),
  entry('website/inquiry-form/inquiry-form', null, ({ product }) => `/website/inquiry/new?product=${product}`),
  entry('website/complaint/complaint', null, '/website/complaint'),
  entry(
    'website/complaint-form/complaint-form',
    null,
    ({ product }) => `/website/complaint/new?type=product&id=${product}`,
  ),
  entry('website/enterprise/enterprise', null, ({ enterprise }) => `/website/enterprise/detail?id=${enterprise}`),

  entry(
    'workbench/product-manage/product-manage',
    'demo',
    '/myEnt/productManage?keywords=zzzzzz',
    'product-manage-empty',
  ),
  entry(
    'workbench/product-import-detail/product-import-detail',
    'demo',
    ({ ownImport }) => `/myEnt/productImport/${ownImport}`,
  ),
  entry(
    'workbench/exhibit-product-setting/exhibit-product-setting',
    'demo',
    ({ ownProduct }) => `/myEnt/exhibitProductSetting/${ownProduct}`,
  ),
  ...['video', 'certificate', 'price', 'chain'].map((tab) =>
    entry(
      'workbench/exhibit-product-setting/exhibit-product-setting',
      'demo',
      ({ ownProduct }) => `/myEnt/exhibitProductSetting/${ownProduct}?tab=${tab}`,
      `exhibit-product-setting-${tab}`,
    ),
  ),
  ...['honor', 'product'].map((tab) =>
    entry(
      'workbench/certificate-manage/certificate-manage',
      'demo',
      `/myEnt/certificateManage?tab=${tab}`,
      `certificate-manage-${tab}`,
    ),
  ),
  entry('workbench/ent-auth/ent-auth', 'pending', '/entAuth', 'ent-auth-pending'),
  entry(
    'workbench/ent-info-sync/ent-info-sync',
    'demo',
    '/personalCenter/entInfoSync?tab=filing',
    'ent-info-sync-filing',
  ),
  entry(
    'workbench/ent-info-sync/ent-info-sync',
    'demo',
    '/personalCenter/entInfoSync?tab=history',
    'ent-info-sync-history',
  ),

  entry('workbench/news-detail/news-detail', 'demo', ({ news }) => `/workbench/news/detail?id=${news}`),
  entry(
    'workbench/inquiry-detail/inquiry-detail',
    'demo',
    ({ ownInquiry }) => `/personalCenter/inquiry/${ownInquiry}`,
    'own-inquiry-detail',
  ),
  ...['security', 'devices', 'members', 'notices', 'data'].map((tab) =>
    entry(
      'workbench/account-info/account-info',
      'demo',
      `/personalCenter/accountInfo?tab=${tab}`,
      `account-info-${tab}`,
    ),
  ),
  entry('workbench/account-info/account-info', 'operator', '/personalCenter/accountInfo', 'account-info-operator'),

  entry('console/audit/audit', 'operator', '/console/audit?subjectType=role&subjectId=none', 'audit-empty'),
  entry('console/review-detail/review-detail', 'operator', ({ productReview }) => `/console/review/${productReview}`),
  entry(
    'console/review-detail/review-detail',
    'operator',
    ({ certificationReview }) => `/console/review/${certificationReview}`,
    'review-certification',
  ),
  ...(['display', 'entCertificate', 'honor', 'pavilion'] as const).map((kind) =>
    entry(
      'console/review-detail/review-detail',
      'operator',
      ({ enterpriseReviews }) => `/console/review/${enterpriseReviews[kind]}`,
      `review-${kind}`,
    ),
  ),
  entry('console/complaint-detail/complaint-detail', 'operator', ({ complaint }) => `/console/complaints/${complaint}`),
  entry('console/inquiries/inquiries', 'operator', '/console/inquiries?view=blocks', 'inquiry-blocks'),
  entry('console/inquiry-detail/inquiry-detail', 'operator', ({ inquiry }) => `/console/inquiries/${inquiry}`),
  entry('console/enterprises/enterprises', 'operator', '/console/enterprises?keywords=zzzzzz', 'enterprises-empty'),
  entry(
    'console/enterprise-detail/enterprise-detail',
    'operator',
    ({ enterprise }) => `/console/enterprises/${enterprise}`,
  ),
  entry('console/product-detail/product-detail', 'operator', ({ product }) => `/console/products/${product}`),
  entry('console/patent-detail/patent-detail', 'operator', ({ patent }) => `/console/patents/${patent}`),
  entry('console/halls/halls', 'operator', '/console/halls?tab=halls', 'halls-all'),
  entry('console/expo/expo', 'operator', ({ expo }) => `/console/halls/expo/${expo}`),
  entry('console/expo/expo', 'operator', '/console/halls/expo/new', 'expo-new'),
  entry('console/hall/hall', 'operator', '/console/halls/hall/industry-03'),
  entry('console/news-detail/news-detail', 'operator', ({ news }) => `/console/news/${news}`),
  entry('console/news-detail/news-detail', 'operator', '/console/news/new', 'news-new'),
  entry('console/users/users', 'operator', '/console/users?keywords=zzzzzz', 'users-empty'),
  entry('console/dict-items/dict-items', 'operator', ({ dict }) => `/console/dict/${dict}`),
  entry('console/import-detail/import-detail', 'operator', ({ importRun }) => `/console/import/${importRun}`),
]

export const widths = [390, 768, 1440] as const
export const languages = ['zh-cn', 'en'] as const
export const themes = ['light', 'dark'] as const

/** One look at a page. */
export interface Look {
  width: number
  language: (typeof languages)[number]
  theme: (typeof themes)[number]
}

/** All looks of a page: every width × language × theme. */
export const looks: Look[] = widths.flatMap((width) =>
  languages.flatMap((language) => themes.map((theme) => ({ width, language, theme }))),
)

/** The address of a page of the catalogue in a language: website pages carry it, the others take it from the stored setting. */
export function addressIn({ face, address }: CataloguePage, ids: Ids, { language }: Pick<Look, 'language'>): string {
  const path = address(ids)
  if (face !== 'website' || language === 'zh-cn') return path
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
