/** What a complainant comes back to: by the mailed link, or by receipt number and e-mail address. */
import {
  complaintEntrance,
  type ComplaintEntrance,
  type ComplaintThread,
  complaintThread,
} from '@portal/contract/complaint'
import { COMPLAINT_PATH } from '@portal/contract/complaint-kind'
import { type Load, originOf, orNull, type PageHead } from '../page-data.ts'
import { complaintPageMessages } from './complaint.messages.ts'

export interface ComplaintPageData {
  head: PageHead
  token: string
  /** null: the way in is asked for. */
  thread: ComplaintThread | null
  entrance: Pick<ComplaintEntrance, 'entries' | 'faults'>
}

export const query = [] as const
export const personal = ['token', 'attempt'] as const

export const load: Load<ComplaintPageData> = async (context) => {
  const { url, language, call } = context
  const t = complaintPageMessages[language]
  const token = url.searchParams.get('token')?.slice(0, 64) ?? ''
  const attempt = url.searchParams.get('attempt')?.slice(0, 64)
  const [thread, entrance] = await Promise.all([
    token === '' ? null : orNull(call(complaintThread, { query: { token } })),
    call(complaintEntrance, { query: attempt ? { attempt } : {} }),
  ])
  return {
    head: {
      title: thread ? t.titleOf(thread.number) : t.title,
      description: t.description,
      // The token opens the page: it is named to nobody.
      address: COMPLAINT_PATH,
      origin: originOf(context),
    },
    token,
    thread,
    entrance: { entries: entrance.entries, faults: entrance.faults },
  }
}
