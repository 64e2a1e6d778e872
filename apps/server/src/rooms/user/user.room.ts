import { defineRoom, type Installation, openRoute } from '../../platform/room.ts'
import { userTopic } from '../../platform/realtime.ts'
import { auditRoom } from '../audit/index.ts'
import { fileRoom } from '../file/index.ts'
import { settingRoom } from '../setting/index.ts'
import { secretOf } from '../../platform/secrets.ts'
import { createIdentityProvider } from './identity-provider.ts'
import { createAccountNotices } from './user-account-notice.service.ts'
import { admissionRoutes } from './user-admission.routes.ts'
import { createAdmissions } from './user-admission.service.ts'
import { createAgreements, createPrivacy } from './user-agreement.service.ts'
import { createCaptchas } from './user-captcha.service.ts'
import { eraseJob } from './user-closing.service.ts'
import { createCodes } from './user-code.service.ts'
import { consentRoutes } from './user-consent.routes.ts'
import { createConsents } from './user-consent.service.ts'
import { factorRoutes } from './user-factor.routes.ts'
import { userFigures } from './user-figures.service.ts'
import { identityRoutes } from './user-identity.routes.ts'
import { createIdentities, createLinking } from './user-identity.service.ts'
import { findAccounts, findNames, findOrganisations } from './user-lookup.service.ts'
import { lockRoutes } from './user-lock.routes.ts'
import { managementRoutes } from './user-management.routes.ts'
import { createUserManagement } from './user-management.service.ts'
import { createOwnAccount } from './user-own-account.service.ts'
import { passkeyRoutes } from './user-passkey.routes.ts'
import { profileRoutes } from './user-profile.routes.ts'
import { userRecords } from './user-record.service.ts'
import { createRegistrations } from './user-registration.service.ts'
import { createSecondFactor } from './user-second-factor.service.ts'
import { savedViewRoutes } from './user-saved-view.routes.ts'
import { createSessions } from './user-session.service.ts'
import { createFailureNotes } from './user-sign-in-failure.service.ts'
import { createUnlock } from './user-unlock.service.ts'
import { accountErased, permissionChanged, sessionEnded, sessionLock } from './user.events.ts'
import { userRoutes } from './user.routes.ts'
import { createUsers } from './user.service.ts'

/** What anybody may know of this installation. */
const siteOf = ({
  oidc,
  captcha,
  projectUrl,
  build,
}: Pick<Installation, 'oidc' | 'captcha' | 'projectUrl' | 'build'>) => ({
  oidc: oidc && { name: oidc.name },
  captchaAlways: captcha === 'always',
  projectUrl,
  build,
})

export const userRoom = defineRoom({
  name: 'user',
  needs: { audit: auditRoom, file: fileRoom, setting: settingRoom },
  environment: [
    'oidc',
    'captcha',
    'projectUrl',
    'build',
    'publicUrl',
    'apiOrigin',
    'seed',
    'demonstrationAllowed',
    'staffFactorRequired',
  ],
  rawRoutes: [
    openRoute('GET', '/api/enterprise/user/oidc/start', 'leads the browser to the OpenID Connect provider'),
    openRoute('GET', '/api/enterprise/user/oidc/callback', 'the provider leads the browser back here'),
  ],
  pages: ['/website/agreement', '/website/privacy'],
  jobs: [eraseJob],
  figures: userFigures,
  lookups: { accounts: findAccounts, organisations: findOrganisations, names: findNames },
  records: userRecords,
  async create({ platform, env, needs: { file, setting }, collected }) {
    const { transactor, throttle, outbox, jobs, log, database } = platform
    const { staffFactorRequired, demonstrationAllowed } = env
    const captchaAlways = env.captcha === 'always'
    const users = createUsers({ transactor, demonstrationAllowed, site: siteOf(env) })
    const unlocking = createUnlock({ transactor, throttle })
    const secret = await secretOf(database.db, 'verification code')
    // Shown only where the demonstration was asked for: whoever sees a code can come in by it.
    const demoCodes = env.seed === 'demo' && demonstrationAllowed
    const codes = createCodes({ transactor, throttle, outbox, secret, demoCodes })
    const captchas = createCaptchas({ transactor, throttle, secret })
    const privacy = createPrivacy()
    const agreements = createAgreements({ privacy })
    const provider = env.oidc && createIdentityProvider(env.oidc)
    const notices = createAccountNotices()
    const linkIdentity = createLinking(provider, { users, notices })
    const noteFailure = createFailureNotes({ transactor, throttle })
    // Across hosts no cookie travels with calls, so there tickets cannot be tied to the browser.
    const bound = env.apiOrigin === null
    const kept = { notices, transactor, throttle, outbox, users }
    const { inForce: textsInForce } = agreements
    const key = await secretOf(database.db, 'second factor')
    const secondFactor = createSecondFactor({ ...kept, unlocking, linkIdentity, noteFailure, key, staffFactorRequired })
    const { challenges, factors } = secondFactor
    const entrance = { transactor, throttle, users, codes, agreements, linkIdentity, challenges }
    const isOpen = async () => (await setting.current(transactor.read)).registration.open
    return {
      users,
      notices,
      sessions: createSessions({ transactor, demonstrationAllowed, staffFactorRequired, textsInForce }),
      ...secondFactor,
      codes,
      captchas,
      agreements,
      privacy,
      consents: createConsents({ transactor, agreements }),
      identities: createIdentities({ ...kept, challenges, factors, noteFailure, log, provider, bound }),
      admissions: createAdmissions({ ...entrance, noteFailure, captchas, captchaAlways }),
      registrations: createRegistrations({ ...entrance, notices, isOpen }),
      ownAccount: createOwnAccount({
        ...kept,
        jobs,
        unlocking,
        codes,
        portraits: file.portraits,
        others: collected.personalData,
      }),
      management: createUserManagement({ ...kept, agreements, factors, origin: env.publicUrl?.origin ?? '' }),
    }
  },
  subscriptions({ sessions }, { platform: { events }, realtime, collected }) {
    events.listen(permissionChanged, sessions.forget)
    events.listen(sessionEnded, sessions.forget)
    events.listen(accountErased, sessions.forget)
    events.listen(sessionLock, sessions.forget)
    events.listen(sessionEnded, ({ sessionId }) => realtime.endSession(sessionId))
    events.listen(sessionLock, ({ sessionId, locked }) => {
      if (locked) realtime.closeSession(sessionId)
    })
    events.listen(permissionChanged, ({ userIds }) => {
      for (const userId of userIds) realtime.tell(userTopic(userId), { name: 'permission.changed' })
    })
    for (const { subscriber, forget } of collected.forgetting) events.subscribe(accountErased, subscriber, forget)
  },
  routes(app, service, { platform: { temporaryFolder }, env: { publicUrl } }) {
    userRoutes(app, service.users)
    admissionRoutes(app, service)
    identityRoutes(app, service.identities, publicUrl)
    consentRoutes(app, service.consents)
    factorRoutes(app, service.factors, service.removeFactor)
    passkeyRoutes(app, service.passkeys, publicUrl)
    lockRoutes(app, service.locks, publicUrl)
    profileRoutes(app, service.ownAccount, temporaryFolder)
    savedViewRoutes(app, service.ownAccount.savedViews)
    managementRoutes(app, service.management, temporaryFolder)
  },
  start: ({ ownAccount }) => ownAccount.closing.catchUp(),
})
