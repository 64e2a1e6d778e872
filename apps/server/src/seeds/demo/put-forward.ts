import type { DemoRooms } from './rooms.ts'

/** Machines that come apart, no two of a kind beside each other; the first opens the home page. */
const MODELS = ['QLP-250', 'YS-M4', 'HY-V500', 'SL-192', 'HY-B280', 'UF-4×60', 'RJ-25-100', 'YS-A64', 'HY-P800']

/** The operator chooses what the home page puts forward; `published` are the products by model. */
export async function putForward(
  { product: products, user: { users }, transactor }: DemoRooms,
  operatorId: string,
  published: ReadonlyMap<string, string>,
): Promise<void> {
  const operator = await users.actor(transactor.read, operatorId)
  const chosen = MODELS.flatMap((model) => published.get(model) ?? [])
  await products.featuring.feature(operator, { products: chosen, revision: 0 })
}
