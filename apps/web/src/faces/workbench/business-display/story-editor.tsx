import { Form } from 'antd'
import { TextField } from '../../../features/content/text-field.tsx'
import { GrowingList } from '../../../features/order/growing-list.tsx'
import { PictureSlot } from '../../../features/picture/picture-slot.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './business-display.module.css'
import { messages } from './business-display.messages.ts'
import { type Chapter, emptyChapter } from './display-draft.ts'

const CHAPTERS_MAX = 12

interface Props {
  story: Chapter[]
  disabled: boolean
  problemAt(path: string): string | undefined
  onChange(story: Chapter[]): void
}

interface ChapterProps extends Pick<Props, 'disabled' | 'problemAt'> {
  chapter: Chapter
  at: number
  change(part: Partial<Chapter>): void
}

function ChapterFields({ chapter, at, disabled, problemAt, change }: ChapterProps) {
  const t = useMessages(messages)
  const field = (name: 'title' | 'titleEn' | 'text' | 'textEn' | 'pictureAlt') => ({
    value: chapter[name],
    disabled,
    problem: problemAt(`story.${at}.${name}`),
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <div className={css.chapter}>
      <div>
        <TextField label={t.chapterTitle} maxLength={60} {...field('title')} />
        <TextField label={t.chapterText} maxLength={3000} rows={4} {...field('text')} />
        <details className={css.english} open={chapter.titleEn !== '' || chapter.textEn !== ''}>
          <summary>{t.english}</summary>
          <TextField label={t.chapterTitleEn} maxLength={120} {...field('titleEn')} />
          <TextField label={t.chapterTextEn} maxLength={6000} rows={4} {...field('textEn')} />
        </details>
      </div>
      <div>
        <Form.Item label={t.chapterPicture}>
          <PictureSlot
            label={`${t.chapterPicture} ${t.chapter(at + 1)}`}
            picture={chapter.picture}
            disabled={disabled}
            onChange={(picture) => change({ picture })}
          />
        </Form.Item>
        {chapter.picture && <TextField label={t.pictureAlt} maxLength={200} {...field('pictureAlt')} />}
      </div>
    </div>
  )
}

/** The chapters of an enterprise's story, in their order. */
export function StoryEditor({ story, disabled, problemAt, onChange }: Props) {
  const t = useMessages(messages)
  return (
    <GrowingList
      items={story}
      most={CHAPTERS_MAX}
      keyOf={({ key }) => key}
      nameOf={(_, at) => t.chapter(at + 1)}
      addLabel={t.addChapter}
      fresh={emptyChapter}
      disabled={disabled}
      onChange={onChange}
    >
      {(chapter, at, change) => (
        <ChapterFields chapter={chapter} at={at} disabled={disabled} problemAt={problemAt} change={change} />
      )}
    </GrowingList>
  )
}
