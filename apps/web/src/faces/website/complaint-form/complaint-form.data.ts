/** The form of a complaint on a page of its own: where a refused one is mended, and where links from elsewhere lead. */
import { complaintEntrance, type ComplaintEntrance } from '@portal/contract/complaint'
import { COMPLAINT_PATH } from '@portal/contract/complaint-kind'
import { productDetail } from '@portal/contract/product'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import { isId, type Load, originOf, orNull, type PageHead } from '../page-data.ts'
import { complaintFormWords } from './complaint-form.messages.ts'

export interface ComplaintFormPageData {
  head: PageHead
  subject: { type: 'product'; id: string; title: string }
  entrance: ComplaintEntrance
}

export const load: Load<ComplaintFormPageData> = async (context) => {
  const { url, language, call } = context
  const t = complaintFormWords[language]
  const id = url.searchParams.get('id')
  const attempt = url.searchParams.get('attempt')?.slice(0, 64)
  if (url.searchParams.get('type') !== 'product' || !isId(id)) return null
  const [product, entrance] = await Promise.all([
    orNull(call(productDetail, { body: { productId: id } })),
    call(complaintEntrance, { query: attempt ? { attempt } : {} }),
  ])
  // What was typed is given back, also when the product went off the website meanwhile.
  if (!product && entrance.faults.length === 0) return null
  const title = product ? preferEnglish(language, product.name, product.nameEn) : ''
  return {
    head: {
      title: title === '' ? t.title : `${t.title}: ${title}`,
      description: t.lead,
      address: `${COMPLAINT_PATH}/new?type=product&id=${id}`,
      origin: originOf(context),
    },
    subject: { type: 'product', id, title },
    entrance,
  }
}
