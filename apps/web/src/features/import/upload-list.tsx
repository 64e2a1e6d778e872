import { InboxOutlined } from '@ant-design/icons'
import type { ImportKind } from '@portal/contract/import'
import { App, Progress, Upload } from 'antd'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatBytes } from '../../lib/format-bytes.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { invalidateRoom } from '../shell/query-client.ts'
import { useSubmission } from '../shell/use-submission.ts'
import type { ImportDesk } from './import-desk.ts'
import css from './import-list.module.css'
import { messages } from './import-list.messages.ts'

function useUpload(desk: ImportDesk, kind: ImportKind | undefined) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const navigate = useNavigate()
  const [fraction, setFraction] = useState(0)
  const send = useSubmission({
    mutationFn: (file: File) => {
      setFraction(0)
      return desk.upload(file, kind, setFraction)
    },
    onSuccess: ({ id }) => {
      invalidateRoom('import')
      void navigate(`${desk.home}/${id}`)
    },
  })
  /** Looks at a file before a byte is sent. */
  const take = (file: File): void => {
    if (!/\.(xlsx|csv|txt)$/i.test(file.name)) void message.error(t.wrongEnding)
    else if (file.size > desk.mostBytes) void message.error(t.tooLarge(formatBytes(desk.mostBytes)))
    else send.mutate(file)
  }
  return { take, sending: send.isPending, percent: Math.round(fraction * 100) }
}

interface Props {
  desk: ImportDesk
  kind?: ImportKind | undefined
  /** Which files are taken. */
  accepted: string
  /** How rows are told apart. */
  rules: string
  /** What is chosen or fetched before a file is. */
  children?: ReactNode
}

/** Takes a list; what was recognised of it is shown on a page of its own. */
export function UploadList({ desk, kind, accepted, rules, children }: Props) {
  const t = useMessages(messages)
  const { take, sending, percent } = useUpload(desk, kind)
  return (
    <section className={css.card} aria-labelledby="import-upload">
      <h2 id="import-upload">{t.uploadHead}</h2>
      {children}
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
        <div className={css.meta}>{accepted}</div>
      </Upload.Dragger>
      {sending && <Progress percent={percent} aria-label={t.uploading} />}
      <p className={css.note}>{rules}</p>
    </section>
  )
}
