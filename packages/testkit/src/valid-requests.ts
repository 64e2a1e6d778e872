/**
 * One valid request per endpoint. The walks repeat each as everybody else; an endpoint or a room that is missing is a type
 * error.
 */
import type { ApiRoom } from '@portal/contract/api'
import type { RequestsOf, ValidRequest } from './valid-request.ts'
import { analyticsRequests } from './valid-requests/analytics.ts'
import { auditRequests } from './valid-requests/audit.ts'
import { certificateRequests } from './valid-requests/certificate.ts'
import { complaintRequests } from './valid-requests/complaint.ts'
import { dictRequests } from './valid-requests/dict.ts'
import { discoveryRequests } from './valid-requests/discovery.ts'
import { draftRequests } from './valid-requests/draft.ts'
import { enterpriseRequests } from './valid-requests/enterprise.ts'
import { fileRequests } from './valid-requests/file.ts'
import { filingRequests } from './valid-requests/filing.ts'
import { hallRequests } from './valid-requests/hall.ts'
import { healthRequests } from './valid-requests/health.ts'
import { importRequests } from './valid-requests/import.ts'
import { inquiryRequests } from './valid-requests/inquiry.ts'
import { messageRequests } from './valid-requests/message.ts'
import { newsRequests } from './valid-requests/news.ts'
import { patentRequests } from './valid-requests/patent.ts'
import { productRequests } from './valid-requests/product.ts'
import { reviewRequests } from './valid-requests/review.ts'
import { searchRequests } from './valid-requests/search.ts'
import { settingRequests } from './valid-requests/setting.ts'
import { siteRequests } from './valid-requests/site.ts'
import { statsRequests } from './valid-requests/stats.ts'
import { userRequests } from './valid-requests/user.ts'

const byRoom: { [Room in ApiRoom]: RequestsOf<Room> } = {
  analytics: analyticsRequests,
  audit: auditRequests,
  certificate: certificateRequests,
  complaint: complaintRequests,
  dict: dictRequests,
  discovery: discoveryRequests,
  draft: draftRequests,
  enterprise: enterpriseRequests,
  file: fileRequests,
  filing: filingRequests,
  hall: hallRequests,
  health: healthRequests,
  import: importRequests,
  inquiry: inquiryRequests,
  message: messageRequests,
  news: newsRequests,
  patent: patentRequests,
  product: productRequests,
  review: reviewRequests,
  search: searchRequests,
  setting: settingRequests,
  site: siteRequests,
  stats: statsRequests,
  user: userRequests,
}

/** By `room.name` of the contract. */
export const validRequests: Readonly<Record<string, ValidRequest>> = Object.fromEntries(
  Object.entries(byRoom).flatMap(([room, requests]) =>
    Object.entries(requests).map(([name, request]) => [`${room}.${name}`, request]),
  ),
)
