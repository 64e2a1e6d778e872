import type { EnterpriseCard } from '@portal/contract/enterprise'
import type { PatentCard } from '@portal/contract/patent'
import { publish } from '../../platform/events.ts'
import { pagesChanged } from '../../platform/pages.ts'
import { searchVector } from '../../platform/text.ts'
import type { Tx } from '../../platform/transaction.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Files } from '../file/index.ts'
import type { Patents } from '../patent/index.ts'
import { type Composition, publishedOf, shownFiles } from './product-composition.service.ts'
import { type PublicRow, productPublicRepo } from './product-public.repo.ts'
import { productsHidden } from './product.events.ts'
import { type Loaded, typeBits } from './product.policy.ts'
import { productRepo } from './product.repo.ts'
import { traitBits } from './product-traits.policy.ts'

/** Who holds the published files of a product. */
const holder = (productId: string) => `product:${productId}`

interface Shown {
  productId: string
  loaded: Loaded & { basics: NonNullable<Loaded['basics']> }
  cards: ReadonlyMap<string, PatentCard>
  enterprise: EnterpriseCard
  publishedAt: Date
}

function publicRow({ productId, loaded, cards, enterprise, publishedAt }: Shown): PublicRow {
  const { basics: facts, chain } = loaded
  const parts = chain?.parts ?? []
  const linked = facts.patents.flatMap((one) => cards.get(one.patentId) ?? [])
  const names = [facts.name, facts.nameEn, facts.model].join('\n')
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
    title_words: searchVector({ A: names }),
    words: searchVector({
      A: names,
      B: [enterprise.name, enterprise.nameEn, facts.summary, facts.summaryEn].join('\n'),
      C: [
        facts.functions,
        facts.features,
        facts.scenario,
        ...parts.map((part) => `${part.name}\n${part.nameEn}`),
        ...linked.map((patent) => patent.title),
      ].join('\n'),
    }),
  }
}

/** Which parts each linked patent protects, by the enterprise's own statement. */
const protectionsOf = ({ loaded, enterprise }: Shown) =>
  loaded.basics.patents.map(({ patentId }) => ({
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

  async function shownOf(tx: Tx, productId: string): Promise<Shown | null> {
    const product = await productRepo(tx).any(productId)
    const states = await composition.states(tx, productId)
    if (!product || states.basics.published_revision === null) return null
    const enterprise = await enterprises.shown(tx, product.organisation_id)
    if (!enterprise) return null
    const loaded = await composition.load(tx, productId, publishedOf(states))
    if (!loaded.basics) return null
    const cards = await patents.cards(
      tx,
      loaded.basics.patents.map((one) => one.patentId),
    )
    const publishedAt = states.basics.published_at ?? product.updated_at
    return { productId, loaded: { ...loaded, basics: loaded.basics }, cards, enterprise, publishedAt }
  }

  async function show(tx: Tx, productId: string): Promise<void> {
    const shown = await shownOf(tx, productId)
    const repo = productPublicRepo(tx)
    const industries = [await repo.industryOf(productId), shown?.loaded.basics.industry]
    const inIndustries = industries.flatMap((industry) => (industry === undefined ? [] : `industry:${industry}`))
    await pagesChanged(tx, [`product:${productId}`, ...inIndustries])
    if (shown) {
      await repo.put(publicRow(shown))
      await files.publish(tx, holder(productId), shownFiles(shown.loaded))
    } else if (await repo.remove(productId)) {
      await files.unpublish(tx, holder(productId))
      await publish(tx, productsHidden, { productIds: [productId] })
    }
    await patents.setProtections(tx, productId, shown ? protectionsOf(shown) : [])
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
    await files.unpublishAll(tx, gone.map(holder))
    if (gone.length > 0) await publish(tx, productsHidden, { productIds: gone })
    await patents.dropProtections(tx, organisationId)
  }

  return {
    /** Shows, replaces or takes off one product as its published revisions and its enterprise's state say. */
    async refreshProduct(tx: Tx, productId: string, organisationId: string): Promise<void> {
      await show(tx, productId)
      await recount(tx, organisationId)
    },

    /** The same for all products of an enterprise: it was approved, renamed, suspended, or let back. */
    async refreshEnterprise(tx: Tx, organisationId: string): Promise<void> {
      if (!(await enterprises.shown(tx, organisationId))) return hide(tx, organisationId)
      await pagesChanged(tx, ['product'])
      for (const productId of await productRepo(tx).ofOrganisation(organisationId)) await show(tx, productId)
      await recount(tx, organisationId)
    },
  }
}
export type Publication = ReturnType<typeof createPublication>
