/** What waits for somebody of an enterprise, read from its products: the to-do list of the workbench. */
import { z } from 'zod'
import { Day, endpoint } from './kit.ts'
import { OwnProduct } from './product-own.ts'

/** So many are told one by one; the counts are of all. */
export const TODOS_SHOWN = 6

const count = z.number().int()
export const ProductTodos = z.object({
  /** The most urgent: what has a day to be done by, what was rejected, drafts, what is incomplete; the oldest first. */
  list: z.array(
    OwnProduct.extend({
      /** The day on which the first of its certificates ends, or ended; null: none does soon. */
      endsOn: Day.nullable(),
    }),
  ),
  /** Products in use, by what they need; one may need several things. */
  counts: z.object({ all: count, ending: count, rejected: count, draft: count, incomplete: count }),
})
export type ProductTodos = z.infer<typeof ProductTodos>

export const productTodo = endpoint({
  method: 'GET',
  path: '/api/enterprise/product/todo',
  access: 'product:edit:own',
  summary: 'Products of the enterprise that need something: the most urgent, and how many there are of each need.',
  data: ProductTodos,
})
