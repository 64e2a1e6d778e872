import { defineJob } from '../../platform/jobs.ts'

/** Carries a run on: pulls and compares, or applies what was ticked. An attempt that was taken over does nothing. */
export const syncJob = defineJob<{ runId: string; attempt: number }>('filing.sync')

export const SYNC_OPTIONS = {
  concurrency: 2,
  retries: 3,
  // Pulling gives up before, applying orders a new job before.
  expireSeconds: 180,
}
