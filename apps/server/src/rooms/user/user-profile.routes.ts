import {
  AVATAR_MAX_BYTES,
  avatarUpload,
  closeAccount,
  dataExport,
  deviceList,
  deviceSignOut,
  emailBind,
  emailCode,
  keepAccount,
  mobileBind,
  mobileCode,
  passwordChange,
  profile,
  profileSave,
} from '@portal/contract/user-profile'
import type { FastifyInstance } from 'fastify'
import { fault } from '../../platform/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import type { OwnAccount } from './user-own-account.service.ts'

/** One's own account; uploads lie in `temporaryFolder` until they are checked. */
export function profileRoutes(app: FastifyInstance, own: OwnAccount, temporaryFolder: string): void {
  const { profiles, bindings, devices, personalData, closing } = own
  serve(app, profile, ({ actor, language }) => profiles.profile(actor, language))
  serve(app, profileSave, ({ actor, body }) => profiles.save(actor, body))
  serve(
    app,
    avatarUpload,
    ({ actor, upload }) => {
      if (!upload) throw fault('A0700')
      return profiles.usePicture(actor, upload)
    },
    { maxBytes: AVATAR_MAX_BYTES, folder: temporaryFolder },
  )
  serve(app, passwordChange, ({ actor, body: { oldPassword, newPassword }, address }) =>
    profiles.changePassword(actor, { old: oldPassword, new: newPassword }, address),
  )

  serve(app, mobileCode, ({ query, address, language }) =>
    bindings.sendCode('mobile', query.mobile, { address, language }),
  )
  serve(app, mobileBind, ({ actor, body: { mobile, ...proof }, address, language }) =>
    bindings.bind(actor, 'mobile', { target: mobile, ...proof }, { address, language }),
  )
  serve(app, emailCode, ({ query, address, language }) =>
    bindings.sendCode('email', query.email, { address, language }),
  )
  serve(app, emailBind, ({ actor, body: { email, ...proof }, address, language }) =>
    bindings.bind(actor, 'email', { target: email, ...proof }, { address, language }),
  )

  serve(app, deviceList, ({ actor }) => devices.list(actor))
  serve(app, deviceSignOut, ({ actor, body }) => devices.signOut(actor, body.id))

  serve(app, dataExport, ({ actor, language }) => personalData.exported(actor, language))
  serve(app, closeAccount, ({ actor, body, address, language }) =>
    closing.close(actor, body.password, { address, language }),
  )
  serve(app, keepAccount, ({ actor }) => closing.keep(actor))
}
