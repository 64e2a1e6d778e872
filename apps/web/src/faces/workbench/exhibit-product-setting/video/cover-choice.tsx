import { type VideoPlayback, videoFrame, type Picture } from '@portal/contract/file'
import { useMutation } from '@tanstack/react-query'
import { Form } from 'antd'
import { PictureSlot } from '../../../../features/picture/picture-slot.tsx'
import { call } from '../../../../lib/client.ts'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { messages } from './video.messages.ts'
import css from './video.module.css'

interface Props {
  fileId: string
  playback: VideoPlayback
  cover: Picture | null
  disabled: boolean
  onChange(cover: Picture | null): void
}

/** What stands before a video is played: the platform's frame, another one, or a picture. */
export function CoverChoice({ fileId, playback, cover, disabled, onChange }: Props) {
  const t = useMessages(messages)
  const take = useMutation({
    mutationFn: (frame: string) => call(videoFrame, { body: { fileId, frame } }),
    onSuccess: onChange,
  })
  return (
    <Form.Item label={t.cover} extra={t.coverHelp}>
      <div className={css.covers}>
        {playback.frames.map(({ name, url }, index) => (
          <button
            key={name}
            type="button"
            className={css.frame}
            aria-label={t.frame(index + 1)}
            aria-pressed={take.variables === name && cover !== null && cover.fileId === take.data?.fileId}
            aria-busy={take.isPending && take.variables === name}
            disabled={disabled || take.isPending}
            onClick={() => take.mutate(name)}
          >
            <img src={url} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      <div className={css.ownCover}>
        <PictureSlot label={t.ownCover} ratio="16 / 9" picture={cover} disabled={disabled} onChange={onChange} />
      </div>
    </Form.Item>
  )
}
