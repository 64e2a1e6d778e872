/** Which addresses of the website may lead elsewhere, and how one is spelt. */
import { bilingual } from '@portal/contract/bilingual'
import { fault } from '../../platform/errors.ts'

const HERE = 'http://here.invalid'
/** What names a thing in an address; the rest only says how it is shown, or where somebody came from. */
const NAMES = new Set(['id', 'no', 'key'])

/** Path and sorted query of a page of the website, without its language; null for any other address. */
export function websitePage(text: string): URL | null {
  const address = text.trim()
  if (!address.startsWith('/website/') || !URL.canParse(address, HERE)) return null
  const url = new URL(address, HERE)
  // `/website/../console` is no page of the website.
  if (url.origin !== HERE || !url.pathname.startsWith('/website/')) return null
  url.pathname = url.pathname.replace(/\/+$/, '')
  url.searchParams.delete('lang')
  url.searchParams.sort()
  return url
}

const spelt = ({ pathname, search }: URL): string => pathname + search

/** How an entry spells an address; refused when it is no page of the website. */
export function entered(text: string): string {
  const url = websitePage(text)
  if (url) return spelt(url)
  throw fault(
    'A0400',
    bilingual(
      `“${text}”不是本站网页地址，请填写以 /website/ 开头的地址`,
      `"${text}" is no page of this website. Enter an address that starts with /website/`,
    ),
  )
}

/** Under which spellings the address that somebody asks for may be entered, the closest first. */
export function spellings(text: string): string[] {
  const whole = websitePage(text)
  if (!whole) return []
  const bare = new URL(whole)
  for (const name of new Set(whole.searchParams.keys())) if (!NAMES.has(name)) bare.searchParams.delete(name)
  return [...new Set([spelt(whole), spelt(bare)])]
}

export const refusals = {
  itself: () => fault('A0400', bilingual('新旧地址相同，请检查', 'Both addresses are the same. Please check them')),
  conflict: (target: string) =>
    fault(
      'A0409',
      bilingual(
        `这个旧地址已指向 ${target}，请先删除原有的跳转`,
        `This address leads to ${target} already. Remove that redirect first`,
      ),
    ),
  onward: (target: string, next: string) =>
    fault(
      'A0400',
      bilingual(
        `${target} 本身已跳转到 ${next}，请直接填写 ${next}`,
        `${target} leads on to ${next}. Enter ${next} instead`,
      ),
    ),
  arrived: (address: string, from: string) =>
    fault(
      'A0400',
      bilingual(
        `${from} 正跳转到 ${address}，请先删除那条跳转，再为两个地址各建一条`,
        `${from} leads to ${address}. Remove that redirect first, then enter one for each address`,
      ),
    ),
}
