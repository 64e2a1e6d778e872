import { COMPLAINT_PATH } from '@portal/contract/complaint-kind'
import { oneLine } from '@portal/contract/one-line'
import { createMails, type Mails } from '../../platform/correspondence/mails.ts'
import { mailedLinks } from '../../platform/mailed-link.ts'
import type { Outbox } from '../../platform/outbox.ts'
import { type About, mailWords } from './complaint.mail.ts'
import type { ComplaintRowData } from './complaint.repo.ts'

/** The complainant's way back. */
export const links = mailedLinks('complaint', COMPLAINT_PATH)

export type ComplaintMails = Mails<ComplaintRowData, About>

/** The mails to complainants. `origin`: where browsers reach the pages, '' when only they know. */
export const createComplaintMails = (deps: { outbox: Outbox; origin: string }): ComplaintMails =>
  createMails(deps, {
    links,
    about: ({ number, subject_title: title }) => ({ number, title: oneLine(title) }),
    words: mailWords,
  })
