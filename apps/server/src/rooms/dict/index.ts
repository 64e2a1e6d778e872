/**
 * Room dict: named lists of values with labels, edited by operators and read by forms.
 * Owns dict, dict_item. Emits dict.changed. Needs audit.
 */
export { dictChanged } from './dict.events.ts'
export { dictRoutes } from './dict.routes.ts'
export { createDicts, type Dicts } from './dict.service.ts'
