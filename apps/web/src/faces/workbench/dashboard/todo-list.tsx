import type { OwnProduct } from '@portal/contract/product-own'
import { pieceName } from '@portal/contract/product-piece'
import { type ProductTodos, productTodo } from '@portal/contract/product-todo'
import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { ShellIcon } from '../../../features/shell/icons.tsx'
import { formatDay } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import css from './dashboard.module.css'
import { dashboardMessages } from './dashboard.messages.ts'
import { type Todo, todoOf } from './todo.ts'

/** A product's cover, or the outline of one. */
export function Thumbnail({ product }: { product: Pick<OwnProduct, 'cover'> }) {
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
            {product.endsOn !== null && (
              <Tag color="error" variant="filled">
                {t.todoEnds(formatDay(language, product.endsOn))}
              </Tag>
            )}
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
              <Tag color="warning" variant="filled">
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

/** How many products need what; the list of products shows those that were rejected or are drafts. */
function Counts({ counts: { ending, rejected, draft, incomplete } }: Pick<ProductTodos, 'counts'>) {
  const t = useMessages(dashboardMessages)
  return (
    <p className={css['counts']}>
      {ending > 0 && <Link to="/myEnt/certificateManage?tab=product">{t.todoEnding(ending)}</Link>}
      {rejected > 0 && <Link to="/myEnt/productManage?status=3">{t.todoRejectedCount(rejected)}</Link>}
      {draft > 0 && <Link to="/myEnt/productManage?status=5">{t.todoDraftCount(draft)}</Link>}
      {incomplete > 0 && <Link to="/myEnt/productManage?sort=completeness">{t.todoIncomplete(incomplete)}</Link>}
    </p>
  )
}

function Todos({ list, counts }: ProductTodos) {
  const t = useMessages(dashboardMessages)
  const rest = counts.all - list.length
  if (counts.all === 0) {
    return (
      <PageState drawing="done" title={t.todoNone}>
        {t.todoNoneText}
      </PageState>
    )
  }
  return (
    <>
      <Counts counts={counts} />
      <ul className={css['rows']}>
        {list.map((product) => (
          <TodoRow key={product.id} todo={todoOf(product)} />
        ))}
      </ul>
      {rest > 0 && (
        <Link to="/myEnt/productManage?sort=completeness" className={css['more']}>
          {t.more(rest)}
        </Link>
      )}
    </>
  )
}

const NOTHING: ProductTodos = { list: [], counts: { all: 0, ending: 0, rejected: 0, draft: 0, incomplete: 0 } }

/** What waits for somebody, the most urgent first; of whoever may only read nothing is asked. */
export function TodoList() {
  const t = useMessages(dashboardMessages)
  const mayEdit = usePermission('product:edit:own')
  const query = useQuery({ ...endpointQuery(productTodo, {}), enabled: mayEdit })
  const all = query.data?.counts.all ?? 0
  return (
    <section className={css['card']} aria-labelledby="dashboard-todo">
      <div className={css['sectionHead']}>
        <h2 id="dashboard-todo">{t.todo}</h2>
        {all > 0 && <span className={css['note']}>{t.todoCount(all)}</span>}
      </div>
      {mayEdit ? <QueryState query={query}>{(found) => <Todos {...found} />}</QueryState> : <Todos {...NOTHING} />}
    </section>
  )
}
