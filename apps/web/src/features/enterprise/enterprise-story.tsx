import type { PublicDisplay } from '@portal/contract/enterprise-content'
import type { Language } from '@portal/contract/kit'
import { originalLang, preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './enterprise-story.module.css'
import { pavilionMessages } from './pavilion.messages.ts'

/** A figure that was put into English is English as a whole: "120 people in research" has no unit any more. */
const wordsOf = (language: Language, { label, labelEn, unit, unitEn }: PublicDisplay['figures'][number]) =>
  language === 'en' && labelEn !== '' ? { label: labelEn, unit: unitEn } : { label, unit }

function Figures({ figures }: Pick<PublicDisplay, 'figures'>) {
  const language = useLanguage()
  return (
    <dl className={css['figures']}>
      {figures.map((figure) => {
        const { label, unit } = wordsOf(language, figure)
        const lang = originalLang(language, figure.labelEn)
        return (
          <div key={figure.label}>
            <dt lang={lang}>{label}</dt>
            <dd>
              {figure.value}
              <small lang={lang}>{unit}</small>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Chapter({ chapter }: { chapter: PublicDisplay['story'][number] }) {
  const language = useLanguage()
  const { title, titleEn, text, textEn, picture } = chapter
  return (
    <li className={`${css['chapter']} ${picture ? '' : css['plain']}`}>
      <div>
        {title !== '' && <h3 lang={originalLang(language, titleEn)}>{preferEnglish(language, title, titleEn)}</h3>}
        {text !== '' && (
          <p className={css['text']} lang={originalLang(language, textEn)}>
            {preferEnglish(language, text, textEn)}
          </p>
        )}
      </div>
      {picture && (
        <div className={css['shown']}>
          <Picture picture={picture} sizes="(max-width: 1023px) 100vw, 600px" />
        </div>
      )}
    </li>
  )
}

interface Props {
  display: PublicDisplay | null
  /** What the certification says, where no story was written. */
  profile: string
}

/** What an enterprise tells of itself: figures, chapters with pictures, qualifications. */
export function EnterpriseStory({ display, profile }: Props) {
  const t = useMessages(pavilionMessages)
  const told = display !== null && display.story.length > 0
  return (
    <>
      {display !== null && display.figures.length > 0 && <Figures figures={display.figures} />}
      {told ? (
        <ol className={css['chapters']}>
          {display.story.map((chapter, index) => (
            <Chapter key={`${index} ${chapter.title}`} chapter={chapter} />
          ))}
        </ol>
      ) : (
        <div className={css['profile']} lang={profile === '' ? undefined : 'zh-CN'}>
          {(profile || t.noStory).split('\n').map((paragraph, index) => (
            <p key={`${index} ${paragraph}`} className={css['text']}>
              {paragraph}
            </p>
          ))}
        </div>
      )}
      {display !== null && display.qualifications.length > 0 && (
        <div className={css['qualifications']}>
          <h3>{t.qualifications}</h3>
          <ul lang="zh-CN">
            {display.qualifications.map((qualification) => (
              <li key={qualification}>
                <Tag tone="brand">{qualification}</Tag>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
