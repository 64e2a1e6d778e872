/**
 * Room setting: what operators decide for the whole site.
 * Owns setting. Emits setting.changed. Needs user, audit.
 */
export { settingRoutes } from './setting.routes.ts'
export { createSettings, type SiteSettings } from './setting.service.ts'
