import { ImportDetailView } from '../../../features/import/import-detail.tsx'
import { operatorDesk } from '../../../features/import/import-desk.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './import-detail.messages.ts'

/** One list of an operator's. */
export default function ImportDetailPage() {
  const t = useMessages(messages)
  return <ImportDetailView desk={operatorDesk} back={t.back} />
}
