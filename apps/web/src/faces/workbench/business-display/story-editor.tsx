import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex, Form } from 'antd'
import { TextField } from '../../../features/content/text-field.tsx'
import { OrderList } from '../../../features/order/order-list.tsx'
import { PictureSlot } from '../../../features/picture/picture-slot.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './business-display.module.css'
import { words } from './business-display.messages.ts'
import { type Chapter, emptyChapter } from './display-draft.ts'

const CHAPTERS_MAX = 12

interface Props {
  story: Chapter[]
  disabled: boolean
  problemAt(path: string): string | undefined
  onChange(story: Chapter[]): void
}

function ChapterFields({
  chapter,
  at,
  disabled,
  problemAt,
  onChange,
  onRemove,
}: Pick<Props, 'disabled' | 'problemAt'> & {
  chapter: Chapter
  at: number
  onChange(chapter: Chapter): void
  onRemove(): void
}) {
  const t = useMessages(words)
  const field = (name: 'title' | 'titleEn' | 'text' | 'textEn' | 'pictureAlt') => ({
    value: chapter[name],
    disabled,
    problem: problemAt(`story.${at}.${name}`),
    onChange: (value: string) => onChange({ ...chapter, [name]: value }),
  })
  return (
    <div role="group" aria-label={t.chapter(at + 1)}>
      <Flex justify="space-between" align="center">
        <strong>{t.chapter(at + 1)}</strong>
        {!disabled && (
          <Button
            size="small"
            type="text"
            danger
            icon={<DeleteOutlined />}
            aria-label={t.removeNamed(t.chapter(at + 1))}
            onClick={onRemove}
          />
        )}
      </Flex>
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
              onChange={(picture) => onChange({ ...chapter, picture })}
            />
          </Form.Item>
          {chapter.picture && <TextField label={t.pictureAlt} maxLength={200} {...field('pictureAlt')} />}
        </div>
      </div>
    </div>
  )
}

/** The chapters of an enterprise's story, in their order. */
export function StoryEditor({ story, disabled, problemAt, onChange }: Props) {
  const t = useMessages(words)
  return (
    <>
      <OrderList
        items={story}
        keyOf={({ key }) => key}
        nameOf={(_, at) => t.chapter(at + 1)}
        disabled={disabled}
        onChange={onChange}
      >
        {(chapter, at) => (
          <ChapterFields
            chapter={chapter}
            at={at}
            disabled={disabled}
            problemAt={problemAt}
            onChange={(next) => onChange(story.map((one) => (one.key === next.key ? next : one)))}
            onRemove={() => onChange(story.filter(({ key }) => key !== chapter.key))}
          />
        )}
      </OrderList>
      {!disabled && (
        <Button
          type="dashed"
          block
          className={css.add ?? ''}
          icon={<PlusOutlined />}
          disabled={story.length >= CHAPTERS_MAX}
          onClick={() => onChange([...story, emptyChapter()])}
        >
          {t.addChapter}
        </Button>
      )}
    </>
  )
}
