import { defineEvent } from '../../platform/events.ts'

/** A certification was submitted, for the first time or again. */
export const enterpriseSubmitted = defineEvent<{ organisationId: string }>('enterprise.submitted')
