import { CloseOutlined, CloudUploadOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Progress } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import css from './picture.module.css'
import { pictureMessages } from './picture.messages.ts'
import type { PictureUpload } from './use-picture-uploads.ts'

/** What the platform takes as a picture, as `accept` reads it. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Pictures that are pasted anywhere on the page, unless somebody pastes text into a field. */
function usePastedPictures(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])].filter((file) => file.type.startsWith('image/'))
      if (files.length > 0) latest.current(files)
    }
    window.addEventListener('paste', onPaste)
    return () => window.removeEventListener('paste', onPaste)
  }, [])
}

/** Where pictures are dropped, chosen or pasted. */
export function PictureUploadArea({ onFiles }: { onFiles(files: File[]): void }) {
  const t = useMessages(pictureMessages)
  const chooser = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  usePastedPictures(onFiles)
  return (
    <div
      className={`${css.drop} ${over ? css.over : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
    >
      <button type="button" className={css.choose} onClick={() => chooser.current?.click()}>
        <CloudUploadOutlined aria-hidden />
        <strong>{t.dropTitle}</strong>
        <span>{t.dropHint}</span>
      </button>
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES}
        multiple
        hidden
        aria-label={t.dropTitle}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}

/** Running and failed uploads. */
export function PictureUploads({ uploads, onDismiss }: { uploads: PictureUpload[]; onDismiss(key: string): void }) {
  const t = useMessages(pictureMessages)
  return (
    <Flex vertical gap={8} aria-live="polite">
      {uploads.map(({ key, name, progress, error }) =>
        error ? (
          <Alert
            key={key}
            type="error"
            showIcon
            title={t.failedUpload(name, error)}
            closable={{ closeIcon: true, 'aria-label': t.dismiss, onClose: () => onDismiss(key) }}
          />
        ) : (
          <Flex key={key} gap={12} align="center" className={css.upload ?? ''}>
            <span className={css.uploadName}>{name}</span>
            <Progress
              percent={Math.round(progress * 100)}
              size="small"
              // All sent is not all done: the server still draws its sizes.
              {...(progress >= 1 ? { status: 'active' as const, format: () => t.processing } : {})}
              aria-label={`${name} ${progress >= 1 ? t.processing : t.uploading(Math.round(progress * 100))}`}
            />
            <Button
              size="small"
              type="text"
              icon={<CloseOutlined />}
              aria-label={`${t.cancelUpload} ${name}`}
              onClick={() => onDismiss(key)}
            />
          </Flex>
        ),
      )}
    </Flex>
  )
}
