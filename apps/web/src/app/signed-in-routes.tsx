/** The routes behind the sign-in: workbench for everybody signed in (no role filters them), console by permission. */
import { consolePermissions } from '@portal/contract/permission-list'
import { redirect, type RouteObject } from 'react-router'
import { formerAddresses } from '../features/shell/former-addresses.ts'
import { titles } from './titles.ts'
import { type PageModules, type PageRoute, pageRoute } from './route.ts'

const modules: PageModules = import.meta.glob('../faces/{workbench,console,base/redirect}/**/*.page.tsx')

const workbench: PageRoute[] = [
  { path: '/dashboard', page: 'workbench/dashboard/dashboard', title: 'dashboard', hidden: true },
  { path: '/entAuth', page: 'workbench/ent-auth/ent-auth', title: 'entAuth', hidden: true },
  { path: '/workbench/index', page: 'workbench/workbench/workbench', title: 'workbench' },
  { path: '/workbench/news', page: 'workbench/news/news', title: 'workbenchNews', hidden: true, keepAlive: true },
  {
    path: '/workbench/news/detail',
    page: 'workbench/news-detail/news-detail',
    title: 'workbenchNewsDetail',
    hidden: true,
  },
  {
    path: '/myEnt/businessDisplay',
    page: 'workbench/business-display/business-display',
    title: 'businessDisplay',
  },
  {
    path: '/myEnt/certificateManage',
    page: 'workbench/certificate-manage/certificate-manage',
    title: 'certificateManage',
  },
  {
    path: '/myEnt/productManage',
    page: 'workbench/product-manage/product-manage',
    title: 'productManage',
    keepAlive: true,
  },
  {
    path: '/myEnt/productImport',
    page: 'workbench/product-import/product-import',
    title: 'productImport',
    hidden: true,
  },
  {
    path: '/myEnt/productImport/:id',
    page: 'workbench/product-import-detail/product-import-detail',
    title: 'productImportDetail',
    hidden: true,
  },
  { path: '/myEnt/pavilion', page: 'workbench/pavilion/pavilion', title: 'pavilion' },
  {
    path: '/myEnt/exhibitProductSetting/:id',
    page: 'workbench/exhibit-product-setting/exhibit-product-setting',
    title: 'exhibitProductSetting',
    hidden: true,
  },
  { path: '/myEnt/complaint', page: 'workbench/complaint/complaint', title: 'ownComplaint' },
  { path: '/personalCenter/entInfoSync', page: 'workbench/ent-info-sync/ent-info-sync', title: 'entInfoSync' },
  { path: '/personalCenter/message', page: 'workbench/message/message', title: 'message', keepAlive: true },
  {
    path: '/personalCenter/inquiry',
    page: 'workbench/inquiry/inquiry',
    title: 'ownInquiries',
    keepAlive: true,
  },
  {
    path: '/personalCenter/inquiry/:id',
    page: 'workbench/inquiry-detail/inquiry-detail',
    title: 'inquiryDetail',
    hidden: true,
  },
  { path: '/personalCenter/accountInfo', page: 'workbench/account-info/account-info', title: 'accountInfo' },
]

const console: PageRoute[] = [
  {
    path: '/console/dashboard',
    page: 'console/dashboard/dashboard',
    title: 'consoleDashboard',
    permission: consolePermissions,
  },
  {
    path: '/console/review',
    page: 'console/review/review',
    title: 'review',
    permission: ['review:read:any'],
    keepAlive: true,
  },
  {
    path: '/console/review/:id',
    page: 'console/review-detail/review-detail',
    title: 'reviewDetail',
    hidden: true,
    permission: ['review:read:any'],
  },
  {
    path: '/console/complaints',
    page: 'console/complaints/complaints',
    title: 'complaints',
    permission: ['complaint:read:any'],
    keepAlive: true,
  },
  {
    path: '/console/complaints/:id',
    page: 'console/complaint-detail/complaint-detail',
    title: 'complaintDetail',
    hidden: true,
    permission: ['complaint:read:any'],
  },
  {
    path: '/console/inquiries',
    page: 'console/inquiries/inquiries',
    title: 'inquiries',
    permission: ['inquiry:read:any'],
    keepAlive: true,
  },
  {
    path: '/console/inquiries/:id',
    page: 'console/inquiry-detail/inquiry-detail',
    title: 'inquiryDetail',
    hidden: true,
    permission: ['inquiry:read:any'],
  },
  {
    path: '/console/enterprises',
    page: 'console/enterprises/enterprises',
    title: 'consoleEnterprises',
    permission: ['enterprise:read:any'],
    keepAlive: true,
  },
  {
    path: '/console/enterprises/:id',
    page: 'console/enterprise-detail/enterprise-detail',
    title: 'consoleEnterprise',
    hidden: true,
    permission: ['enterprise:read:any'],
  },
  {
    path: '/console/products',
    page: 'console/products/products',
    title: 'consoleProducts',
    permission: ['product:read:any'],
    keepAlive: true,
  },
  {
    path: '/console/products/:id',
    page: 'console/product-detail/product-detail',
    title: 'consoleProduct',
    hidden: true,
    permission: ['product:read:any'],
  },
  {
    path: '/console/patents',
    page: 'console/patents/patents',
    title: 'consolePatents',
    permission: ['patent:read:any'],
    keepAlive: true,
  },
  {
    path: '/console/patents/:id',
    page: 'console/patent-detail/patent-detail',
    title: 'consolePatent',
    hidden: true,
    permission: ['patent:read:any'],
  },
  { path: '/console/news', page: 'console/news/news', title: 'news', permission: ['news:read:any'], keepAlive: true },
  {
    path: '/console/news/:id',
    page: 'console/news-detail/news-detail',
    title: 'newsEditor',
    hidden: true,
    permission: ['news:read:any'],
  },
  {
    path: '/console/halls',
    page: 'console/halls/halls',
    title: 'halls',
    permission: ['hall:read:any'],
    keepAlive: true,
  },
  {
    path: '/console/halls/expo/:id',
    page: 'console/expo/expo',
    title: 'expoEditor',
    hidden: true,
    permission: ['hall:read:any'],
  },
  {
    path: '/console/halls/hall/:hall',
    page: 'console/hall/hall',
    title: 'hallEditor',
    hidden: true,
    permission: ['hall:read:any'],
  },
  { path: '/console/home', page: 'console/home/home', title: 'homeFeaturing', permission: ['home:read:any'] },
  {
    path: '/console/notices',
    page: 'console/notices/notices',
    title: 'notices',
    permission: ['notice:send:any'],
    keepAlive: true,
  },
  {
    path: '/console/users',
    page: 'console/users/users',
    title: 'users',
    permission: ['user:read:any'],
    keepAlive: true,
  },
  { path: '/console/roles', page: 'console/roles/roles', title: 'roles', permission: ['role:read:any'] },
  { path: '/console/dict', page: 'console/dict/dict', title: 'dict', permission: ['dict:read:any'], keepAlive: true },
  {
    path: '/console/dict/:id',
    page: 'console/dict-items/dict-items',
    title: 'dictItems',
    hidden: true,
    permission: ['dict:read:any'],
  },
  {
    path: '/console/filing',
    page: 'console/filing-sources/filing-sources',
    title: 'filingSources',
    permission: ['filing:read:any'],
  },
  { path: '/console/import', page: 'console/import/import', title: 'dataImport', permission: ['import:run:any'] },
  {
    path: '/console/import/:id',
    page: 'console/import-detail/import-detail',
    title: 'dataImportDetail',
    hidden: true,
    permission: ['import:run:any'],
  },
  {
    path: '/console/outbox',
    page: 'console/outbox/outbox',
    title: 'outbox',
    permission: ['message:read:any'],
    keepAlive: true,
  },
  {
    path: '/console/audit',
    page: 'console/audit/audit',
    title: 'audit',
    permission: ['audit:read:any'],
    keepAlive: true,
  },
  {
    path: '/console/settings',
    page: 'console/settings/settings',
    title: 'siteSettings',
    permission: ['setting:read:any'],
  },
  {
    path: '/console/redirects',
    page: 'console/redirects/redirects',
    title: 'redirects',
    permission: ['setting:read:any'],
    keepAlive: true,
  },
  { path: '/console/health', page: 'console/health/health', title: 'health', permission: ['health:read:any'] },
]

/** Visitors do not load these titles: each page brings its own. */
const withWords = (route: PageRoute): PageRoute => ({
  ...route,
  words: { 'zh-cn': titles['zh-cn'][route.title], en: titles.en[route.title] },
})

const forward = (path: string, to: string): RouteObject => ({
  path,
  handle: { face: 'workbench', title: 'workbench', page: '', hidden: true },
  loader: ({ request }) => redirect(to + new URL(request.url).search),
})

/** All workbench and console pages inside the shell. */
export const signedInRoutes: RouteObject[] = [
  {
    id: 'shell',
    lazy: async () => ({ Component: (await import('../features/shell/shell.tsx')).Shell }),
    children: [
      {
        // A page that fails leaves menu and bar standing.
        lazy: async () => ({ ErrorBoundary: (await import('../features/shell/page-boundary.tsx')).PageError }),
        children: [
          // Inside the shell: what is refreshed through it leaves menu, tags and the other kept pages standing.
          pageRoute(modules, 'base', {
            path: '/redirect/*',
            page: 'base/redirect/redirect',
            title: 'redirect',
            hidden: true,
          }),
          forward('/workbench', '/workbench/index'),
          forward('/myEnt', '/myEnt/businessDisplay'),
          forward('/personalCenter', '/personalCenter/message'),
          forward('/console', '/console/dashboard'),
          ...formerAddresses.map(({ path, to }) => forward(path, to)),
          ...workbench.map((route) => pageRoute(modules, 'workbench', withWords(route))),
          ...console.map((route) => pageRoute(modules, 'console', withWords(route))),
        ],
      },
    ],
  },
]
