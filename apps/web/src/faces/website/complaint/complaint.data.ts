/** What a complainant comes back to by the mailed link; another is mailed by receipt number and e-mail address. */
import { complaintEntrance, type ComplaintThread, complaintThread } from '@portal/contract/complaint'
import { COMPLAINT_PATH } from '@portal/contract/complaint-kind'
import { type LinkPageData, openLink } from '../link-page.ts'
import type { Load } from '../page-data.ts'
import { complaintPageMessages } from './complaint.messages.ts'

/** Without a thread the way in is asked for. */
export interface ComplaintPageData extends LinkPageData<ComplaintThread> {
  /** A new link was just asked for. */
  asked: boolean
}

export const query = ['asked'] as const
export const personal = ['token', 'attempt'] as const

export const load: Load<ComplaintPageData> = async (context) => ({
  ...(await openLink(context, COMPLAINT_PATH, complaintPageMessages[context.language], {
    thread: (query) => context.call(complaintThread, { query }),
    entrance: (query) => context.call(complaintEntrance, { query }),
  })),
  asked: context.url.searchParams.get('asked') === 'yes',
})
