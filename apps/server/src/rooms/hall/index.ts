/**
 * Room hall: exhibition halls made of enterprises on the website, and theme expos in revisions with their exhibitors.
 * Owns hall_setting, expo, expo_public, expo_exhibitor. Emits hall.changed, expo.changed.
 */
export { hallRoom } from './hall.room.ts'
export { hallKeys, hallTitle } from './hall.policy.ts'
export type { Halls } from './hall.service.ts'
export { expoChanged } from './hall.events.ts'
