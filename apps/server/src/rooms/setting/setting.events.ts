import { defineEvent } from '../../platform/events.ts'

/** The site settings changed; whoever keeps them in memory reads them again. */
export const settingChanged = defineEvent<{ revision: number }>('setting.changed')
