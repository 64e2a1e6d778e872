import { presentFigure } from '../../platform/db/day.ts'
import { tables } from '../../platform/db/tables.ts'
import type { ReadTx } from '../../platform/transaction.ts'

export const patentFiguresRepo = (tx: ReadTx) => ({
  all: () => tables<'patent'>(tx).selectFrom('patent').select(presentFigure('patent')).execute(),
})
