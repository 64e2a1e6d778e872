import { defineEvent } from '../platform/events.ts'

/** Something that public pages show has changed, in this table. The database tells it (migrations/0042_page.sql). */
export const pageChanged = defineEvent<{ table: string }>('page.changed')
