/** How people come in: what of the room user needs the environment. */
import type { Environment } from '../env.ts'
import type { Platform } from '../platform/platform.ts'
import type { Messages } from '../rooms/message/index.ts'
import type { SiteSettings } from '../rooms/setting/index.ts'
import {
  createAdmissions,
  createAgreements,
  createPrivacy,
  createCaptchas,
  createCodes,
  createIdentities,
  createIdentityProvider,
  createLinking,
  createRegistrations,
  type Users,
} from '../rooms/user/index.ts'

/** How people come in. */
export function createEntrance(
  env: Environment,
  platform: Platform,
  {
    users,
    messages,
    secret,
    settings,
  }: { users: Users; messages: Messages; secret: Buffer; settings: Pick<SiteSettings, 'current'> },
) {
  const { transactor, throttle, outbox } = platform
  // Shown only where the demonstration was asked for: whoever sees a code can come in by it.
  const demoCodes = env.seed === 'demo' && env.demonstrationAllowed
  const codes = createCodes({ transactor, throttle, outbox, secret, demoCodes })
  const captchas = createCaptchas({ transactor, throttle, secret })
  const agreements = createAgreements()
  const provider = env.oidc && createIdentityProvider(env.oidc)
  const linkIdentity = createLinking(provider, users)
  // Across hosts no cookie travels with calls, so there tickets cannot be tied to the browser.
  const identities = createIdentities({ ...platform, users, provider, bound: env.apiOrigin === null })
  const isOpen = async () => (await settings.current(transactor.read)).registration.open
  const ground = { transactor, throttle, users, messages, codes, captchas, agreements, linkIdentity }
  const admissions = createAdmissions({ ...ground, captchaAlways: env.captcha === 'always' })
  return {
    codes,
    captchas,
    agreements,
    privacy: createPrivacy(),
    identities,
    admissions,
    registrations: createRegistrations({ ...ground, isOpen }),
  }
}
