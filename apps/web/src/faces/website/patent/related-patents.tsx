import type { PatentDetail } from '@portal/contract/patent'
import { PatentTable } from '../../../features/patent/patent-table.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import page from '../../../ui/page.module.css'
import { Section } from '../../../ui/section.tsx'
import css from './related-patents.module.css'
import { relatedPatentMessages } from './related-patents.messages.ts'

type Props = Pick<PatentDetail, 'sameOwner' | 'sameClass'> & { subclass: string }

/** Other patents of the same holder, and of the same class. */
export default function RelatedPatents({ sameOwner, sameClass, subclass }: Props) {
  const t = useMessages(relatedPatentMessages)
  return (
    <>
      {sameOwner.length > 0 && (
        <Section className={page['section']} id="same-owner" title={t.sameOwner}>
          <div className={css['patents']}>
            <PatentTable patents={sameOwner} />
          </div>
        </Section>
      )}
      {sameClass.length > 0 && (
        <Section className={page['section']} id="same-class" title={t.sameClass(subclass)}>
          <div className={css['patents']}>
            <PatentTable patents={sameClass} />
          </div>
        </Section>
      )}
    </>
  )
}
