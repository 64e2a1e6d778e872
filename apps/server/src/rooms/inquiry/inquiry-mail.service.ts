import { INQUIRY_PATH } from '@portal/contract/inquiry-kind'
import { oneLine } from '@portal/contract/one-line'
import { createMails, type Mails } from '../../platform/correspondence/mails.ts'
import { mailedLinks } from '../../platform/mailed-link.ts'
import type { Outbox } from '../../platform/outbox.ts'
import { type About, mailWords } from './inquiry.mail.ts'
import type { InquiryRowData } from './inquiry.repo.ts'

/** The visitor's way back. */
export const links = mailedLinks('inquiry', INQUIRY_PATH)

export type InquiryMails = Mails<InquiryRowData, About>

/** The mails to visitors. `origin`: where browsers reach the pages, '' when only they know. */
export const createInquiryMails = (deps: { outbox: Outbox; origin: string }): InquiryMails =>
  createMails(deps, {
    links,
    about: ({ number, target_title: title, organisation_name: enterprise }) => ({
      number,
      title: oneLine(title),
      enterprise: oneLine(enterprise),
    }),
    words: mailWords,
  })
