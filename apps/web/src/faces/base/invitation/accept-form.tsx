import type { Invitation } from '@portal/contract/user'
import type { CallError } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { refusedField } from '../../../lib/refused-field.ts'
import { session } from '../../../lib/session.ts'
import { AgreementConsent } from '../login/agreement-consent.tsx'
import { ask } from '../../../features/admission/ask.ts'
import { checkAgreement, checkConfirmation, checkNewUsername, checkNickname, checkPassword } from '../login/checks.ts'
import { useEnter } from '../login/enter.ts'
import { Field } from '../login/field.tsx'
import { Submit } from '../login/form-parts.tsx'
import css from '../login/forms.module.css'
import { loginMessages } from '../login/login.messages.ts'
import { PasswordField } from '../login/password-field.tsx'
import { useAgreement } from '../login/use-agreement.ts'
import { type Kept, useEntries } from '../login/use-entries.ts'
import { invitationMessages } from './invitation.messages.ts'

const checks = {
  username: checkNewUsername,
  nickname: checkNickname,
  password: checkPassword,
  confirmPassword: checkConfirmation,
  agreement: checkAgreement,
}
/** Who an account waits for cannot choose its name: it is not judged either. */
const waitingChecks = { ...checks, username: () => undefined }

function aboutEntry(error: CallError): keyof typeof checks | undefined {
  const { code } = error
  if (refusedField(error)?.path === 'password') return 'password'
  if (code === 'A0111') return 'username'
  return code === 'A0101' ? 'agreement' : undefined
}

interface Props {
  token: string
  invitation: Invitation
}

/** The password of the new account; a new member also chooses a username and a name. */
export function AcceptForm({ token, invitation }: Props) {
  const t = useMessages(loginMessages)
  const own = useMessages(invitationMessages)
  const enter = useEnter()
  const agreement = useAgreement()
  const newMember = invitation.kind === 'member'
  const kept: Kept = new Map(invitation.username === null ? [] : [['username', invitation.username]])
  const entries = useEntries(newMember ? checks : waitingChecks, {
    kept,
    goOn: 'password',
    about: aboutEntry,
    send: async ({ username, nickname, password, confirmPassword }) => {
      const chosen = newMember ? { username, nickname } : {}
      const body = {
        token,
        password,
        confirmPassword,
        agreement: agreement.text?.version ?? (true as const),
        ...chosen,
      }
      const { accessToken } = await ask('invitationAccept', { body })
      await enter(accessToken, { to: '/' })
    },
    onRefused: ({ code }) => {
      if (code === 'A0101') agreement.refresh()
    },
  })
  return (
    <form {...entries.formProps}>
      {session.token() !== undefined && <p className={css['offer']}>{own.switching}</p>}
      <Field
        {...entries.bind('username')}
        label={t.username}
        hint={newMember ? t.newUsernameHint : own.usernameFixed}
        autoComplete="username"
        readOnly={!newMember}
        maxLength={64}
      />
      {newMember && (
        <Field
          {...entries.bind('nickname')}
          label={own.nickname}
          hint={own.nicknameHint}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={40}
        />
      )}
      <PasswordField
        {...entries.bind('password')}
        label={t.password}
        autoComplete="new-password"
        judged={entries.heard('password')}
      />
      <PasswordField {...entries.bind('confirmPassword')} label={t.confirmPassword} autoComplete="new-password" />
      <AgreementConsent entry={entries.bind('agreement')} agreement={agreement} />
      <Submit busy={entries.busy} refusal={entries.refusal} label={own.submit} working={own.submitting} />
    </form>
  )
}
