import { type FactorState, factorState } from '@portal/contract/user-factor'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './account-info.module.css'
import { FactorDialog } from './factor-dialog.tsx'
import { securityMessages } from './security.messages.ts'

function Factor({ state }: { state: FactorState }) {
  const t = useMessages(securityMessages)
  const [open, setOpen] = useState<'renew' | 'remove' | null>(null)
  if (state.appSince === null)
    return (
      <div className={css['sectionHead']}>
        <div>
          <h2 id="second-factor">{t.factor}</h2>
          <p className={css['hint']}>{t.factorNone}</p>
        </div>
        <Link to="/secondFactor">{t.factorSetUp}</Link>
      </div>
    )
  return (
    <>
      <div className={css['sectionHead']}>
        <div>
          <h2 id="second-factor">{t.factor}</h2>
          <p className={css['hint']}>{t.factorText}</p>
        </div>
      </div>
      <ul className={css['rows']}>
        <li className={css['row']}>
          <div className={css['rowWords']}>
            <h3>{t.app}</h3>
            <strong>{t.appSince(formatInstant(state.appSince))}</strong>
            <span>{state.required ? t.factorRequired : t.appText}</span>
          </div>
          {!state.required && (
            <Button danger type="text" onClick={() => setOpen('remove')}>
              {t.factorRemove}
            </Button>
          )}
        </li>
        <li className={css['row']}>
          <div className={css['rowWords']}>
            <h3>{t.recoveryCodes}</h3>
            <strong>{t.recoveryCodesLeft(state.recoveryCodesLeft)}</strong>
            <span>{t.recoveryCodesText}</span>
          </div>
          <Button onClick={() => setOpen('renew')}>{t.recoveryCodesRenew}</Button>
        </li>
      </ul>
      {open && <FactorDialog does={open} onClose={() => setOpen(null)} />}
    </>
  )
}

/** The second factor of the account: the app, and how many recovery codes are left. */
export function SecondFactor() {
  const query = useQuery(endpointQuery(factorState, {}))
  return (
    <section aria-labelledby="second-factor">
      <QueryState query={query}>{(state) => <Factor state={state} />}</QueryState>
    </section>
  )
}
