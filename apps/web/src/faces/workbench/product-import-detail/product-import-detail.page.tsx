import { Alert } from 'antd'
import { ImportDetailView } from '../../../features/import/import-detail.tsx'
import { ownDesk } from '../../../features/import/import-desk.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { BatchProgress } from '../product-manage/batch-progress.tsx'
import { followBatch } from '../product-manage/use-batch.ts'
import { messages } from './product-import-detail.messages.ts'

/** One list of one's own products; what was taken in waits among the drafts. */
export default function ProductImportDetailPage() {
  const t = useMessages(messages)
  const next = (
    <Alert
      type="info"
      showIcon
      title={t.drafts}
      action={<Link to="/myEnt/productManage?status=5">{t.toDrafts}</Link>}
    />
  )
  return (
    <ImportDetailView desk={ownDesk} back={t.back} undoing={<BatchProgress />} after={next} onUndone={followBatch} />
  )
}
