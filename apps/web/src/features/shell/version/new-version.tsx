import { siteInfo } from '@portal/contract/site'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../lib/i18n/language.ts'
import { endpointQuery } from '../query-client.ts'
import css from './new-version.module.css'
import { versionMessages } from './version.messages.ts'

/** Milliseconds between two looks while the page is open. */
const LOOK_EVERY = 10 * 60_000
/** Whoever put it off is asked again after this long. */
const ASK_AGAIN = 60 * 60_000

/** The build that made the open page; '' when the page does not tell. */
const ownBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''

/**
 * Says that the server runs another build than the one this page was made by. Looked at every ten minutes, when the
 * window comes back into sight, and when the stream of events returns after a break, as it does after a deployment.
 */
export function NewVersion() {
  const t = useMessages(versionMessages)
  const { data, dataUpdatedAt } = useQuery({
    ...endpointQuery(siteInfo, {}),
    refetchInterval: LOOK_EVERY,
    refetchOnWindowFocus: 'always',
  })
  const [putOffAt, setPutOffAt] = useState(0)
  const own = ownBuild()
  const newer = own !== '' && data !== undefined && data.build !== '' && data.build !== own
  return (
    <div role="status">
      {newer && dataUpdatedAt - putOffAt >= ASK_AGAIN && (
        <p className={css['banner']}>
          <span>{t.published}</span>
          <Button type="primary" size="small" onClick={() => location.reload()}>
            {t.reload}
          </Button>
          <Button type="text" size="small" onClick={() => setPutOffAt(Date.now())}>
            {t.later}
          </Button>
        </p>
      )}
    </div>
  )
}
