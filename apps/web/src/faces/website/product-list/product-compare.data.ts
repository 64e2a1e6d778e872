/** Products side by side: every cell is worded here, so that the page only draws a table. Runs on the server. */
import type { Picture } from '@portal/contract/file'
import { industries } from '@portal/contract/industry'
import type { Language } from '@portal/contract/kit'
import { productDetail, type ProductDetail } from '@portal/contract/product'
import { regions } from '@portal/contract/region'
import { lifeOf } from '../../../features/patent/patent-life.ts'
import { patentMessages } from '../../../features/patent/patent.messages.ts'
import { priceLine } from '../../../features/product/price-line.ts'
import { formatDay } from '../../../lib/format.ts'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import { orNull, type PageContext } from '../page-data.ts'
import { compareMessages } from './product-compare.messages.ts'

export interface Comparison {
  products: { id: string; name: string; cover: Picture | null }[]
  /** `same`: all products say the same. */
  rows: { title: string; cells: string[]; same: boolean }[]
  onlyDifferent: boolean
}

/** The longest time that any of its patents has left. */
function longestLife({ patents }: ProductDetail, language: Language): string {
  const months = patents.map((patent) => lifeOf(patent)).flatMap((life) => (life.state === 'left' ? [life.months] : []))
  if (months.length === 0) return ''
  const most = Math.max(...months)
  const t = patentMessages[language]
  return most < 24 ? t.lifeMonths(most) : t.lifeLeft((most / 12).toFixed(1))
}

function shows({ chain, videos }: ProductDetail, language: Language): string {
  const t = compareMessages[language]
  return [chain?.exploded && t.exploded, chain?.model && t.model3d, videos.length > 0 && t.video]
    .filter((word) => typeof word === 'string')
    .join(t.separator)
}

type Property = [title: string, value: (product: ProductDetail) => string]
function properties(language: Language): Property[] {
  const t = compareMessages[language]
  const pieces = (count: number): string => (count === 0 ? '' : t.pieces(count))
  return [
    [t.enterprise, ({ enterprise }) => preferEnglish(language, enterprise.name, enterprise.nameEn)],
    [t.region, ({ enterprise }) => regions[enterprise.region][language]],
    [t.industry, ({ industry }) => industries[industry][language]],
    [t.model, ({ model }) => model],
    [t.price, (product) => priceLine(product, language)],
    [t.patents, ({ patents }) => pieces(patents.length)],
    [t.inForce, ({ patents }) => pieces(patents.filter((one) => one.legalStatus === 'in-force').length)],
    [t.inventions, ({ patents }) => pieces(patents.filter((one) => one.type === 'invention').length)],
    [t.longest, (product) => longestLife(product, language)],
    [
      t.parts,
      ({ chain }) => (chain ? t.partsOf(chain.parts.length, chain.parts.filter((part) => part.core).length) : ''),
    ],
    [t.recognition, ({ recognitionYear }) => (recognitionYear === null ? '' : String(recognitionYear))],
    [t.filing, ({ filingNo }) => filingNo],
    [t.launched, ({ launchedOn }) => (launchedOn === null ? '' : formatDay(language, launchedOn))],
    [t.certificates, ({ certificates }) => pieces(certificates.length)],
    [t.shows, (product) => shows(product, language)],
    [t.functions, ({ functions }) => functions],
  ]
}

/** The chosen products that visitors may see, in the order of the address. */
export async function comparison({ call, language, url }: PageContext, ids: readonly string[]): Promise<Comparison> {
  const found = await Promise.all(ids.map((id) => orNull(call(productDetail, { body: { productId: id } }))))
  const products = found.filter((product) => product !== null)
  const rows = properties(language).map(([title, value]) => {
    const cells = products.map(value)
    return { title, cells, same: new Set(cells).size < 2 }
  })
  return {
    products: products.map(({ id, name, nameEn, pictures, chain }) => ({
      id,
      name: preferEnglish(language, name, nameEn),
      cover: pictures[0] ?? chain?.assembled ?? chain?.exploded ?? null,
    })),
    rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')),
    onlyDifferent: url.searchParams.get('only') === 'different',
  }
}
