import { defineJob } from '../../platform/jobs.ts'

/** Reads an uploaded list through, for its preview or to take it in. */
export const workOnImport = defineJob<{ importId: string }>('import.work')
