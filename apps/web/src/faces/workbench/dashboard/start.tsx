import { Button } from 'antd'
import { Link } from 'react-router'
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
    <Link to="/myEnt/productManage?edit=new">
      <Button type="primary" size="large" tabIndex={-1}>
        {words.create}
      </Button>
    </Link>
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
