/** Every endpoint there is. OpenAPI and the refusal walk read this list. */
import * as audit from './audit.ts'
import * as certificate from './certificate.ts'
import * as complaint from './complaint.ts'
import * as dict from './dict.ts'
import * as discovery from './discovery.ts'
import * as draft from './draft.ts'
import * as enterprise from './enterprise.ts'
import * as enterpriseContent from './enterprise-content.ts'
import * as enterpriseCertification from './enterprise-certification.ts'
import * as enterpriseAdmin from './enterprise-admin.ts'
import * as enterprisePreview from './enterprise-preview.ts'
import * as file from './file.ts'
import * as fileOperator from './file-operator.ts'
import * as filing from './filing.ts'
import * as filingAdmin from './filing-admin.ts'
import * as expoOwn from './expo-own.ts'
import * as hall from './hall.ts'
import * as hallAdmin from './hall-admin.ts'
import * as health from './health.ts'
import * as imports from './import.ts'
import * as importOwn from './import-own.ts'
import * as inquiry from './inquiry.ts'
import * as inquiryAdmin from './inquiry-admin.ts'
import * as inquiryOwn from './inquiry-own.ts'
import type { AnyEndpoint } from './kit.ts'
import * as message from './message.ts'
import * as messageList from './message-list.ts'
import * as news from './news.ts'
import * as newsAdmin from './news-admin.ts'
import * as newsNotice from './news-notice.ts'
import * as patent from './patent.ts'
import * as patentAdmin from './patent-admin.ts'
import * as product from './product.ts'
import * as productAdmin from './product-admin.ts'
import * as productBatch from './product-batch.ts'
import * as productContent from './product-content.ts'
import * as productFeaturing from './product-featuring.ts'
import * as productOwn from './product-own.ts'
import * as productTodo from './product-todo.ts'
import * as review from './review.ts'
import * as reviewClaim from './review-claim.ts'
import * as savedView from './saved-view.ts'
import * as search from './search.ts'
import * as searchRecord from './search-record.ts'
import * as setting from './setting.ts'
import * as site from './site.ts'
import * as stats from './stats.ts'
import * as user from './user.ts'
import * as userAdmin from './user-admin.ts'
import * as userConsent from './user-consent.ts'
import * as userFactor from './user-factor.ts'
import * as userLock from './user-lock.ts'
import * as userPasskey from './user-passkey.ts'
import * as userMember from './user-member.ts'
import * as userProfile from './user-profile.ts'
import * as userUnlock from './user-unlock.ts'
import * as analytics from './analytics.ts'

const rooms = {
  user: {
    ...user,
    ...userProfile,
    ...userAdmin,
    ...userMember,
    ...userConsent,
    ...userFactor,
    ...userLock,
    ...userPasskey,
    ...userUnlock,
    ...savedView,
  },
  audit,
  dict,
  discovery,
  draft,
  file: { ...file, ...fileOperator },
  message: { ...message, ...messageList },
  enterprise: {
    ...enterprise,
    ...enterpriseContent,
    ...enterpriseCertification,
    ...enterpriseAdmin,
    ...enterprisePreview,
  },
  product: {
    ...product,
    ...productOwn,
    ...productBatch,
    ...productContent,
    ...productAdmin,
    ...productFeaturing,
    ...productTodo,
  },
  news: { ...news, ...newsAdmin, ...newsNotice },
  patent: { ...patent, ...patentAdmin },
  review: { ...review, ...reviewClaim },
  search: { ...search, ...searchRecord },
  certificate,
  complaint,
  filing: { ...filing, ...filingAdmin },
  hall: { ...hall, ...hallAdmin, ...expoOwn },
  health,
  import: { ...imports, ...importOwn },
  inquiry: { ...inquiry, ...inquiryOwn, ...inquiryAdmin },
  stats,
  setting,
  site,
  analytics,
}

export type ApiRoom = keyof typeof rooms
/** The names of a room's endpoints. */
export type EndpointName<Room extends ApiRoom> = {
  [Name in keyof (typeof rooms)[Room]]: (typeof rooms)[Room][Name] extends AnyEndpoint ? Name : never
}[keyof (typeof rooms)[Room]]

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value

/** Room, name and declaration of every endpoint. */
export const api: { room: string; name: string; endpoint: AnyEndpoint }[] = Object.entries(rooms).flatMap(
  ([room, words]) =>
    Object.entries(words)
      .filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1]))
      .map(([name, declaration]) => ({ room, name, endpoint: declaration })),
)
