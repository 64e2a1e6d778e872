/** The form of a complaint on a page of its own: where a refused one is mended, and where links from elsewhere lead. */
import { complaintEntrance } from '@portal/contract/complaint'
import { COMPLAINT_PATH } from '@portal/contract/complaint-kind'
import { newsDetail } from '@portal/contract/news'
import { productDetail } from '@portal/contract/product'
import type { FormEntrance } from '@portal/contract/site-form'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import { attemptOf } from '../link-page.ts'
import { isId, type Load, originOf, orNull, type PageContext, type PageHead } from '../page-data.ts'
import { complaintFormMessages } from './complaint-form.messages.ts'

type SubjectType = 'product' | 'news'

export interface ComplaintFormPageData {
  head: PageHead
  subject: { type: SubjectType; id: string; title: string }
  entrance: FormEntrance
}

/** What it is called, in the language of the page; null when visitors do not see it. */
const titles: Record<SubjectType, (context: PageContext, id: string) => Promise<string | null>> = {
  async product({ call, language }, productId) {
    const product = await orNull(call(productDetail, { body: { productId } }))
    return product && preferEnglish(language, product.name, product.nameEn)
  },
  async news({ call, language }, id) {
    const article = await orNull(call(newsDetail, { query: { id } }))
    return article && preferEnglish(language, article.title, article.titleEn)
  },
}

export const load: Load<ComplaintFormPageData> = async (context) => {
  const { url, language, call } = context
  const t = complaintFormMessages[language]
  const id = url.searchParams.get('id')
  const type = url.searchParams.get('type')
  if ((type !== 'product' && type !== 'news') || !isId(id)) return null
  const [found, entrance] = await Promise.all([
    titles[type](context, id),
    call(complaintEntrance, { query: attemptOf(context) }),
  ])
  // What was typed is given back, also when its subject went off the website meanwhile.
  if (found === null && entrance.faults.length === 0) return null
  const title = found ?? ''
  return {
    head: {
      title: title === '' ? t.title : `${t.title}: ${title}`,
      description: t.lead,
      address: `${COMPLAINT_PATH}/new?type=${type}&id=${id}`,
      origin: originOf(context),
    },
    subject: { type, id, title },
    entrance,
  }
}
