import type { PublicCertificate } from '@portal/contract/content'
import { Tag } from 'antd'
import { CertificateList } from '../certificate/certificate-list.tsx'
import { useDict } from '../dict/use-dict.ts'
import { formatDay } from '../../lib/format.ts'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { LinksOpenBeside } from '../../ui/site-link.tsx'
import { type MarkedCertificate, markedCertificates } from './certificate-differences.ts'
import { DifferenceRows, markColours, type SideNames } from './difference-list.tsx'
import css from './differences.module.css'
import { differenceMessages } from './differences.messages.ts'

interface Props {
  before: readonly PublicCertificate[]
  after: readonly PublicCertificate[]
  sides: SideNames
  /** Whose values their kinds are. */
  dictionary: 'certificate_kind' | 'honor_kind'
}

/** The entries of both lists, each with its mark. */
function useMarked({ before, after, dictionary }: Props): MarkedCertificate[] {
  const t = useMessages(differenceMessages)
  const language = useLanguage()
  const { items } = useDict(dictionary)
  return markedCertificates(before, after, {
    kind: (kind) => items.find(({ value }) => value === kind)?.label ?? kind,
    files: ({ scans, documents }) => t.files(scans.length, documents.length),
    day: (day) => (day === null ? t.forGood : formatDay(language, day)),
  })
}

function Entry({ entry, sides: names }: { entry: MarkedCertificate; sides: SideNames }) {
  const t = useMessages(differenceMessages)
  const { before, after, mark, differences } = entry
  const language = useLanguage()
  const { name, nameEn } = after ?? before ?? { name: '', nameEn: '' }
  const called = preferEnglish(language, name, nameEn)
  const sides = [
    { key: 'before', label: names.before, certificate: before, missing: t.notBefore },
    { key: 'after', label: names.after, certificate: after, missing: t.notAfter },
  ] as const
  return (
    <li data-mark={mark} aria-label={`${t[`mark_${mark}`]} ${called}`}>
      <h3>
        <Tag color={markColours[mark]}>{t[`mark_${mark}`]}</Tag> {called}
      </h3>
      {mark === 'same' ? (
        after && <CertificateList certificates={[after]} />
      ) : (
        <div className={css.sides}>
          {sides.map(({ key, label, certificate, missing }) => (
            <div key={key} className={css.side}>
              <p className={css.caption}>{label}</p>
              {certificate ? (
                <CertificateList certificates={[certificate]} />
              ) : (
                <span className={css.nothing}>{missing}</span>
              )}
            </div>
          ))}
        </div>
      )}
      <DifferenceRows
        heading="h4"
        sides={names}
        differences={differences.map(({ field, before: was, after: is }) => {
          return { path: field ? [t[`f_${field}`]] : [], before: was, after: is }
        })}
      />
    </li>
  )
}

/** Certificates or honours entry by entry as visitors see them, each marked new, changed, removed or unchanged. */
export function CertificateComparison(props: Props) {
  const t = useMessages(differenceMessages)
  const entries = useMarked(props)
  const count = (mark: MarkedCertificate['mark']): number => entries.filter((entry) => entry.mark === mark).length
  return (
    <LinksOpenBeside value={true}>
      <section className={css.places} aria-label={t.entries}>
        <h2>
          {t.entries} <small>{t.summary(count('new'), count('changed'), count('removed'), count('same'))}</small>
        </h2>
        <ul className={css.rows}>
          {entries.map((entry, index) => (
            <Entry key={`${(entry.after ?? entry.before)?.name} ${index}`} entry={entry} sides={props.sides} />
          ))}
        </ul>
      </section>
    </LinksOpenBeside>
  )
}
