import { settingDetail, settingSave, webSetting } from '@portal/contract/setting'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { SiteSettings } from './setting.service.ts'

/** What visitors see of the site settings, and the whole of them for operators. */
export function settingRoutes(app: FastifyInstance, settings: SiteSettings): void {
  serve(app, webSetting, () => settings.shown(), {
    shows: () => ['setting'],
  })
  serve(app, settingDetail, () => settings.detail())
  serve(app, settingSave, ({ actor, body }) => settings.save(actor, body))
}
