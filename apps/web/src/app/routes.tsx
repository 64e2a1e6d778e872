/**
 * THE route table; it mirrors the specification's §2. Public routes stand here; those behind the sign-in are
 * generated when somebody signs in (`signed-in-routes.tsx`), so that visitors never load them.
 */
import { redirect, type RouteObject, type RouterContextProvider } from 'react-router'
import { WebsiteError } from '../faces/website/layout/website-error.tsx'
import { WebsiteLayout } from '../faces/website/layout/website-layout.tsx'
import { type PageModules, pageRoute } from './page-route.ts'
import type { PageRoute, RouteHandle } from './route.ts'

const modules: PageModules = import.meta.glob('../faces/{base,website}/**/*.page.tsx')

const base: PageRoute[] = [
  { path: '/login', page: 'base/login/login', title: 'login', public: true, hidden: true },
  { path: '/invitation', page: 'base/invitation/invitation', title: 'invitation', public: true, hidden: true },
  {
    path: '/404',
    page: 'base/not-found/not-found',
    title: 'notFound',
    public: true,
    hidden: true,
    serverRendered: true,
  },
  { path: '/document', page: 'base/document/document', title: 'document', public: true, hidden: true },
  { path: '/consent', page: 'base/consent/consent', title: 'consent', hidden: true },
  { path: '/secondFactor', page: 'base/second-factor/second-factor', title: 'secondFactor', hidden: true },
]

const website: PageRoute[] = [
  { path: 'home', page: 'website/home/home', title: 'home', public: true },
  { path: 'showroom', page: 'website/showroom/showroom', title: 'showroom', public: true },
  {
    path: 'showroom/industry',
    page: 'website/showroom-industry/showroom-industry',
    title: 'showroom',
    public: true,
    hidden: true,
  },
  {
    path: 'showroom/region',
    page: 'website/showroom-region/showroom-region',
    title: 'showroom',
    public: true,
    hidden: true,
  },
  {
    path: 'showroom/zhejiang',
    page: 'website/showroom-zhejiang/showroom-zhejiang',
    title: 'showroom',
    public: true,
    hidden: true,
  },
  {
    path: 'showroom/theme',
    page: 'website/showroom-theme/showroom-theme',
    title: 'showroom',
    public: true,
    hidden: true,
  },
  {
    path: 'showroom/theme/news',
    page: 'website/showroom-theme-news/showroom-theme-news',
    title: 'showroom',
    public: true,
    hidden: true,
  },
  { path: 'product', page: 'website/product-list/product-list', title: 'products', public: true },
  { path: 'product/detail', page: 'website/product/product', title: 'product', public: true, hidden: true },
  { path: 'product/patent', page: 'website/patent/patent', title: 'patent', public: true, hidden: true },
  { path: 'enterprise', page: 'website/enterprise-list/enterprise-list', title: 'enterprises', public: true },
  { path: 'enterprise/detail', page: 'website/enterprise/enterprise', title: 'enterprise', public: true, hidden: true },
  { path: 'news', page: 'website/news-list/news-list', title: 'websiteNews', public: true },
  { path: 'news/detail', page: 'website/news/news', title: 'article', public: true, hidden: true },
  { path: 'complaint', page: 'website/complaint/complaint', title: 'complaint', public: true, hidden: true },
  {
    path: 'complaint/new',
    page: 'website/complaint-form/complaint-form',
    title: 'complaint',
    public: true,
    hidden: true,
  },
  { path: 'inquiry', page: 'website/inquiry/inquiry', title: 'inquiry', public: true, hidden: true },
  { path: 'inquiry/new', page: 'website/inquiry-form/inquiry-form', title: 'inquiry', public: true, hidden: true },
  { path: 'about', page: 'website/about/about', title: 'about', public: true },
  { path: 'agreement', page: 'website/agreement/agreement', title: 'agreement', public: true, hidden: true },
  { path: 'privacy', page: 'website/privacy/privacy', title: 'privacy', public: true, hidden: true },
]

/** What the card of a product shows in frames on other sites: nothing stands around it. */
const framed: PageRoute = {
  path: '/embed/product/model',
  page: 'website/product-model/product-model',
  title: 'product',
  public: true,
  hidden: true,
  framed: true,
}

/** Loads the data of one website page: in the browser by one request, on the server in the process. */
export type LoadPage = (page: string, request: Request, context: Readonly<RouterContextProvider>) => Promise<unknown>

const withData = (route: RouteObject, loadPage: LoadPage): RouteObject => ({
  ...route,
  loader: ({ request, context }) => loadPage((route.handle as RouteHandle).page, request, context),
})

/** What stands around every page is asked for once, and a page is shown without it rather than not at all. */
const withSite = (loadPage: LoadPage): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  loader: ({ request, context }) =>
    loadPage(websiteHandle.page, new Request(new URL(SITE, request.url), { signal: request.signal }), context).catch(
      () => null,
    ),
  shouldRevalidate: () => false,
})

const keepSearch =
  (to: string) =>
  ({ request }: { request: Request }) =>
    redirect(to + new URL(request.url).search)
/** Where the data of the layout is asked for; whoever opens the address itself is led to the home page. */
const SITE = '/website'
const websiteHandle: RouteHandle = {
  face: 'website',
  title: 'home',
  page: 'website/layout/site',
  public: true,
  hidden: true,
}

/** Any other address. It only gives the guard something to decide about; nobody stays here. */
const unknown: RouteObject = {
  path: '*',
  handle: { face: 'base', title: 'notFound', page: 'base/not-found/not-found', hidden: true } satisfies RouteHandle,
  loader: () => redirect('/404'),
  Component: () => null,
}

/** The routes everybody has: base and website. */
export function publicRoutes(loadPage: LoadPage): RouteObject[] {
  return [
    {
      path: '/',
      handle: { face: 'base', title: 'dashboard', page: '', hidden: true } satisfies RouteHandle,
      loader: () => redirect('/dashboard'),
    },
    ...base.map((route) => pageRoute(modules, 'base', route)),
    { path: SITE, handle: websiteHandle, loader: keepSearch('/website/home') },
    {
      path: '/website',
      id: 'website',
      ...withSite(loadPage),
      Component: WebsiteLayout,
      ErrorBoundary: WebsiteError,
      children: website.map((route) => withData(pageRoute(modules, 'website', route), loadPage)),
    },
    withData(pageRoute(modules, 'website', framed), loadPage),
    unknown,
  ]
}
