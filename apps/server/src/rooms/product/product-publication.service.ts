import { createHash } from 'node:crypto'
import type { EnterpriseCard } from '@portal/contract/enterprise'
import type { PatentCard } from '@portal/contract/patent'
import { publish } from '../../platform/events.ts'
import { pagesChanged } from '../../platform/pages.ts'
import { searchVector, type WeightedText } from '../../platform/text.ts'
import type { Tx } from '../../platform/transaction.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Files } from '../file/index.ts'
import type { Patents } from '../patent/index.ts'
import { type Composition, type Published, shownFiles } from './product-composition.service.ts'
import { type PublicRow, productPublicRepo } from './product-public.repo.ts'
import { productsHidden } from './product.events.ts'
import { typeBits } from './product.policy.ts'
import { productRepo } from './product.repo.ts'
import { traitBits } from './product-traits.policy.ts'

/** Products looked at together: few statements for ten thousand of them, and little memory. */
const TOGETHER = 500

/** Who holds the published files of a product. */
const holder = (productId: string) => `product:${productId}`

interface Shown {
  productId: string
  loaded: Published['loaded']
  cards: ReadonlyMap<string, PatentCard>
  enterprise: EnterpriseCard
  publishedAt: Date
}

function publicRow({ productId, loaded, cards, enterprise, publishedAt }: Shown): PublicRow {
  const { basics: facts, chain } = loaded
  const parts = chain?.parts ?? []
  const linked = facts.patents.flatMap((one) => cards.get(one.patentId) ?? [])
  return {
    product_id: productId,
    organisation_id: enterprise.id,
    industry: facts.industry,
    region: enterprise.region,
    year: facts.recognitionYear ?? 0,
    types: typeBits(linked.map((patent) => patent.type)),
    chain: parts.length > 0,
    traits: traitBits(loaded, linked),
    part_count: parts.length,
    patent_count: linked.length,
    published_at: publishedAt,
    name: facts.name,
    name_en: facts.nameEn,
    model: facts.model,
    summary: facts.summary,
    summary_en: facts.summaryEn,
    enterprise_name: enterprise.name,
    enterprise_name_en: enterprise.nameEn,
    cover: loaded.pictures?.pictures[0]?.fileId ?? null,
    exploded: chain?.exploded ?? null,
  }
}

/** The texts that visitors find a product by: its names alone, and everything. */
function textsOf({ loaded, cards, enterprise }: Shown): { names: WeightedText; all: WeightedText } {
  const { basics: facts, chain } = loaded
  const names = [facts.name, facts.nameEn, facts.model].join('\n')
  return {
    names: { A: names },
    all: {
      A: names,
      B: [enterprise.name, enterprise.nameEn, facts.summary, facts.summaryEn].join('\n'),
      C: [
        facts.functions,
        facts.features,
        facts.scenario,
        ...(chain?.parts ?? []).map((part) => `${part.name}\n${part.nameEn}`),
        ...facts.patents.flatMap((one) => cards.get(one.patentId)?.title ?? []),
      ].join('\n'),
    },
  }
}

/** Finds the words of products that are not known for just these texts. */
async function buildVectors(tx: Tx, shown: readonly Shown[]): Promise<void> {
  const repo = productPublicRepo(tx)
  const asked = shown.map((one) => {
    const found = textsOf(one)
    const texts = createHash('sha256').update(JSON.stringify(found)).digest('hex')
    return { product_id: one.productId, texts, found }
  })
  const known = await repo.knownVectors(asked)
  const missing = asked.filter((one) => !known.has(one.product_id))
  if (missing.length === 0) return
  await repo.putVectors(
    missing.map(({ product_id, texts, found: { names, all } }) => {
      return { product_id, texts, search_vector: searchVector(all), title_vector: searchVector(names) }
    }),
  )
}

/** Which parts each linked patent protects, by the enterprise's own statement. */
const protectionsOf = ({ productId, loaded, enterprise }: Shown) =>
  loaded.basics.patents.map(({ patentId }) => ({
    product_id: productId,
    patent_id: patentId,
    organisation_id: enterprise.id,
    product_name: loaded.basics.name,
    product_name_en: loaded.basics.nameEn,
    enterprise_name: enterprise.name,
    enterprise_name_en: enterprise.nameEn,
    parts: (loaded.chain?.parts ?? []).flatMap((part) =>
      part.patents
        .filter((link) => link.patentId === patentId)
        .map(({ feature, claim }) => ({ no: part.no, name: part.name, nameEn: part.nameEn, feature, claim })),
    ),
  }))

/** Keeps what visitors see in step with what is published, always in the transaction that changed it. */
export function createPublication(deps: {
  enterprises: Enterprises
  patents: Patents
  files: Files
  composition: Composition
}) {
  const { enterprises, patents, files, composition } = deps

  /** Those of these products that visitors see, with all that is shown of them. */
  async function shownOf(tx: Tx, enterprise: EnterpriseCard, productIds: readonly string[]): Promise<Shown[]> {
    const products = await productRepo(tx).heldOfOrganisation(enterprise.id, productIds)
    const published = await composition.publishedOf(
      tx,
      products.map(({ id }) => id),
    )
    const linked = [...published.values()].flatMap(({ loaded }) => loaded.basics.patents.map((one) => one.patentId))
    const cards = await patents.cards(tx, linked)
    return products.flatMap(({ id, updated_at }) => {
      const found = published.get(id)
      if (!found) return []
      return [{ productId: id, loaded: found.loaded, cards, enterprise, publishedAt: found.since ?? updated_at }]
    })
  }

  /** Shows, replaces or takes off products of one enterprise; `enterprise` null: it is not on the website. */
  async function show(tx: Tx, enterprise: EnterpriseCard | null, productIds: readonly string[]): Promise<void> {
    const shown = enterprise ? await shownOf(tx, enterprise, productIds) : []
    const industries = [
      ...(await productPublicRepo(tx).industriesOf(productIds)),
      ...shown.map(({ loaded }) => loaded.basics.industry),
    ]
    const products = productIds.map((id) => `product:${id}`)
    await pagesChanged(tx, [...products, ...new Set(industries.map((industry) => `industry:${industry}`))])
    await buildVectors(tx, shown)
    await productPublicRepo(tx).put(shown.map(publicRow))
    await files.publishAll(tx, new Map(shown.map(({ productId, loaded }) => [holder(productId), shownFiles(loaded)])))
    await patents.setProtections(tx, productIds, shown.flatMap(protectionsOf))
    const isShown = new Set(shown.map(({ productId }) => productId))
    const gone = await productPublicRepo(tx).remove(productIds.filter((id) => !isShown.has(id)))
    await hidden(tx, gone)
  }

  /** What goes with products that are no longer on the website. */
  async function hidden(tx: Tx, productIds: string[]): Promise<void> {
    if (productIds.length === 0) return
    await files.unpublishAll(tx, productIds.map(holder))
    await publish(tx, productsHidden, { productIds })
  }

  async function recount(tx: Tx, organisationId: string): Promise<void> {
    await pagesChanged(tx, [`enterprise:${organisationId}`])
    const counts = await productPublicRepo(tx).countOf(organisationId)
    await enterprises.setCounts(tx, organisationId, {
      ...counts,
      patents: await patents.countProtecting(tx, organisationId),
    })
  }

  /** All at once: visitors are not kept waiting while ten thousand products are looked at one by one. */
  async function hide(tx: Tx, organisationId: string): Promise<void> {
    await pagesChanged(tx, ['product', `enterprise:${organisationId}`])
    const gone = await productPublicRepo(tx).removeAll(organisationId)
    await hidden(tx, gone)
    await patents.dropProtections(tx, organisationId)
  }

  return {
    /** Shows, replaces or takes off one product as its published revisions and its enterprise's state say. */
    async refreshProduct(tx: Tx, productId: string, organisationId: string): Promise<void> {
      await show(tx, await enterprises.shown(tx, organisationId), [productId])
      await recount(tx, organisationId)
    },

    /** The same for all products of an enterprise: it was approved, renamed, suspended, or let back. */
    async refreshEnterprise(tx: Tx, organisationId: string): Promise<void> {
      const enterprise = await enterprises.shown(tx, organisationId)
      if (!enterprise) return hide(tx, organisationId)
      await pagesChanged(tx, ['product'])
      const productIds = await productRepo(tx).ofOrganisation(organisationId)
      for (let from = 0; from < productIds.length; from += TOGETHER) {
        await show(tx, enterprise, productIds.slice(from, from + TOGETHER))
      }
      await recount(tx, organisationId)
    },
  }
}
export type Publication = ReturnType<typeof createPublication>
