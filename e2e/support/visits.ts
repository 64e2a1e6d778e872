/** Every page of the product, at an address that shows it, as somebody who may see it. Pictures, audits and the walk read it. */
import type { Account, Ids } from './demo-ids.ts'

export interface Visit {
  face: 'base' | 'website' | 'workbench' | 'console'
  /** Name of its pictures, unique within the face. */
  name: string
  /** The page's file below `apps/web/src/faces/`, without `.page.tsx`. */
  page: string
  as: Account | null
  address: (ids: Ids) => string
}

const visit = (page: string, as: Account | null, address: Visit['address'] | string, name?: string): Visit => ({
  face: page.slice(0, page.indexOf('/')) as Visit['face'],
  name: name ?? page.slice(page.lastIndexOf('/') + 1),
  page,
  as,
  address: typeof address === 'string' ? () => address : address,
})

export const visits: Visit[] = [
  visit('base/login/login', null, '/login'),
  visit('base/login/login', null, '/login?form=sms', 'login-sms'),
  visit('base/login/login', null, '/login?form=register', 'login-register'),
  visit('base/login/login', null, '/login?form=forgotten', 'login-forgotten'),
  visit('base/invitation/invitation', null, '/invitation?token=unknown', 'invitation-gone'),
  visit('base/not-found/not-found', null, '/404'),
  visit('base/unauthorised/unauthorised', 'demo', '/401'),
  visit('base/redirect/redirect', 'demo', '/redirect/workbench/index'),
  visit('base/document/document', null, '/document'),

  visit('website/home/home', null, '/website/home'),
  visit('website/showroom/showroom', null, '/website/showroom'),
  visit('website/showroom-industry/showroom-industry', null, '/website/showroom/industry'),
  visit(
    'website/showroom-industry/showroom-industry',
    null,
    '/website/showroom/industry?view=list',
    'showroom-industry-list',
  ),
  visit('website/showroom-industry/showroom-industry', null, '/website/showroom/industry?key=99', 'hall-unknown'),
  visit('website/showroom-region/showroom-region', null, '/website/showroom/region'),
  visit('website/showroom-zhejiang/showroom-zhejiang', null, '/website/showroom/zhejiang'),
  visit('website/showroom-theme/showroom-theme', null, '/website/showroom/theme'),
  visit(
    'website/showroom-theme-news/showroom-theme-news',
    null,
    '/website/showroom/theme/news?id=999999999',
    'theme-news-unknown',
  ),
  visit('website/product-list/product-list', null, '/website/product'),
  visit(
    'website/product-list/product-list',
    null,
    '/website/product?keywords=%E6%B3%B5&sort=patents',
    'product-search',
  ),
  visit('website/product-list/product-list', null, '/website/product?keywords=zzzzzz', 'product-list-empty'),
  visit('website/product-list/product-list', null, '/website/product?view=list&industry=03', 'product-rows'),
  visit(
    'website/product-list/product-list',
    null,
    ({ compared }) => `/website/product?${compared.map((id) => `compare=${id}`).join('&')}`,
    'product-compare',
  ),
  visit('website/product/product', null, ({ product }) => `/website/product/detail?id=${product}`),
  visit('website/product/product', null, '/website/product/detail?id=999999999', 'product-unknown'),
  visit('website/product-model/product-model', null, ({ product }) => `/embed/product/model?id=${product}`),
  visit('website/patent/patent', null, ({ patent }) => `/website/product/patent?id=${patent}`),
  visit('website/enterprise-list/enterprise-list', null, '/website/enterprise'),
  visit('website/news-list/news-list', null, '/website/news'),
  visit('website/news-list/news-list', null, '/website/news?keywords=zzzzzz', 'news-list-empty'),
  visit('website/news/news', null, ({ article }) => `/website/news/detail?id=${article}`),
  visit('website/news/news', null, '/website/news/detail?id=999999999', 'news-unknown'),
  visit('website/agreement/agreement', null, '/website/agreement'),
  visit('website/about/about', null, '/website/about'),
  visit('website/privacy/privacy', null, '/website/privacy'),
  visit('website/inquiry/inquiry', null, '/website/inquiry'),
  visit('website/inquiry-form/inquiry-form', null, ({ product }) => `/website/inquiry/new?product=${product}`),
  visit('website/complaint/complaint', null, '/website/complaint'),
  visit(
    'website/complaint-form/complaint-form',
    null,
    ({ product }) => `/website/complaint/new?type=product&id=${product}`,
  ),
  visit('website/enterprise/enterprise', null, ({ enterprise }) => `/website/enterprise/detail?id=${enterprise}`),

  visit('workbench/dashboard/dashboard', 'demo', '/dashboard'),
  visit('workbench/workbench/workbench', 'demo', '/workbench/index'),
  visit('workbench/business-display/business-display', 'demo', '/myEnt/businessDisplay'),
  visit('workbench/pavilion/pavilion', 'demo', '/myEnt/pavilion'),
  visit('workbench/product-manage/product-manage', 'demo', '/myEnt/productManage'),
  visit(
    'workbench/product-manage/product-manage',
    'demo',
    '/myEnt/productManage?keywords=zzzzzz',
    'product-manage-empty',
  ),
  visit('workbench/product-import/product-import', 'demo', '/myEnt/productImport'),
  visit(
    'workbench/product-import-detail/product-import-detail',
    'demo',
    ({ ownImport }) => `/myEnt/productImport/${ownImport}`,
  ),
  visit(
    'workbench/exhibit-product-setting/exhibit-product-setting',
    'demo',
    ({ ownProduct }) => `/myEnt/exhibitProductSetting/${ownProduct}`,
  ),
  ...['video', 'certificate', 'price', 'chain'].map((tab) =>
    visit(
      'workbench/exhibit-product-setting/exhibit-product-setting',
      'demo',
      ({ ownProduct }) => `/myEnt/exhibitProductSetting/${ownProduct}?tab=${tab}`,
      `exhibit-product-setting-${tab}`,
    ),
  ),
  visit('workbench/certificate-manage/certificate-manage', 'demo', '/myEnt/certificateManage'),
  ...['honor', 'product'].map((tab) =>
    visit(
      'workbench/certificate-manage/certificate-manage',
      'demo',
      `/myEnt/certificateManage?tab=${tab}`,
      `certificate-manage-${tab}`,
    ),
  ),
  visit('workbench/ent-auth/ent-auth', 'pending', '/entAuth', 'ent-auth-pending'),
  visit('workbench/ent-auth/ent-auth', 'demo', '/entAuth', 'ent-auth-approved'),
  visit('workbench/ent-info-sync/ent-info-sync', 'demo', '/personalCenter/entInfoSync'),
  visit(
    'workbench/ent-info-sync/ent-info-sync',
    'demo',
    '/personalCenter/entInfoSync?tab=filing',
    'ent-info-sync-filing',
  ),
  visit(
    'workbench/ent-info-sync/ent-info-sync',
    'demo',
    '/personalCenter/entInfoSync?tab=history',
    'ent-info-sync-history',
  ),

  visit('workbench/complaint/complaint', 'demo', '/myEnt/complaint', 'own-complaint'),
  visit('workbench/news/news', 'demo', '/workbench/news'),
  visit('workbench/news-detail/news-detail', 'demo', ({ news }) => `/workbench/news/detail?id=${news}`),
  visit('workbench/message/message', 'demo', '/personalCenter/message'),
  visit('workbench/inquiry/inquiry', 'demo', '/personalCenter/inquiry', 'own-inquiry'),
  visit(
    'workbench/inquiry-detail/inquiry-detail',
    'demo',
    ({ ownInquiry }) => `/personalCenter/inquiry/${ownInquiry}`,
    'own-inquiry-detail',
  ),
  visit('workbench/account-info/account-info', 'demo', '/personalCenter/accountInfo'),
  ...['security', 'devices', 'members', 'notices', 'data'].map((tab) =>
    visit(
      'workbench/account-info/account-info',
      'demo',
      `/personalCenter/accountInfo?tab=${tab}`,
      `account-info-${tab}`,
    ),
  ),
  visit('workbench/account-info/account-info', 'operator', '/personalCenter/accountInfo', 'account-info-operator'),

  visit('console/dashboard/dashboard', 'operator', '/console/dashboard'),
  visit('console/audit/audit', 'operator', '/console/audit'),
  visit('console/audit/audit', 'operator', '/console/audit?subjectType=role&subjectId=none', 'audit-empty'),
  visit('console/health/health', 'operator', '/console/health'),
  visit('console/review/review', 'operator', '/console/review'),
  visit('console/review-detail/review-detail', 'operator', ({ productReview }) => `/console/review/${productReview}`),
  visit(
    'console/review-detail/review-detail',
    'operator',
    ({ certificationReview }) => `/console/review/${certificationReview}`,
    'review-certification',
  ),
  ...(['display', 'entCertificate', 'honor', 'pavilion'] as const).map((kind) =>
    visit(
      'console/review-detail/review-detail',
      'operator',
      ({ enterpriseReviews }) => `/console/review/${enterpriseReviews[kind]}`,
      `review-${kind}`,
    ),
  ),
  visit('console/complaints/complaints', 'operator', '/console/complaints'),
  visit('console/complaint-detail/complaint-detail', 'operator', ({ complaint }) => `/console/complaints/${complaint}`),
  visit('console/inquiries/inquiries', 'operator', '/console/inquiries'),
  visit('console/inquiries/inquiries', 'operator', '/console/inquiries?view=blocks', 'inquiry-blocks'),
  visit('console/inquiry-detail/inquiry-detail', 'operator', ({ inquiry }) => `/console/inquiries/${inquiry}`),
  visit('console/enterprises/enterprises', 'operator', '/console/enterprises'),
  visit('console/enterprises/enterprises', 'operator', '/console/enterprises?keywords=zzzzzz', 'enterprises-empty'),
  visit(
    'console/enterprise-detail/enterprise-detail',
    'operator',
    ({ enterprise }) => `/console/enterprises/${enterprise}`,
  ),
  visit('console/products/products', 'operator', '/console/products'),
  visit('console/product-detail/product-detail', 'operator', ({ product }) => `/console/products/${product}`),
  visit('console/patents/patents', 'operator', '/console/patents'),
  visit('console/patent-detail/patent-detail', 'operator', ({ patent }) => `/console/patents/${patent}`),
  visit('console/settings/settings', 'operator', '/console/settings'),
  visit('console/halls/halls', 'operator', '/console/halls'),
  visit('console/halls/halls', 'operator', '/console/halls?tab=halls', 'halls-all'),
  visit('console/expo/expo', 'operator', ({ expo }) => `/console/halls/expo/${expo}`),
  visit('console/expo/expo', 'operator', '/console/halls/expo/new', 'expo-new'),
  visit('console/hall/hall', 'operator', '/console/halls/hall/industry-03'),
  visit('console/home/home', 'operator', '/console/home'),
  visit('console/news/news', 'operator', '/console/news'),
  visit('console/news-detail/news-detail', 'operator', ({ news }) => `/console/news/${news}`),
  visit('console/news-detail/news-detail', 'operator', '/console/news/new', 'news-new'),
  visit('console/notices/notices', 'operator', '/console/notices'),
  visit('console/users/users', 'operator', '/console/users'),
  visit('console/users/users', 'operator', '/console/users?keywords=zzzzzz', 'users-empty'),
  visit('console/roles/roles', 'admin', '/console/roles'),
  visit('console/dict/dict', 'operator', '/console/dict'),
  visit('console/dict-items/dict-items', 'operator', ({ dict }) => `/console/dict/${dict}`),
  visit('console/filing-sources/filing-sources', 'operator', '/console/filing'),
  visit('console/import/import', 'operator', '/console/import'),
  visit('console/import-detail/import-detail', 'operator', ({ importRun }) => `/console/import/${importRun}`),
  visit('console/outbox/outbox', 'operator', '/console/outbox'),
  visit('console/redirects/redirects', 'operator', '/console/redirects'),
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

/** The address of a visit in a language: website pages carry it, the others take it from the stored setting. */
export function addressIn({ face, address }: Visit, ids: Ids, { language }: Pick<Look, 'language'>): string {
  const path = address(ids)
  if (face !== 'website' || language === 'zh-cn') return path
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
