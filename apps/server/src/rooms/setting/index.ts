/**
 * Room setting: what operators decide for the whole site.
 * Owns setting. Emits setting.changed.
 */
export { settingRoom } from './setting.room.ts'
export type { SiteSettings } from './setting.service.ts'
