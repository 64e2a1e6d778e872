/** Every page behind the sign-in, by the room it belongs to. A new room is named here once. */
import type { PageMessages } from '../lib/i18n/room-messages.ts'
import { auditPages } from './audit/audit-pages.messages.ts'
import { certificatePages } from './certificate/certificate-pages.messages.ts'
import { complaintPages } from './complaint/complaint-pages.messages.ts'
import { dictPages } from './dict/dict-pages.messages.ts'
import { discoveryPages } from './discovery/discovery-pages.messages.ts'
import { enterprisePages } from './enterprise/enterprise-pages.messages.ts'
import { filingPages } from './filing/filing-pages.messages.ts'
import { hallPages } from './hall/hall-pages.messages.ts'
import { healthPages } from './health/health-pages.messages.ts'
import { importPages } from './import/import-pages.messages.ts'
import { inquiryPages } from './inquiry/inquiry-pages.messages.ts'
import { messagePages } from './message/message-pages.messages.ts'
import { newsPages } from './news/news-pages.messages.ts'
import { patentPages } from './patent/patent-pages.messages.ts'
import { productPages } from './product/product-pages.messages.ts'
import { reviewPages } from './review/review-pages.messages.ts'
import { settingPages } from './setting/setting-pages.messages.ts'
import { statsPages } from './stats/stats-pages.messages.ts'
import { userPages } from './user/user-pages.messages.ts'
import { shellPages } from './shell/shell-pages.messages.ts'

const all = {
  ...shellPages,
  ...auditPages,
  ...certificatePages,
  ...complaintPages,
  ...dictPages,
  ...discoveryPages,
  ...enterprisePages,
  ...filingPages,
  ...hallPages,
  ...healthPages,
  ...importPages,
  ...inquiryPages,
  ...messagePages,
  ...newsPages,
  ...patentPages,
  ...productPages,
  ...reviewPages,
  ...settingPages,
  ...statsPages,
  ...userPages,
}

/** The names of these pages, and of the groups of their menu. */
export type PageName = keyof typeof all

export const pages: Readonly<Record<PageName, PageMessages>> = all
