/** The privacy policy in force, made into a page from its Markdown. */
import { privacy } from '@portal/contract/user'
import { type AgreementPageData, typeset } from '../agreement/agreement.data.ts'
import { type Load, originOf } from '../page-data.ts'
import { privacyPageMessages } from './privacy.messages.ts'

/** The same for everybody, so it may be kept. */
export const query = [] as const

export const load: Load<AgreementPageData> = async (context) => {
  const { title, version, text } = await context.call(privacy, {})
  const description = privacyPageMessages[context.language].description(version)
  const head = { title, description, address: '/website/privacy', origin: originOf(context) }
  return { head, title, version, ...typeset(text) }
}
