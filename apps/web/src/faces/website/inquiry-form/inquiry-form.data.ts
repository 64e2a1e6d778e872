/** The form of an inquiry on a page of its own: where a refused one is mended, and where links from elsewhere lead. */
import { enterpriseDetail } from '@portal/contract/enterprise'
import { inquiryEntrance, type InquiryEntrance } from '@portal/contract/inquiry'
import { INQUIRY_PATH } from '@portal/contract/inquiry-kind'
import { productDetail } from '@portal/contract/product'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import { attemptOf } from '../link-page.ts'
import { isId, type Load, originOf, orNull, type PageContext, type PageHead } from '../page-data.ts'
import { inquiryPageMessages } from './inquiry-form.messages.ts'

interface Target {
  type: 'product' | 'enterprise'
  id: string
  /** '' when it went off the website while somebody wrote. */
  title: string
  enterprise: string
}
export interface InquiryFormPageData {
  head: PageHead
  target: Target
  entrance: InquiryEntrance
}

async function findTarget({ url, language, call }: PageContext): Promise<(Target & { found: boolean }) | null> {
  const named = (one: { name: string; nameEn: string }): string => preferEnglish(language, one.name, one.nameEn)
  const productId = url.searchParams.get('product')
  if (isId(productId)) {
    const product = await orNull(call(productDetail, { body: { productId } }))
    const [title, enterprise] = product ? [named(product), named(product.enterprise)] : ['', '']
    return { type: 'product', id: productId, title, enterprise, found: product !== null }
  }
  const id = url.searchParams.get('enterprise')
  if (!isId(id)) return null
  const enterprise = await orNull(call(enterpriseDetail, { query: { id } }))
  const title = enterprise ? named(enterprise) : ''
  return { type: 'enterprise', id, title, enterprise: title, found: enterprise !== null }
}

export const load: Load<InquiryFormPageData> = async (context) => {
  const { language, call } = context
  const t = inquiryPageMessages[language]
  const [found, entrance] = await Promise.all([
    findTarget(context),
    call(inquiryEntrance, { query: attemptOf(context) }),
  ])
  // What was typed is given back, also when the product went off the website meanwhile.
  if (!found || (!found.found && entrance.faults.length === 0)) return null
  const { type, id, title, enterprise } = found
  return {
    head: {
      title: title === '' ? t.title : t.titleOf(title),
      description: t.lead,
      address: `${INQUIRY_PATH}/new?${type}=${id}`,
      origin: originOf(context),
    },
    target: { type, id, title, enterprise },
    entrance,
  }
}
