import { Alert } from 'antd'
import { formatBytes } from '../../lib/format-bytes.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { isNearlyFull, useStorageUse } from './storage-use.ts'
import { uploadMessages } from './upload.messages.ts'

/** Says beside an upload that there is hardly any room left. */
export function StorageWarning() {
  const t = useMessages(uploadMessages)
  const use = useStorageUse()
  if (!use || !isNearlyFull(use)) return null
  const { usedBytes, quotaBytes } = use
  return <Alert type="warning" showIcon title={t.nearlyFull(formatBytes(usedBytes), formatBytes(quotaBytes))} />
}
