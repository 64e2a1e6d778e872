import { type Media, uploadFormats, uploadMaxBytes, type UploadKind } from '@portal/contract/file'
import { Button } from 'antd'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { FileChooser } from './file-chooser.tsx'
import css from './upload-card.module.css'
import { uploadMessages } from './upload.messages.ts'
import { formatBytes } from '../../lib/format-bytes.ts'
import { isRefused, StoredFile, UploadProgress } from './upload-progress.tsx'
import { StorageWarning } from './storage-warning.tsx'
import { useMedia } from './use-media.ts'
import { useResumableUpload } from './use-resumable-upload.ts'

interface Props {
  kind: UploadKind
  /** Names this place on the device, so that an upload that broke off is found again: 'product:12:video:0'. */
  place: string
  /** What the file is: 产品视频. */
  label: string
  /** The file's id; from a `Form.Item` or by hand. */
  value?: string | null
  /** Gets id and name once all bytes are on the server (it may still be checked then); null when the file is removed. */
  onChange?: (fileId: string | null, name?: string) => void
  disabled?: boolean
  /** More about the stored file: a title, a cover. */
  children?: (media: Media) => ReactNode
}

/** One file that is uploaded in resumable steps: choose or drop, pause, resume, cancel, see how it is checked, replace. */
export function UploadCard({ kind, place, label, value = null, onChange, disabled = false, children }: Props) {
  const t = useMessages(uploadMessages)
  const [isOver, setOver] = useState(false)
  const upload = useResumableUpload({ kind, place, onStored: (fileId, name) => onChange?.(fileId, name) })
  const media = useMedia(value)
  const { state } = upload
  const isBusy = state !== null && ['sending', 'waiting', 'paused', 'done'].includes(state.phase)
  const accepts = !disabled && !isBusy
  const over = (event: DragEvent): void => {
    if (!accepts) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && accepts) upload.start(file)
  }
  const hasFile = value !== null
  const refused = isRefused(state)
  const word = state?.phase === 'left' ? t.chooseAgain : refused ? t.chooseOther : hasFile ? t.replace : t.choose
  // What was refused is removed first: the file that is there stays.
  const remove = refused ? upload.dismiss : () => onChange?.(null)
  return (
    <div
      className={css['card']}
      role="group"
      aria-label={label}
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {media && <StoredFile media={media} />}
      {hasFile && media === null && (
        <p className={css['status']} role="status" data-bad={true}>
          {t.unknown}
        </p>
      )}
      {media && children?.(media)}
      {state && <UploadProgress state={state} upload={upload} />}
      {!isBusy && !disabled && (
        <div className={css['actions']}>
          <FileChooser kind={kind} label={label} word={word} disabled={disabled} onFile={upload.start} />
          {(refused || hasFile) && <Button onClick={remove}>{t.remove}</Button>}
          {!refused && !hasFile && <span className={css['drop']}>{t.drop}</span>}
        </div>
      )}
      {!disabled && <StorageWarning />}
      {!disabled && !refused && (
        <p className={css['hint']}>{t.accepted(uploadFormats[kind], formatBytes(uploadMaxBytes[kind]))}</p>
      )}
    </div>
  )
}
