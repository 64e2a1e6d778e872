import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { PageState } from '../../../features/shell/page-state.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import css from './dashboard.module.css'
import { dashboardWords } from './dashboard.messages.ts'

/** For whoever may create products. */
export function CreateButton() {
  const words = useMessages(dashboardWords)
  const allowed = usePermission('product:edit:own')
  if (!allowed) return null
  return (
    <ButtonLink to="/myEnt/productManage?edit=new" type="primary" size="large">
      {words.create}
    </ButtonLink>
  )
}

/** An enterprise without products: how to begin. */
export function Start() {
  const words = useMessages(dashboardWords)
  const allowed = usePermission('product:edit:own')
  if (!allowed)
    return (
      <PageState drawing="empty" title={words.readerTitle}>
        {words.readerText}
      </PageState>
    )
  const steps = [
    [words.startOne, words.startOneText],
    [words.startTwo, words.startTwoText],
    [words.startThree, words.startThreeText],
  ] as const
  return (
    <section className={css['card']}>
      <PageState drawing="empty" title={words.startTitle} actions={<CreateButton />}>
        {words.startText}
      </PageState>
      <ol className={css['steps']}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span className={css['note']}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
