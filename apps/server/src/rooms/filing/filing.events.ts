import { defineEvent } from '../../platform/events.ts'

/** A run went on: state, progress or items. */
export const filingChanged = defineEvent<{ organisationId: string; runId: string }>('filing.changed')
