/** Who may change a product, and when. */
import { permits, ROOT } from '@portal/contract/permission'
import { refuse } from '../content/index.ts'

/** Whether the holder of these permissions may edit products of the own enterprise. */
export const mayEdit = (actor: { roles: readonly string[]; perms: readonly string[] }): boolean =>
  actor.roles.includes(ROOT) || permits(actor.perms, 'product:edit:own')

/** Products that an enterprise may prepare before it is approved: enough to begin with, no store of whoever signed up. */
const MOST_BEFORE_APPROVAL = 50

/** Refuses another product of an enterprise that is not approved and has `count` of them. */
export function assertMayPrepare(count: number): void {
  if (count >= MOST_BEFORE_APPROVAL) {
    throw refuse(
      `认证通过前最多准备 ${MOST_BEFORE_APPROVAL} 个产品，通过后不限`,
      `Before the approval ${MOST_BEFORE_APPROVAL} products can be prepared; after it there is no limit`,
    )
  }
}

/** Refuses changes of a product that was put away. */
export function assertNotArchived(product: { archived_at: Date | null }): void {
  if (product.archived_at !== null) {
    throw refuse('该产品已归档，请先恢复再编辑', 'This product is archived. Bring it back before you edit it')
  }
}

/** Bits of `product_public.types`. */
export const TYPE_BITS = { invention: 1, 'utility-model': 2, design: 4 } as const
export const typeBits = (types: readonly (keyof typeof TYPE_BITS)[]): number =>
  types.reduce((bits, type) => bits | TYPE_BITS[type], 0)
