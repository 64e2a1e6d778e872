import { defineEvent } from '../../platform/events.ts'

/** The bytes of an upload lie in the storage, whole and of the type that they claim to be. */
export const fileStored = defineEvent<{ fileId: string; kind: string; organisationId: string }>('file.stored')
/** State, progress, poster or detail of a file changed. */
export const fileChanged = defineEvent<{ fileId: string; organisationId: string | null }>('file.changed')
