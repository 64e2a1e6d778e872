import { defineEvent } from '../../platform/events.ts'

/** A dictionary or one of its items changed; readers forget what they keep of it. */
export const dictChanged = defineEvent<{ dictCode: string }>('dict.changed')
