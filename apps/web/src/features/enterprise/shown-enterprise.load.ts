/** Puts together what the public page of an enterprise shows. Runs on the server, and in the workbench's preview. */
import type { EnterpriseDetail } from '@portal/contract/enterprise'
import { industries } from '@portal/contract/industry'
import type { AnyEndpoint, Data, Input, Language } from '@portal/contract/kit'
import { productChosen, productPage } from '@portal/contract/product'
import { regions } from '@portal/contract/region'
import { preferEnglish } from '../../lib/i18n/language.ts'
import { productCardView } from '../product/product-card.view.ts'
import type { ShownEnterprise } from './shown-enterprise.ts'
import { shownSections } from './shown-sections.ts'

/** Products that are drawn; more are a link away. */
const SHOWN = 12

interface Context {
  language: Language
  call<E extends AnyEndpoint>(endpoint: E, input: Input<E>): Promise<Data<E>>
}

/** The enterprise's own choice of products first, then the newest. */
export async function shownEnterprise(
  enterprise: EnterpriseDetail,
  { language, call }: Context,
): Promise<ShownEnterprise> {
  const wanted = (enterprise.pavilion?.products ?? []).slice(0, SHOWN)
  const [found, chosen] = await Promise.all([
    call(productPage, { query: { enterprise: enterprise.id, pageSize: SHOWN } }),
    wanted.length === 0 ? [] : call(productChosen, { query: { ids: wanted.join(',') } }),
  ])
  // The document may name products of anybody.
  const own = chosen.filter((card) => card.organisationId === enterprise.id)
  const first = new Set(own.map(({ id }) => id))
  const cards = [...own, ...found.list.filter(({ id }) => !first.has(id))].slice(0, SHOWN)
  return {
    enterprise,
    name: preferEnglish(language, enterprise.name, enterprise.nameEn),
    region: regions[enterprise.region][language],
    industry: industries[enterprise.industry][language],
    products: cards.map((card) => productCardView(card, language)),
    total: found.total,
    types: found.facets.type,
    sections: shownSections(enterprise.pavilion),
  }
}
