import { industries } from '@portal/contract/industry'
import { regions } from '@portal/contract/region'
import { MergeDialog } from '../../../features/content/merge-dialog.tsx'
import { MergePictures } from '../../../features/content/merge-value.tsx'
import type { Merging } from '../../../features/content/use-merging.ts'
import { skinMessages } from '../../../features/hall/skin.messages.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import type { Entry, ExpoForm } from './expo-form.ts'
import { messages } from './expo.messages.ts'

/** One entry of a programme in one line. */
function lineOf({ day, startsAt, endsAt, ...told }: Entry): string {
  const when = endsAt === '' ? startsAt : `${startsAt}–${endsAt}`
  const { title, titleEn, place, placeEn, speaker, speakerEn } = told
  return [day, when, title, titleEn, place, placeEn, speaker, speakerEn].filter((part) => part !== '').join(' · ')
}

/** Whom a rule names, in words; '' where there is none. */
function useRuleText(): (rule: ExpoForm['rule']) => string {
  const t = useMessages(messages)
  const language = useLanguage()
  return (rule) => {
    if (rule === null) return ''
    const named = [
      ...rule.industries.map((code) => industries[code][language]),
      ...rule.regions.map((code) => regions[code][language]),
      ...(rule.recognised ? [t.recognised] : []),
    ]
    return [t.ruleOn, ...(named.length === 0 ? [t.any] : named)].join('\n')
  }
}

const bannerOf = ({ bannerPicture }: ExpoForm) => bannerPicture && <MergePictures pictures={[bannerPicture]} />

/** Two versions of an expo, put together field by field. */
export function ExpoMerge({ merging, busy }: { merging: Merging<ExpoForm>; busy: boolean }) {
  const t = useMessages(messages)
  const skins = useMessages(skinMessages)
  const ruleText = useRuleText()
  const { title, titleEn, summary, summaryEn, description, descriptionEn, place, placeEn, startsOn, endsOn } = t
  const texts = { title, titleEn, summary, summaryEn, description, descriptionEn, place, placeEn, startsOn, endsOn }
  const { banner, skin, programme, rule, news: articles } = t
  return (
    <MergeDialog
      merging={merging}
      busy={busy}
      names={{ ...texts, banner, skin, programme, rule, articles }}
      values={{
        banner: bannerOf,
        skin: (one) => skins[one.skin],
        programme: (one) => one.programme.map(lineOf).join('\n'),
        rule: (one) => ruleText(one.rule),
        articles: ({ articles: ids, articleTitles }) =>
          ids.map((id) => articleTitles.find((one) => one.id === id)?.title ?? t.unknownNews).join('\n'),
      }}
    />
  )
}
