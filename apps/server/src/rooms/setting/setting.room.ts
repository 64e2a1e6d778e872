import { defineRoom } from '../../platform/room.ts'
import { auditRoom } from '../audit/index.ts'
import { settingChanged } from './setting.events.ts'
import { settingRoutes } from './setting.routes.ts'
import { createSettings } from './setting.service.ts'

export const settingRoom = defineRoom({
  name: 'setting',
  needs: { audit: auditRoom },
  create: ({ platform: { transactor }, collected: { lookups } }) => createSettings({ transactor, lookups }),
  subscriptions(settings, { platform: { events } }) {
    events.listen(settingChanged, settings.forget)
    events.onGap(settings.forget)
  },
  routes: (app, settings) => settingRoutes(app, settings),
})
