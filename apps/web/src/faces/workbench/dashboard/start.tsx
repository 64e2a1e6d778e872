import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { PageState } from '../../../features/shell/page-state.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import css from './dashboard.module.css'
import { dashboardMessages } from './dashboard.messages.ts'

/** For whoever may create products. */
export function CreateButton() {
  const t = useMessages(dashboardMessages)
  const allowed = usePermission('product:edit:own')
  if (!allowed) return null
  return (
    <ButtonLink to="/myEnt/productManage?edit=new" type="primary" size="large">
      {t.create}
    </ButtonLink>
  )
}

/** An enterprise without products: how to begin. */
export function Start() {
  const t = useMessages(dashboardMessages)
  const allowed = usePermission('product:edit:own')
  if (!allowed)
    return (
      <PageState drawing="empty" title={t.readerTitle}>
        {t.readerText}
      </PageState>
    )
  const steps = [
    [t.startOne, t.startOneText],
    [t.startTwo, t.startTwoText],
    [t.startThree, t.startThreeText],
  ] as const
  return (
    <section className={css['card']}>
      <PageState drawing="empty" title={t.startTitle} actions={<CreateButton />}>
        {t.startText}
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
