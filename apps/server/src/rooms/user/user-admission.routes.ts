import { agreement, captcha, privacy, forget, login, register, smsCode, smsLogin } from '@portal/contract/user'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Admissions } from './user-admission.service.ts'
import type { Agreements, Privacy } from './user-agreement.service.ts'
import type { Captchas } from './user-captcha.service.ts'
import type { Challenges } from './user-factor-challenge.service.ts'
import type { Registrations } from './user-registration.service.ts'

/** Coming in: by password, by code, by the second factor, as somebody new, after forgetting the password. */
export function admissionRoutes(
  app: FastifyInstance,
  rooms: {
    admissions: Admissions
    challenges: Challenges
    registrations: Registrations
    captchas: Captchas
    agreements: Agreements
    privacy: Privacy
  },
): void {
  const { admissions, challenges, registrations, captchas, agreements } = rooms
  serve(app, captcha, ({ address }) => captchas.draw(address))
  serve(app, login, ({ body, ...client }) =>
    'challenge' in body ? challenges.answer(body, client) : admissions.signIn(body, client),
  )
  serve(app, smsCode, ({ actor, query, ...client }) => admissions.sendCode(actor, query, client))
  serve(app, smsLogin, ({ body, ...client }) => admissions.signInByCode(body, client))
  serve(app, register, ({ body, ...client }) => registrations.register(body, client))
  serve(app, forget, ({ body }) => registrations.resetPassword(body))
  serve(app, agreement, ({ language }) => agreements.current(language), {
    shows: () => [],
  })
  serve(app, privacy, ({ language }) => rooms.privacy.current(language), {
    shows: () => [],
  })
}
