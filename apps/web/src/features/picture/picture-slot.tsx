import { DeleteOutlined, ScissorOutlined, UploadOutlined } from '@ant-design/icons'
import type { Picture as PictureData } from '@portal/contract/file'
import { Button, Flex } from 'antd'
import { useRef, useState } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { Picture } from '../../ui/picture.tsx'
import { CropDialog } from './crop-dialog.tsx'
import css from './picture.module.css'
import { pictureMessages } from './picture.messages.ts'
import { ownPictures, type PictureCalls } from './picture-calls.ts'
import { PICTURE_TYPES, PictureUploads } from './picture-upload-area.tsx'
import { usePictureUploads } from './use-picture-uploads.ts'

interface Props {
  /** What the picture is, as a label says it: 企业标志. */
  label: string
  picture: PictureData | null
  onChange(picture: PictureData | null): void
  /** Width by height of the frame it is shown in, as CSS reads it: `16 / 5`. */
  ratio?: string
  disabled?: boolean
  calls?: PictureCalls
}

/** Place for one picture: chosen or dropped, cropped, replaced, removed. */
export function PictureSlot({
  label,
  picture,
  onChange,
  ratio = '4 / 3',
  disabled = false,
  calls = ownPictures,
}: Props) {
  const t = useMessages(pictureMessages)
  const chooser = useRef<HTMLInputElement>(null)
  const [cropping, setCropping] = useState(false)
  const { uploads, add, dismiss } = usePictureUploads(1, onChange, calls)
  const take = (files: readonly File[]): void => {
    for (const upload of uploads) dismiss(upload.key)
    add(files.slice(0, 1))
  }
  const cropped = (next?: PictureData): void => {
    if (next) onChange(next)
    setCropping(false)
  }
  return (
    <div
      role="group"
      aria-label={label}
      className={css['slot']}
      onDragOver={(event) => {
        if (!disabled && event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        if (disabled || event.dataTransfer.files.length === 0) return
        event.preventDefault()
        take([...event.dataTransfer.files])
      }}
    >
      <div className={css['slotFrame']} style={{ aspectRatio: ratio }}>
        {picture ? (
          <Picture picture={picture} sizes="480px" />
        ) : (
          <Button
            type="text"
            block
            disabled={disabled}
            icon={<UploadOutlined />}
            aria-label={t.chooseNamed(label)}
            onClick={() => chooser.current?.click()}
          >
            {t.choose}
          </Button>
        )}
      </div>
      {picture && !disabled && (
        <Flex gap={4}>
          <Button size="small" type="text" icon={<UploadOutlined />} onClick={() => chooser.current?.click()}>
            {t.replace}
          </Button>
          <Button size="small" type="text" icon={<ScissorOutlined />} onClick={() => setCropping(true)}>
            {t.crop}
          </Button>
          <Button size="small" type="text" icon={<DeleteOutlined />} onClick={() => onChange(null)}>
            {t.remove}
          </Button>
        </Flex>
      )}
      <PictureUploads uploads={uploads} onDismiss={dismiss} />
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES}
        // A form's own styles would show it in spite of `hidden`.
        style={{ display: 'none' }}
        aria-label={label}
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {cropping && picture && <CropDialog picture={picture} onDone={cropped} calls={calls} />}
    </div>
  )
}
