/** What a visitor comes back to by the mailed link: what was asked, and the answers. */
import { inquiryEntrance, type InquiryThread, inquiryThread } from '@portal/contract/inquiry'
import { INQUIRY_PATH } from '@portal/contract/inquiry-kind'
import { type LinkPageData, openLink } from '../link-page.ts'
import type { Load } from '../page-data.ts'
import { inquiryThreadMessages } from './inquiry.messages.ts'

export interface InquiryPageData extends LinkPageData<InquiryThread> {
  /** Everything was just erased. */
  erased: boolean
}

export const load: Load<InquiryPageData> = async (context) => ({
  ...(await openLink(context, INQUIRY_PATH, inquiryThreadMessages[context.language], {
    thread: (query) => context.call(inquiryThread, { query }),
    entrance: (query) => context.call(inquiryEntrance, { query }),
  })),
  erased: context.url.searchParams.get('erased') === 'yes',
})
