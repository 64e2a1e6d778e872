import { DeleteOutlined } from '@ant-design/icons'
import { playbackOf, type Media } from '@portal/contract/file'
import { Button, Flex, Form } from 'antd'
import { useChecked } from '../../../../features/content/checked.ts'
import { TextField } from '../../../../features/content/text-field.tsx'
import { VideoPlayer } from '../../../../features/video/video-player.tsx'
import { UploadCard } from '../../../../features/upload/upload-card.tsx'
import { useMedia } from '../../../../features/upload/use-media.ts'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { CaptionsFields } from './captions-fields.tsx'
import { CoverChoice } from './cover-choice.tsx'
import { titleOfFile, type VideoDraft } from './video-draft.ts'
import { messages } from './video.messages.ts'
import css from './video.module.css'

interface Props {
  /** Names the uploads of the product on this device. */
  place: string
  video: VideoDraft
  /** From 0. */
  at: number
  disabled: boolean
  onChange(change: Partial<VideoDraft>): void
  onRemove(): void
}

/** The video as visitors would play it, by the addresses of its captions. */
function Preview({ video, media }: { video: VideoDraft; media: Media }) {
  const chinese = useMedia(video.captions.find(({ language }) => language === 'zh-cn')?.fileId ?? null)
  const english = useMedia(video.captions.find(({ language }) => language === 'en')?.fileId ?? null)
  const playback = playbackOf(media)
  if (!playback) return null
  const captions = [
    ...(chinese?.state === 'ready' ? [{ language: 'zh-cn' as const, url: chinese.url }] : []),
    ...(english?.state === 'ready' ? [{ language: 'en' as const, url: english.url }] : []),
  ]
  return <VideoPlayer playback={playback} title={video.title || media.name} cover={video.cover} captions={captions} />
}

/** What is wrong with the file of a video, in words. */
function useFileProblem({ video, media, name }: { video: VideoDraft; media: Media | null | undefined; name: string }) {
  const t = useMessages(messages)
  if (video.fileId === null) return t.missing(name)
  if (media?.state === 'failed') return t.failed(name)
  return media?.state === 'checking' ? t.checking(name) : undefined
}

/** One video: its file, its title, its cover, its captions. */
export function VideoFields({ place, video, at, disabled, onChange, onRemove }: Props) {
  const t = useMessages(messages)
  const media = useMedia(video.fileId)
  const playback = media ? playbackOf(media) : null
  const name = t.video(at + 1)
  const isChecked = useChecked()
  const problem = useFileProblem({ video, media, name })
  const wrong = isChecked && problem !== undefined && { validateStatus: 'error' as const, help: problem }
  return (
    <section className={css.video} aria-label={name} data-entry={name}>
      <Flex justify="space-between" align="center">
        <h2>{name}</h2>
        {!disabled && (
          <Button size="small" type="text" danger icon={<DeleteOutlined />} onClick={onRemove}>
            <span aria-hidden>{t.remove}</span>
            <span className="visually-hidden">{t.removeNamed(name)}</span>
          </Button>
        )}
      </Flex>
      <div className={css.columns}>
        <div>
          <Form.Item label={t.file} {...wrong}>
            <UploadCard
              kind="video"
              place={`${place}:${video.key}`}
              label={`${t.file} ${name}`}
              value={video.fileId}
              disabled={disabled}
              onChange={(fileId, name = '') =>
                onChange({ fileId, cover: null, ...(video.title === '' && { title: titleOfFile(name) }) })
              }
            />
          </Form.Item>
          <TextField
            label={t.title}
            maxLength={80}
            placeholder={t.titleHint}
            value={video.title}
            disabled={disabled}
            required
            missing={video.title.trim() === '' ? t.untitled(name) : undefined}
            onChange={(title) => onChange({ title })}
          />
          <TextField
            label={t.titleEn}
            maxLength={120}
            value={video.titleEn}
            disabled={disabled}
            onChange={(titleEn) => onChange({ titleEn })}
          />
          <CaptionsFields
            place={`${place}:${video.key}`}
            captions={video.captions}
            disabled={disabled}
            onChange={(captions) => onChange({ captions })}
          />
        </div>
        <div>
          {media && playback && <Preview video={video} media={media} />}
          {video.fileId !== null && playback && (
            <CoverChoice
              fileId={video.fileId}
              playback={playback}
              cover={video.cover}
              disabled={disabled}
              onChange={(cover) => onChange({ cover })}
            />
          )}
        </div>
      </div>
    </section>
  )
}
