import { pieceName } from '@portal/contract/product-piece'
import { Tag } from 'antd'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { PageState } from '../../../features/shell/page-state.tsx'
import { ShellIcon } from '../../../features/shell/icons.tsx'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import css from './dashboard.module.css'
import { dashboardMessages } from './dashboard.messages.ts'
import { type Todo, todosOf } from './todo.ts'
import type { OwnPage } from './use-dashboard.ts'

const SHOWN = 6

/** A product's cover, or the outline of one. */
export function Thumbnail({ product }: { product: Todo['product'] }) {
  return (
    <span className={css['thumbnail']}>
      {product.cover ? <Picture picture={product.cover} sizes="64px" alt="" /> : <ShellIcon name="product" size={28} />}
    </span>
  )
}

function TodoRow({ todo }: { todo: Todo }) {
  const t = useMessages(dashboardMessages)
  const contents = useMessages(contentMessages)
  const language = useLanguage()
  const { product, rejected, drafts, missing, to } = todo
  const missingNames = missing.map((one) => pieceName(one, language)).join(t.separator)
  return (
    <li>
      <Link to={to} className={css['todo']}>
        <Thumbnail product={product} />
        <span className={css['todoWords']}>
          <strong>{product.name}</strong>
          <span className={css['tags']}>
            {rejected.map((kind) => (
              <Tag key={kind} color="error" variant="filled">
                {t.todoRejected(contents[kind])}
              </Tag>
            ))}
            {drafts.map((kind) => (
              <Tag key={kind} variant="filled">
                {t.todoDraft(contents[kind])}
              </Tag>
            ))}
            {missing.length > 0 && (
              <Tag color="warning" variant="filled" className={css['missing'] ?? ''}>
                {t.todoMissing(missingNames)}
              </Tag>
            )}
          </span>
        </span>
        <span className={css['mend']}>
          {t.mend}
          <ShellIcon name="arrow" size={16} />
        </span>
      </Link>
    </li>
  )
}

/** What waits for somebody: rejected first, then drafts, then what is missing. */
export function TodoList({ page }: { page: OwnPage }) {
  const t = useMessages(dashboardMessages)
  const todos = todosOf(page.list)
  const rest = todos.length - SHOWN
  return (
    <section className={css['card']} aria-labelledby="dashboard-todo">
      <div className={css['sectionHead']}>
        <h2 id="dashboard-todo">{t.todo}</h2>
        {todos.length > 0 && <span className={css['note']}>{t.todoCount(todos.length)}</span>}
      </div>
      {todos.length === 0 ? (
        <PageState drawing="done" title={t.todoNone}>
          {t.todoNoneText}
        </PageState>
      ) : (
        <ul className={css['rows']}>
          {todos.slice(0, SHOWN).map((todo) => (
            <TodoRow key={todo.product.id} todo={todo} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Link to="/myEnt/productManage?sort=completeness" className={css['more']}>
          {t.more(rest)}
        </Link>
      )}
    </section>
  )
}
