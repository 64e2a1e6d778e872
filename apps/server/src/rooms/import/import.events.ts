import { defineEvent } from '../../platform/events.ts'

/** Somebody stopped an import; whichever process reads its file lets go of it at once. */
export const importCancelled = defineEvent<{ importId: string }>('import.cancelled')
