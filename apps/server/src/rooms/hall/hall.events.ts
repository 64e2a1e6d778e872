import { defineEvent } from '../../platform/events.ts'

/** A hall was arranged anew: its kind and code, '' for the hall of everything of its kind. */
export const hallChanged = defineEvent<{ kind: string; key: string }>('hall.changed')
/** An expo was saved, published, withdrawn or removed, or who exhibits there changed; `organisationIds`: whom it concerns. */
export const expoChanged = defineEvent<{ expoId: string; organisationIds: string[] }>('expo.changed')
