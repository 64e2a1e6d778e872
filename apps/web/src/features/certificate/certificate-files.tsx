import { useMessages } from '../../lib/i18n/language.ts'
import { UploadCard } from '../upload/upload-card.tsx'
import css from './certificate-editor.module.css'
import { editorMessages } from './certificate-editor.messages.ts'

/** Files that one certificate may have. */
const FILES_MAX = 5

interface Props {
  /** Names the certificate on this device. */
  place: string
  files: readonly string[]
  disabled: boolean
  onChange(files: string[]): void
}

/** The scans of a certificate, and room for one more. */
export function CertificateFiles({ place, files, disabled, onChange }: Props) {
  const t = useMessages(editorMessages)
  const put = (at: number, fileId: string | null): void => {
    const next = fileId === null ? files.toSpliced(at, 1) : files.toSpliced(at, 1, fileId)
    onChange(next.filter((one, index) => next.indexOf(one) === index))
  }
  const slots = disabled || files.length >= FILES_MAX ? files : [...files, null]
  return (
    <fieldset className={css['files']}>
      <legend>{t.files}</legend>
      <p className={css['note']}>{t.filesHint(FILES_MAX)}</p>
      <div className={css['cards']}>
        {slots.map((fileId, at) => (
          <UploadCard
            key={fileId ?? 'new'}
            kind="document"
            place={`${place}:${at}`}
            label={t.file(at + 1)}
            value={fileId}
            disabled={disabled}
            onChange={(next) => put(at, next)}
          />
        ))}
      </div>
    </fieldset>
  )
}
