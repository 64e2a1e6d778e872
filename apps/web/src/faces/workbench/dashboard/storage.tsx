import { lazy, Suspense } from 'react'
import { isNearlyFull, useStorageUse } from '../../../features/upload/storage-use.ts'
import { formatBytes } from '../../../lib/format-bytes.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import bars from './bars.module.css'
import css from './dashboard.module.css'
import { dashboardMessages } from './dashboard.messages.ts'

// Few ever need it: it stays out of everybody's first load.
const StorageWarning = lazy(async () => ({
  default: (await import('../../../features/upload/storage-warning.tsx')).StorageWarning,
}))

/** How much storage the enterprise uses, of how much. */
export function Storage() {
  const t = useMessages(dashboardMessages)
  const use = useStorageUse()
  if (!use) return null
  const { usedBytes, quotaBytes } = use
  const percent = Math.min(100, Math.round((usedBytes / quotaBytes) * 100))
  return (
    <section className={css['card']} aria-labelledby="dashboard-storage">
      <div className={css['sectionHead']}>
        <h2 id="dashboard-storage">{t.storage}</h2>
      </div>
      <p className={css['note']}>{t.storageUsed(formatBytes(usedBytes), formatBytes(quotaBytes))}</p>
      <div className={`${bars['bar'] ?? ''} ${bars['alone'] ?? ''}`}>
        <span style={{ width: `${percent}%` }} />
      </div>
      {isNearlyFull(use) && (
        <Suspense>
          <StorageWarning />
        </Suspense>
      )}
    </section>
  )
}
