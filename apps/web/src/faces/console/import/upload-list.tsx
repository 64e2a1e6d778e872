import { InboxOutlined } from '@ant-design/icons'
import { IMPORT_MOST_BYTES, ImportKind, importKinds, importUpload } from '@portal/contract/import'
import { useMutation } from '@tanstack/react-query'
import { App, Flex, Progress, Select, Upload } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { importWords } from '../../../features/import/import-words.messages.ts'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './import.module.css'
import { words } from './import.messages.ts'

function useUpload(kind: ImportKind | undefined) {
  const t = useMessages(words)
  const { message } = App.useApp()
  const navigate = useNavigate()
  const [fraction, setFraction] = useState(0)
  const send = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.set('file', file)
      setFraction(0)
      return call(importUpload, { query: kind ? { kind } : {} }, { form, onProgress: setFraction })
    },
    onSuccess: ({ id }) => {
      invalidateRoom('/import/')
      void navigate(`/console/import/${id}`)
    },
  })
  /** Looks at a file before a byte is sent. */
  const take = (file: File): void => {
    if (!/\.(xlsx|csv|txt)$/i.test(file.name)) void message.error(t.wrongEnding)
    else if (file.size > IMPORT_MOST_BYTES) void message.error(t.tooLarge)
    else send.mutate(file)
  }
  return { take, sending: send.isPending, percent: Math.round(fraction * 100) }
}

/** Takes a list; what was recognised of it is shown on a page of its own. */
export function UploadList() {
  const t = useMessages(words)
  const names = useMessages(importWords)
  const [kind, setKind] = useState<ImportKind>()
  const { take, sending, percent } = useUpload(kind)
  return (
    <section className={css.card} aria-labelledby="import-upload">
      <h2 id="import-upload">{t.uploadHead}</h2>
      <Flex className={css.kinds ?? ''}>
        <Select
          className={css.kind ?? ''}
          aria-label={t.kind}
          value={kind ?? ''}
          onChange={(chosen: string) => setKind(ImportKind.optional().catch(undefined).parse(chosen))}
          options={[{ value: '', label: t.anyKind }, ...importKinds.map((value) => ({ value, label: names[value] }))]}
        />
      </Flex>
      <Upload.Dragger
        height={128}
        accept=".xlsx,.csv"
        showUploadList={false}
        disabled={sending}
        beforeUpload={(file) => {
          take(file)
          return false
        }}
      >
        <div>
          <InboxOutlined aria-hidden /> {t.choose}
        </div>
        <div className={css.meta}>{t.accepted}</div>
      </Upload.Dragger>
      {sending && <Progress percent={percent} aria-label={t.uploading} />}
      <p className={css.note}>{t.rules}</p>
    </section>
  )
}
