import { type ImportKind, ImportKind as AnyKind, importKinds } from '@portal/contract/import'
import { Flex, Select } from 'antd'
import { useState } from 'react'
import { operatorDesk } from '../../../features/import/import-desk.ts'
import { ImportHistory } from '../../../features/import/import-history.tsx'
import { ImportTemplates } from '../../../features/import/import-templates.tsx'
import { importMessages } from '../../../features/import/import-words.messages.ts'
import { UploadList } from '../../../features/import/upload-list.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './import.module.css'
import { messages } from './import.messages.ts'

/** Lists taken in from files: upload one, see what became of the others. */
export default function ImportPage() {
  const t = useMessages(messages)
  const names = useMessages(importMessages)
  const [kind, setKind] = useState<ImportKind>()
  return (
    <>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <UploadList desk={operatorDesk} kind={kind} accepted={t.accepted} rules={t.rules}>
        <Flex wrap gap={12} className={css.kinds ?? ''}>
          <Select
            className={css.kind ?? ''}
            aria-label={t.kind}
            value={kind ?? ''}
            onChange={(chosen: string) => setKind(AnyKind.optional().catch(undefined).parse(chosen))}
            options={[{ value: '', label: t.anyKind }, ...importKinds.map((value) => ({ value, label: names[value] }))]}
          />
          <ImportTemplates desk={operatorDesk} />
        </Flex>
      </UploadList>
      <ImportHistory desk={operatorDesk} emptyText={t.emptyText} />
    </>
  )
}
