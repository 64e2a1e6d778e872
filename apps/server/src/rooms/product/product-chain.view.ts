import type { Media } from '@portal/contract/file'
import { ModelDetail } from '@portal/contract/model'
import type { ProductDetail, ProductLayer } from '@portal/contract/product'
import type { ProductChain } from '@portal/contract/product-document'
import type { PageParts, Pictures } from './product.view.ts'

/** A model as pages load it: its tree is for the part editor, and may be long. */
function shownModel(model: Media | null): Media | null {
  const found = ModelDetail.safeParse(model?.detail['model'])
  return model && { ...model, detail: found.success ? { model: { ...found.data, nodes: [] } } : {} }
}

/** The model or the exploded picture with its parts; null where there is neither. */
export function shownChain({ loaded, pictures, media }: PageParts): ProductDetail['chain'] {
  const { chain } = loaded
  if (!chain) return null
  const exploded = pictures.get(chain.exploded ?? '') ?? null
  const model = media.get(chain.model ?? '') ?? null
  if (!exploded && !model) return null
  const linked = new Set(loaded.basics.patents.map((one) => one.patentId))
  return {
    exploded,
    assembled: pictures.get(chain.assembled ?? '') ?? null,
    model: shownModel(model),
    // A patent that was unlinked from the product since no longer protects a part of it.
    parts: chain.parts.map((part) => ({ ...part, patents: part.patents.filter((one) => linked.has(one.patentId)) })),
    layers: layersOf(chain, pictures),
  }
}

/** The parts one by one: all of them or none, because a machine with holes in it is no picture of it. */
function layersOf({ exploded, layers }: ProductChain, pictures: Pictures): ProductLayer[] {
  const shown = exploded === null ? [] : layers
  const found = shown.flatMap(({ fileId, ...place }) => {
    const picture = pictures.get(fileId)
    return picture ? [{ ...place, picture }] : []
  })
  return found.length === layers.length ? found : []
}
