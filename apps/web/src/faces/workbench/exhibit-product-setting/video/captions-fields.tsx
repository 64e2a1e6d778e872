import { CaptionsDetail, type Media } from '@portal/contract/file'
import type { ProductVideo } from '@portal/contract/product-document'
import { Form } from 'antd'
import { UploadCard } from '../../../../features/upload/upload-card.tsx'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { messages } from './video.messages.ts'
import css from './video.module.css'

type Captions = ProductVideo['captions']

/** What was found in a file of captions. */
function Found({ media }: { media: Media }) {
  const t = useMessages(messages)
  const { data } = CaptionsDetail.safeParse(media.detail['captions'])
  if (!data) return null
  return <p className={css.note}>{data.line === null ? t.captionsFound(data.cues) : t.captionsBroken(data.line)}</p>
}

interface Props {
  /** Names the uploads on this device. */
  place: string
  captions: Captions
  disabled: boolean
  onChange(captions: Captions): void
}

/** Captions of a video, one file per language. */
export function CaptionsFields({ place, captions, disabled, onChange }: Props) {
  const t = useMessages(messages)
  const labels = { 'zh-cn': t.captionsZh, en: t.captionsEn } as const
  return (
    <Form.Item label={t.captions} extra={t.captionsHelp}>
      <div className={css.captions}>
        {(['zh-cn', 'en'] as const).map((language) => (
          <div key={language}>
            <p className={css.note} aria-hidden>
              {labels[language]}
            </p>
            <UploadCard
              kind="captions"
              place={`${place}:${language}`}
              label={labels[language]}
              disabled={disabled}
              value={captions.find((one) => one.language === language)?.fileId ?? null}
              onChange={(fileId) => {
                const others = captions.filter((one) => one.language !== language)
                onChange(fileId === null ? others : [...others, { language, fileId }])
              }}
            >
              {(media) => <Found media={media} />}
            </UploadCard>
          </div>
        ))}
      </div>
    </Form.Item>
  )
}
