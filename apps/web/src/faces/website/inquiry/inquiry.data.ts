/** What a visitor comes back to by the mailed link: what was asked, and the answers. */
import { inquiryEntrance, type InquiryEntrance, type InquiryThread, inquiryThread } from '@portal/contract/inquiry'
import { INQUIRY_PATH } from '@portal/contract/inquiry-kind'
import { type Load, originOf, orNull, type PageHead } from '../page-data.ts'
import { inquiryThreadMessages } from './inquiry.messages.ts'

export interface InquiryPageData {
  head: PageHead
  token: string
  /** null: the link leads nowhere, or to what was erased. */
  thread: InquiryThread | null
  /** Everything was just erased. */
  erased: boolean
  entrance: Pick<InquiryEntrance, 'entries' | 'faults'>
}

export const load: Load<InquiryPageData> = async (context) => {
  const { url, language, call } = context
  const t = inquiryThreadMessages[language]
  const token = url.searchParams.get('token')?.slice(0, 64) ?? ''
  const attempt = url.searchParams.get('attempt')?.slice(0, 64)
  const [thread, entrance] = await Promise.all([
    token === '' ? null : orNull(call(inquiryThread, { query: { token } })),
    attempt ? call(inquiryEntrance, { query: { attempt } }) : { entries: {}, faults: [] },
  ])
  return {
    head: {
      title: thread ? t.titleOf(thread.number) : t.title,
      description: t.description,
      // The token opens the page: it is named to nobody.
      address: INQUIRY_PATH,
      origin: originOf(context),
    },
    token,
    thread,
    erased: url.searchParams.get('erased') === 'yes',
    entrance: { entries: entrance.entries, faults: entrance.faults },
  }
}
