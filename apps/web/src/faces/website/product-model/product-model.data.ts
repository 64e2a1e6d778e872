/** The 3D model of a published product, for frames on other sites: the card of the product leads here. */
import type { Picture } from '@portal/contract/file'
import { type ProductDetail, productDetail } from '@portal/contract/product'
import { productAddress } from '../../../features/product/product-address.ts'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import { inSiteLanguage } from '../../../ui/site-link.tsx'
import { isId, type Load, originOf, orNull, type PageHead } from '../page-data.ts'

type Chain = NonNullable<ProductDetail['chain']>

export interface ProductModelData {
  head: PageHead
  name: string
  model: NonNullable<Chain['model']>
  parts: Chain['parts']
  patents: ProductDetail['patents']
  /** Stands where the model does not. */
  poster: Picture | null
  /** Where the card is, in the language of the page. */
  card: string
}

/** What it reads of the address. */
export const query = ['id'] as const

export const load: Load<ProductModelData> = async (context) => {
  const { url, language, call } = context
  const id = url.searchParams.get('id')
  const product = isId(id) ? await orNull(call(productDetail, { body: { productId: id } })) : null
  if (!product?.chain?.model) return null
  const { chain, patents } = product
  const { model } = product.chain
  const name = preferEnglish(language, product.name, product.nameEn)
  return {
    head: { title: name, description: '', address: productAddress(product.id), origin: originOf(context) },
    name,
    model,
    parts: chain.parts,
    patents,
    poster: chain.assembled ?? model.poster ?? chain.exploded,
    card: inSiteLanguage(`/embed/product?id=${product.id}`, language),
  }
}
