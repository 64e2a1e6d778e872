import type { EnterprisePavilion, PavilionSkin } from '@portal/contract/enterprise-content'
import type { Booth } from '@portal/contract/hall'
import type { ReadTx } from '../../platform/transaction.ts'
import { enterpriseBooths, type EnterpriseContents } from '../enterprise/index.ts'
import type { Files } from '../file/index.ts'
import { productBooths } from '../product/index.ts'
import type { Choice } from './hall.policy.ts'
import { boothView, type Pictures } from './hall.view.ts'

export interface BoothPage {
  list: Booth[]
  /** Enterprises, and products of all of them. */
  total: number
  productCount: number
}

/** Makes booths of enterprises: what they show, and how. */
export function createBooths({
  files,
  enterpriseContents,
}: {
  files: Pick<Files, 'pictures'>
  enterpriseContents: Pick<EnterpriseContents, 'pavilions'>
}) {
  /** What these enterprises show first, with the pictures of it and `more`; one statement per room. */
  async function faces(tx: ReadTx, ids: readonly string[], more: readonly string[] = []) {
    const pavilions: ReadonlyMap<string, EnterprisePavilion> = await enterpriseContents.pavilions(tx, ids)
    const wanted = ids.map((id) => ({ organisationId: id, preferred: pavilions.get(id)?.products ?? [] }))
    const leads = await productBooths.leads(tx, wanted)
    const shown = [
      ...more,
      ...[...pavilions.values()].flatMap(({ banner }) => banner ?? []),
      ...[...leads.values()].flatMap(({ cover }) => cover ?? []),
    ]
    const pictures: Pictures = await files.pictures(tx, 'public', shown)
    return { pavilions, leads, pictures }
  }

  return {
    faces,

    /** One page of who is chosen; `first` in front in that order. `skin` for whoever chose none. */
    async page(
      tx: ReadTx,
      choice: Choice,
      { skin, ...page }: { first: readonly string[]; limit: number; offset: number; skin: PavilionSkin },
    ): Promise<BoothPage> {
      const { list, enterprises, products } = await enterpriseBooths.page(tx, choice, page)
      const { pavilions, leads, pictures } = await faces(
        tx,
        list.map(({ id }) => id),
      )
      const booths = list.map((row) =>
        boothView({ row, pavilion: pavilions.get(row.id), lead: leads.get(row.id), skin, pictures }),
      )
      return { list: booths, total: enterprises, productCount: products }
    },
  }
}
export type Booths = ReturnType<typeof createBooths>
