import type { DemonstrationAccount } from '@portal/contract/site'
import { siteInfo } from '@portal/contract/site'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/client.ts'
import { NO_AUTH } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { loginWords } from './login.messages.ts'
import css from './quick-fill.module.css'

/** The accounts of a demonstration; none anywhere else, or while it is not known. */
function useDemonstrationAccounts(): DemonstrationAccount[] {
  const [accounts, setAccounts] = useState<DemonstrationAccount[]>([])
  useEffect(() => {
    const controller = new AbortController()
    const options = { quiet: true, authorization: NO_AUTH, signal: controller.signal } as const
    call(siteInfo, {}, options).then(
      (site) => setAccounts(site.demo ? site.accounts : []),
      () => undefined,
    )
    return () => controller.abort()
  }, [])
  return accounts
}

/** Fills the form with a demonstration account. */
export function QuickFill({ onFill }: { onFill(username: string, password: string): void }) {
  const words = useMessages(loginWords)
  const accounts = useDemonstrationAccounts()
  const [chosen, setChosen] = useState<DemonstrationAccount>()
  if (accounts.length === 0) return null
  const roles: Record<string, string> = { OPERATOR: words.operator, ROOT: words.root }
  const fill = (account: DemonstrationAccount): void => {
    onFill(account.username, account.password)
    setChosen(account)
  }
  return (
    <section className={css['quick']} aria-labelledby="quick-fill">
      <h2 id="quick-fill">{words.quickFill}</h2>
      <p>{words.quickFillHint}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.username}>
            <button type="button" aria-pressed={chosen === account} onClick={() => fill(account)}>
              <strong>{roles[account.role] ?? words.owner}</strong>
              <span>
                {account.nickname} · {account.username}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {chosen && words.filled(chosen.nickname)}
      </p>
    </section>
  )
}
