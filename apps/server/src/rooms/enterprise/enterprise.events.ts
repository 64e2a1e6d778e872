import { defineEvent } from '../../platform/events.ts'

/** A certification was submitted, for the first time or again. */
export const enterpriseSubmitted = defineEvent<{ organisationId: string }>('enterprise.submitted')
/** A certification was approved or rejected. */
export const enterpriseDecided = defineEvent<{ organisationId: string; approved: boolean }>('enterprise.decided')
