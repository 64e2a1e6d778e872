/**
 * Room dict: named lists of values with labels, edited by operators and read by forms.
 * Owns dict, dict_item. Emits dict.changed.
 */
export { dictRoom } from './dict.room.ts'
export { dictChanged } from './dict.events.ts'
export type { Dicts } from './dict.service.ts'
