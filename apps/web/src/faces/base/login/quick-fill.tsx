import type { DemonstrationAccount } from '@portal/contract/site'
import { useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { loginMessages } from './login.messages.ts'
import css from './quick-fill.module.css'

interface Props {
  /** None where it is no demonstration. */
  accounts: DemonstrationAccount[]
  onFill(username: string, password: string): void
}

/** Fills the form with a demonstration account. */
export function QuickFill({ accounts, onFill }: Props) {
  const t = useMessages(loginMessages)
  const [chosen, setChosen] = useState<DemonstrationAccount>()
  if (accounts.length === 0) return null
  const roles: Record<string, string> = { OPERATOR: t.operator, ROOT: t.root }
  const fill = (account: DemonstrationAccount): void => {
    onFill(account.username, account.password)
    setChosen(account)
  }
  return (
    <section className={css['quick']} aria-labelledby="quick-fill">
      <h2 id="quick-fill">{t.quickFill}</h2>
      <p>{t.quickFillHint}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.username}>
            <button type="button" aria-pressed={chosen === account} onClick={() => fill(account)}>
              <strong>{roles[account.role] ?? t.owner}</strong>
              <span>
                {account.nickname} · {account.username}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {chosen && t.filled(chosen.nickname)}
      </p>
    </section>
  )
}
