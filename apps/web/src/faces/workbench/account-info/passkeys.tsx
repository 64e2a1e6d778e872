import { type Passkey, passkeyList } from '@portal/contract/user-passkey'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { knowsPasskeys } from '../../../features/passkey/passkey.ts'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './account-info.module.css'
import { PasskeyAddDialog, PasskeyRemoveDialog } from './passkey-dialogs.tsx'
import { securityMessages } from './security.messages.ts'

/** The passkeys of the account. */
export function Passkeys() {
  const t = useMessages(securityMessages)
  const query = useQuery(endpointQuery(passkeyList, {}))
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const known = knowsPasskeys()
  return (
    <section aria-labelledby="passkeys">
      <div className={css['sectionHead']}>
        <div>
          <h2 id="passkeys">{t.passkeys}</h2>
          <p className={css['hint']}>{known ? t.passkeysText : t.passkeysUnknown}</p>
        </div>
        {known && <Button onClick={() => setAdding(true)}>{t.passkeyAdd}</Button>}
      </div>
      <QueryState query={query}>
        {(list) =>
          list.length === 0 ? (
            <p className={css['hint']}>{t.passkeysNone}</p>
          ) : (
            <ul className={css['rows']}>
              {list.map((passkey) => (
                <li key={passkey.id} className={css['row']}>
                  <div className={css['rowWords']}>
                    <h3>{passkey.name}</h3>
                    <span>
                      {t.passkeyAddedAt(formatInstant(passkey.createdAt))}
                      {passkey.lastUsedAt && ` · ${t.lastUsed(formatInstant(passkey.lastUsedAt))}`}
                    </span>
                  </div>
                  <Button
                    danger
                    type="text"
                    aria-label={t.passkeyRemoveOf(passkey.name)}
                    onClick={() => setRemoving(passkey)}
                  >
                    {t.passkeyRemove}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      {adding && <PasskeyAddDialog onClose={() => setAdding(false)} />}
      {removing && <PasskeyRemoveDialog passkey={removing} onClose={() => setRemoving(null)} />}
    </section>
  )
}
