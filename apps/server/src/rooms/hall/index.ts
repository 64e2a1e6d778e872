/**
 * Room hall: exhibition halls made of enterprises on the website, and theme expos in revisions with their exhibitors.
 * Owns hall_setting, expo, expo_revision, expo_public, expo_exhibitor. Emits hall.changed, expo.changed.
 * Needs user, audit, message, file, enterprise, product, news.
 */
export { expoAddresses, hallAddresses } from './hall-address.service.ts'
export { hallKeys, hallTitle } from './hall.policy.ts'
export { hallRoutes } from './hall.routes.ts'
export { createHalls, type Halls } from './hall.service.ts'
export { expoChanged } from './hall.events.ts'
