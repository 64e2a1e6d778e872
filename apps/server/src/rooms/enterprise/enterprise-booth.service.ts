import type { ReadTx } from '../../platform/transaction.ts'
import { type BoothChoice, enterpriseBoothRepo } from './enterprise-booth.repo.ts'

/** Enterprises as they stand in halls: on the website, with at least one product. */
export const enterpriseBooths = {
  /** One page of a choice with its sums: `first` in front in that order, then whoever shows most of itself. */
  page: (tx: ReadTx, choice: BoothChoice, page: { first: readonly string[]; limit: number; offset: number }) =>
    enterpriseBoothRepo(tx).page(choice, page),

  /** How many enterprises and products each of these choices has, in their order. */
  sums: (tx: ReadTx, choices: readonly BoothChoice[]) => enterpriseBoothRepo(tx).sums(choices),

  /** Every hall that is not empty, with its sums and who comes first. */
  halls: (tx: ReadTx) => enterpriseBoothRepo(tx).halls(),

  /** The sums of every industry, region or city of Zhejiang that is not empty. */
  areas: (tx: ReadTx, column: 'industry' | 'region' | 'city') => enterpriseBoothRepo(tx).areas(column),

  /** By what an enterprise comes into halls; undefined while it stands in none. */
  standing: (tx: ReadTx, id: string) => enterpriseBoothRepo(tx).standing(id),
}
