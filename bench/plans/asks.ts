/** What is asked, by room: each list in each of its orders, its filters, and what works by itself. */
import { randomUUID } from 'node:crypto'
import { articlePage, articleFirst, type ArticleSort } from '@portal/contract/news-admin'
import { auditPage } from '@portal/contract/audit'
import { certificatePage } from '@portal/contract/certificate'
import { complaintPage } from '@portal/contract/complaint'
import { redirectPage } from '@portal/contract/discovery'
import { draftKeep, draftList } from '@portal/contract/draft'
import { enterpriseAdminPage, enterpriseFirst, type EnterpriseSort } from '@portal/contract/enterprise-admin'
import { expoAdminPage } from '@portal/contract/hall-admin'
import { inquiryPage } from '@portal/contract/inquiry-admin'
import { inquiryOwnPage } from '@portal/contract/inquiry-own'
import type { Input } from '@portal/contract/kit'
import type { Direction } from '@portal/contract/list-order'
import { messagePage, outboxPage } from '@portal/contract/message'
import { messageList } from '@portal/contract/message-list'
import { patentAdminPage, patentFirst, type PatentSort } from '@portal/contract/patent-admin'
import { productAdminPage, productFirst, type ProductSort } from '@portal/contract/product-admin'
import { ownProductFirst, type OwnProductSort, searchPageByParam } from '@portal/contract/product-own'
import { productTodo } from '@portal/contract/product-todo'
import { reviewDetail, reviewPage, reviewQueue } from '@portal/contract/review'
import { savedViewList, savedViewSave } from '@portal/contract/saved-view'
import { searchRecords } from '@portal/contract/search-record'
import { userPage } from '@portal/contract/user-admin'
import type { Portal } from '../../apps/server/src/app.ts'
import type { Actor } from '../../apps/server/src/platform/http/actor.ts'
import { countAttempt } from '../../apps/server/src/rooms/user/user-attempt.service.ts'
import { isKnownNetwork } from '../../apps/server/src/rooms/user/user-device.service.ts'
import { OWN, OWN_NAME } from './fill.ts'

type Ask = (portal: Portal) => Promise<unknown>
type Asks = Record<string, Ask>

const person = { avatar: null, sessionId: '1', nickname: '方晴' } as const
const operator: Actor = {
  ...person,
  userId: OWN.operator,
  username: 'operator',
  organisationId: null,
  organisationName: '',
  examineState: null,
  roles: ['ROOT'],
  perms: ['*:*:*'],
}
const owner: Actor = {
  ...person,
  userId: OWN.owner,
  username: 'owner',
  organisationId: OWN.organisation,
  organisationName: OWN_NAME,
  examineState: '1',
  roles: ['OWNER'],
  perms: ['product:*:own', 'enterprise:*:own', 'inquiry:*:own', 'user:*:own'],
}
const language = 'zh-cn'
const byOperator = { actor: operator, language } as const
const byOwner = { actor: owner, language } as const

/** Asks for each value, under a name of its own. */
const each = <Value extends object>(name: string, values: readonly Value[], ask: (value: Value) => Ask): Asks =>
  Object.fromEntries(
    values.map((value) => {
      const said = Object.entries(value).map(([key, one]) => `, ${key} ${String(one)}`)
      return [`${name}${said.join('')}`, ask(value)]
    }),
  )
/** Every order of a list, and its reverse. */
const orders = <Sort extends string>(first: Readonly<Record<Sort, Direction>>) =>
  (Object.keys(first) as Sort[]).flatMap((sort) => [
    { sort, direction: 'ASC' as const },
    { sort, direction: 'DESC' as const },
  ])

const LAST_MONTH = '2026-10-01'

const reviews: Asks = {
  ...each(
    'review queue',
    [
      {},
      { direction: 'DESC' },
      { pageNum: 500 },
      { kind: 'price' },
      { kind: 'certification' },
      { organisationId: OWN.organisation },
      { organisationId: '77' },
      { keywords: '离心泵' },
      { keywords: 'w7' },
      { keywords: '离心泵 777' },
      { waitedHours: 4800 },
      { mine: 'true' },
    ] as const,
    (query) => (portal) => portal.callInProcess(reviewQueue, { query }, byOperator),
  ),
  ...each(
    'review with its neighbours',
    [{ id: '3' }, { id: '500001' }],
    (query) => (portal) => portal.callInProcess(reviewDetail, { query }, byOperator),
  ),
  ...each(
    'reviews',
    [
      {},
      { state: 'approved' },
      { state: 'rejected', direction: 'ASC' },
      { state: 'approved', kind: 'price' },
      { state: 'approved', organisationId: '77' },
      { state: 'approved', keywords: 'w7' },
      { state: 'approved', mine: 'true' },
    ] as const,
    (query) => (portal) => portal.callInProcess(reviewPage, { query }, byOperator),
  ),
}

const products: Asks = {
  ...each(
    'all products',
    [
      ...orders<ProductSort>(productFirst),
      { pageNum: 5000 },
      { status: '2' },
      { onWebsite: 'false' },
      { archived: 'true' },
      { industry: '03', sort: 'name' },
      { enterprise: '77' },
      { enterprise: OWN.organisation, sort: 'completeness' },
      { keywords: '离心泵', sort: 'name' },
      { keywords: '热处理炉 777' },
    ] as const,
    (query) => (portal) => portal.callInProcess(productAdminPage, { query }, byOperator),
  ),
  ...each(
    'own products',
    [...orders<OwnProductSort>(ownProductFirst), { keywords: '离心泵' }] as const,
    (body) => (portal) => portal.callInProcess(searchPageByParam, { body }, byOwner),
  ),
  'to-do list': (portal) => portal.callInProcess(productTodo, {}, byOwner),
  ...each(
    'own certificates',
    [{}, { validity: 'soon' }] as const,
    (query) => (portal) => portal.callInProcess(certificatePage, { query }, byOwner),
  ),
}

const lists: Asks = {
  ...each(
    'enterprises',
    [
      ...orders<EnterpriseSort>(enterpriseFirst),
      { state: '2' },
      { region: '33', sort: 'products' },
      { keywords: '企业77' },
    ] as const,
    (query) => (portal) => portal.callInProcess(enterpriseAdminPage, { query }, byOperator),
  ),
  ...each(
    'patents',
    [
      ...orders<PatentSort>(patentFirst),
      { pageNum: 5000 },
      { legalStatus: 'lapsed', sort: 'filed' },
      { type: 'design' },
      { keywords: '离心泵' },
      { keywords: 'CN20201000' },
    ] as const,
    (query) => (portal) => portal.callInProcess(patentAdminPage, { query }, byOperator),
  ),
  ...each(
    'articles',
    [...orders<ArticleSort>(articleFirst), { state: 'draft' }, { keywords: '离心泵' }] as const,
    (query) => (portal) => portal.callInProcess(articlePage, { query }, byOperator),
  ),
  ...each(
    'users',
    [
      { field: 'create_time', direction: 'DESC' },
      { field: 'create_time', direction: 'ASC' },
      { field: 'update_time', direction: 'DESC' },
      { field: 'update_time', direction: 'ASC' },
      { deptId: OWN.organisation },
      { keywords: '王伟' },
    ] as const,
    (query) => (portal) => portal.callInProcess(userPage, { query }, byOperator),
  ),
  ...each(
    'complaints',
    [{}, { state: 'upheld' }, { kind: 'other' }, { keywords: '离心泵' }] as const,
    (query) => (portal) => portal.callInProcess(complaintPage, { query }, byOperator),
  ),
  ...each(
    'inquiries',
    [{}, { state: 'open' }, { hidden: 'true' }, { keywords: '离心泵' }] as const,
    (query) => (portal) => portal.callInProcess(inquiryPage, { query }, byOperator),
  ),
  ...each(
    'own inquiries',
    [{}, { keywords: '离心泵' }] as const,
    (query) => (portal) => portal.callInProcess(inquiryOwnPage, { query }, byOwner),
  ),
  ...each(
    'outbox',
    [{}, { channel: 'mail', state: 'failed' }, { state: 'sent' }, { keywords: 'u777' }] as const,
    (query) => (portal) => portal.callInProcess(outboxPage, { query }, byOperator),
  ),
  ...each<Input<typeof auditPage>['query']>(
    'audit log',
    [{}, { actions: ['role.saved'] }, { organisationId: '77' }, { from: LAST_MONTH }],
    (query) => (portal) => portal.callInProcess(auditPage, { query }, byOperator),
  ),
  expos: (portal) => portal.callInProcess(expoAdminPage, { query: {} }, byOperator),
  redirects: (portal) => portal.callInProcess(redirectPage, { query: { keywords: 'old/77' } }, byOperator),
  'saved views': (portal) => portal.callInProcess(savedViewList, { query: { list: 'reviews' } }, byOwner),
  'saved views, one more': (portal) =>
    portal.callInProcess(
      savedViewSave,
      { body: { list: 'reviews', name: '新视图', query: '', columns: { hidden: [], pinned: [] } } },
      byOwner,
    ),
}

/** What somebody may have typed so far. */
const TYPED = [
  '离',
  '离心',
  '离心泵',
  '离心泵 777',
  '热处理',
  '企业77',
  '企业',
  'w',
  'TEST-77',
  'CN20201',
  'nobody-at-all',
]
const palette: Asks = {
  ...each(
    'palette of operators',
    TYPED.map((keywords) => ({ keywords })),
    (query) => (portal) => portal.callInProcess(searchRecords, { query }, byOperator),
  ),
  ...each(
    'palette of an enterprise',
    TYPED.map((keywords) => ({ keywords })),
    (query) => (portal) => portal.callInProcess(searchRecords, { query }, byOwner),
  ),
}

const bySelf: Asks = {
  'messages, the bell': (portal) =>
    portal.callInProcess(messagePage, { query: { unread: 'true', pageSize: 5 } }, byOperator),
  'messages by group': (portal) => portal.callInProcess(messageList, { query: {} }, byOperator),
  'drafts of a form': (portal) => portal.callInProcess(draftList, { query: { form: 'basics', subject: '5' } }, byOwner),
  'drafts, keeping one': (portal) =>
    portal.callInProcess(
      draftKeep,
      {
        body: {
          form: 'basics',
          subject: '5',
          version: 'a'.repeat(32),
          content: '{}',
          typedAt: new Date().toISOString(),
        },
      },
      byOwner,
    ),
  'drafts, cleaning': ({ rooms }) => rooms.draft.cleaning.clean(),
  'keys, a new one': ({ platform: { idempotency, transactor } }) =>
    idempotency.perform(
      { actor: 'user:2', key: randomUUID(), endpoint: 'POST /', content: '', answer: 'nothing' },
      () => transactor.transact(async () => null),
    ),
  'keys, cleaning': ({ platform }) => platform.idempotency.clean(),
  'guesses, one from a network': ({ platform: { throttle } }) => countAttempt(throttle, 'u29', '203.0.113.7'),
  'guesses, whether a network is known': ({ platform: { transactor } }) =>
    isKnownNetwork(transactor.read, OWN.owner, '203.0.113.7'),
  'guesses, cleaning': ({ platform }) => platform.throttle.clean(),
  'quota of an enterprise': ({ rooms }) => rooms.file.fileStorage.use(owner),
  'unused files, two hundred of a sweep': ({ rooms }) => rooms.file.unused.sweep(),
}

export const asks: Asks = { ...reviews, ...products, ...lists, ...palette, ...bySelf }
