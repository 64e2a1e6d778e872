import { defineEvent } from '../../platform/events.ts'

/** What is known of a patent changed; whatever shows it is shown anew. */
export const patentChanged = defineEvent<{ patentId: string }>('patent.changed')
