import { defineJob } from '../../platform/jobs.ts'

/** Tells enterprises what an operator's list did to their products; null: a list that a command took in. */
export const tellEnterprises = defineJob<{ importId: string | null }>('import.tell')

/** Reads an uploaded list through, for its preview or to take it in. */
export const workOnImport = defineJob<{ importId: string }>('import.work')

export const WORK_OPTIONS = {
  // Two cores: one list at a time, and the other core answers requests.
  concurrency: 1,
  retries: 3,
  // A million rows take minutes; whoever died is found by the lease long before this.
  expireSeconds: 6 * 3600,
}
