import { askOwed } from '../../../features/owed/ask-owed.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { session } from '../../../lib/session.ts'
import css from './forms.module.css'
import { loginMessages } from './login.messages.ts'

/** Leaves, for somebody who cannot, or does not want to, do now what they owe before anything else. */
export function SignOut() {
  const t = useMessages(loginMessages)
  const leave = async (): Promise<void> => {
    // Whatever came of it, nobody is signed in here any more.
    await askOwed('logout', {}).catch(() => undefined)
    session.clear()
    location.assign('/login')
  }
  return (
    <p className={css['instead']}>
      <button type="button" className={css['link']} onClick={() => void leave()}>
        {t.signOut}
      </button>
    </p>
  )
}
