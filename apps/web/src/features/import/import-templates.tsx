import { DownloadOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { saveFile } from '../../lib/save-file.ts'
import type { ImportDesk } from './import-desk.ts'
import css from './import-detail.module.css'
import { messages } from './import-detail.messages.ts'
import { importMessages } from './import-words.messages.ts'

/** The templates of lists that will be taken. */
export function ImportTemplates({ desk }: { desk: Pick<ImportDesk, 'kinds' | 'template'> }) {
  const t = useMessages(messages)
  const names = useMessages(importMessages)
  const fetch = useMutation({ mutationFn: desk.template, onSuccess: saveFile })
  return (
    <div className={css.actions}>
      {desk.kinds.map((kind) => (
        <Button
          key={kind}
          icon={<DownloadOutlined aria-hidden="true" />}
          disabled={fetch.isPending}
          onClick={() => fetch.mutate(kind)}
        >
          {t.template(names[kind])}
        </Button>
      ))}
    </div>
  )
}
