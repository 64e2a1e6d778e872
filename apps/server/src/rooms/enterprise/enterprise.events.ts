import { defineEvent } from '../../platform/events.ts'

/** A certification was submitted, for the first time or again. */
export const enterpriseSubmitted = defineEvent<{ organisationId: string }>('enterprise.submitted')
/** A certification was taken back from review. */
export const enterpriseRecalled = defineEvent<{ organisationId: string }>('enterprise.recalled')
/** An enterprise was taken off the website by an operator. */
export const enterpriseSuspended = defineEvent<{ organisationId: string }>('enterprise.suspended')
/** A suspension was lifted: what was public is public again. */
export const enterpriseLifted = defineEvent<{ organisationId: string }>('enterprise.lifted')
/** A revision of a content kind was sent to review, in place of one that waited before. */
export const enterpriseContentSubmitted = defineEvent<{ organisationId: string; kind: string }>(
  'enterprise.contentSubmitted',
)
/** What waited for review waits no longer. */
export const enterpriseContentRecalled = defineEvent<{ organisationId: string; kind: string }>(
  'enterprise.contentRecalled',
)
/** A content kind of an enterprise, or its certification, changed in a way its members see. */
export const enterpriseChanged = defineEvent<{ organisationId: string; kind: string }>('enterprise.changed')
