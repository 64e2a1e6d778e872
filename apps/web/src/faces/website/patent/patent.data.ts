/** One patent, by id or by number. */
import type { Picture } from '@portal/contract/file'
import type { Language } from '@portal/contract/kit'
import { patentDetail, type PatentDetail } from '@portal/contract/patent'
import { parsePatentNumber } from '@portal/contract/patent-number'
import { CHOSEN_MAX, productChosen } from '@portal/contract/product'
import { printedNumber } from '../../../features/patent/patent-number.ts'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import {
  abridged,
  breadcrumbLd,
  graph,
  isId,
  type Load,
  originOf,
  orNull,
  type PageContext,
  type PageHead,
} from '../page-data.ts'
import { explainIpc, type IpcView } from './ipc/ipc.ts'
import { legalEventMessages } from './legal-event.messages.ts'
import { patentPageMessages } from './patent.messages.ts'

export interface PatentPageData {
  head: PageHead
  patent: PatentDetail
  ipc: IpcView[]
  /** The events in the page's words where their code is known. */
  events: { on: string; what: string }[]
  /** Of the products it protects, by their ids. */
  pictures: Readonly<Record<string, Picture>>
}

const typeKeys = { invention: 'invention', 'utility-model': 'utilityModel', design: 'design' } as const

/** Sources describe events in Chinese; their codes tell them in English. */
function worded(events: PatentDetail['events'], language: Language): PatentPageData['events'] {
  const t: Readonly<Record<string, string>> = legalEventMessages[language]
  return events.map(({ on, code, description }) => {
    const known = t[`event${code}`] ?? description
    return { on, what: language === 'en' ? known : description || known }
  })
}

/** Numbers are accepted in every form people write them. */
function queryOf(params: URLSearchParams): { id: string } | { no: string } | null {
  const id = params.get('id')
  if (isId(id)) return { id }
  const parsed = parsePatentNumber(params.get('no') ?? '')
  return parsed.ok ? { no: parsed.number } : null
}

/** The covers of the products that the patent protects; the first ones, where there are very many. */
async function picturesOf({ protects }: PatentDetail, call: PageContext['call']): Promise<PatentPageData['pictures']> {
  const ids = protects.slice(0, CHOSEN_MAX).map(({ productId }) => productId)
  const cards = ids.length === 0 ? [] : await call(productChosen, { query: { ids: ids.join() } })
  return Object.fromEntries(cards.flatMap(({ id, cover }) => (cover ? [[id, cover]] : [])))
}

/** What it reads of the address. */
export const query = ['id', 'no'] as const

export const load: Load<PatentPageData> = async (context) => {
  const { url, language, call } = context
  const query = queryOf(url.searchParams)
  const patent = query && (await orNull(call(patentDetail, { query })))
  if (!patent) return null
  const t = patentPageMessages[language]
  const title = preferEnglish(language, patent.title, patent.titleEn)
  const number = printedNumber(patent)
  const address = `/website/product/patent?id=${patent.id}`
  const origin = originOf(context)
  const crumbs = [
    { name: t.home, to: '/website/home' },
    { name: t.products, to: '/website/product' },
    { name: title, to: address },
  ]
  const facts = t.description(number, t[typeKeys[patent.type]], patent.applicants.join(t.separator))
  return {
    head: {
      title: `${title} ${number}`,
      description: abridged(`${facts}${patent.abstract}`),
      address,
      origin,
      jsonLd: graph(breadcrumbLd(origin, language, crumbs)),
    },
    patent,
    ipc: explainIpc(patent.ipc, language),
    events: worded(patent.events, language),
    pictures: await picturesOf(patent, call),
  }
}
