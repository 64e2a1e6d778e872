import { CHECKED, STATED } from '@portal/contract/patent-admin'
import { useMessages } from '../../lib/i18n/language.ts'
import { patentSourceMessages } from './patent-source.messages.ts'

/** Where a record comes from; a source of its own is shown by its name. */
export function PatentSource({ source }: { source: string }) {
  const t = useMessages(patentSourceMessages)
  if (source === STATED) return t.stated
  if (source === CHECKED) return t.operator
  return source === 'import' ? t.import : source
}
