import { defineEvent } from '../../platform/events.ts'

/** A complaint came in, was spoken to, or went on. `organisationId`: the enterprise that knows of it, or null. */
export const complaintChanged = defineEvent<{ complaintId: string; organisationId: string | null }>('complaint.changed')
