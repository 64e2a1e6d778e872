import type { ReadTx } from '../../platform/transaction.ts'
import { complaintFiguresRepo } from './complaint-figures.repo.ts'

/** Complaints that are not settled, and since when the oldest of them is there. */
export async function complaintsWaiting(tx: ReadTx): Promise<{ count: number; oldestAt: string | null }> {
  const { count, oldest_at } = await complaintFiguresRepo(tx).open()
  return { count, oldestAt: oldest_at?.toISOString() ?? null }
}
