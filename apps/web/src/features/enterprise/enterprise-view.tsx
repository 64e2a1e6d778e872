import { useId } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { BelowTheFold, onFirstMove } from '../../ui/below-the-fold.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import page from '../../ui/page.module.css'
import { Section } from '../../ui/section.tsx'
import { EnterpriseFacts } from './enterprise-facts.tsx'
import { EnterpriseOpening } from './enterprise-opening.tsx'
import css from './enterprise-view.module.css'
import { enterpriseViewMessages } from './enterprise-view.messages.ts'
import type { ShownEnterprise } from './shown-enterprise.ts'

const Pavilion = lazyPart(onFirstMove(() => import('./pavilion.tsx')))

interface Props {
  shown: ShownEnterprise
  /** 1 on a page of its own, 2 where the page has its own title. */
  headingLevel?: 1 | 2
}

/** The public page of an enterprise as visitors see it, its pavilion included; review and preview draw the same. */
export function EnterpriseView({ shown, headingLevel = 1 }: Props) {
  const t = useMessages(enterpriseViewMessages)
  // Where two of these stand side by side, the names of their sections must differ; on a page of its own they are addresses.
  const prefix = useId()
  const idOf = (name: string): string => (headingLevel === 1 ? name : `${prefix}${name}`)
  return (
    <>
      <div className={page['container']}>
        <EnterpriseOpening shown={shown} headingLevel={headingLevel} />
      </div>
      <BelowTheFold>
        <Pavilion shown={shown} idOf={idOf} />
      </BelowTheFold>
      <div className={page['container']}>
        <Section className={css['registration']} id={idOf('facts')} title={t.facts}>
          <EnterpriseFacts {...shown} />
        </Section>
      </div>
    </>
  )
}
