import { PlusOutlined } from '@ant-design/icons'
import { searchPageByParam } from '@portal/contract/product-own'
import { Button } from 'antd'
import { ListPages } from '../../../features/shell/list-pages.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery, useListPage } from '../../../features/shell/use-address-query.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Permitted } from '../../../lib/permission.tsx'
import { Link } from '../../../ui/link.tsx'
import { NEW } from '../product-manage/use-product-editor.ts'
import css from './ent-auth.module.css'
import { entAuthMessages } from './ent-auth.messages.ts'

const PAGE_SIZE = 10

/** The drafts, each a way into the drawer of its facts. */
function Drafts() {
  const t = useMessages(entAuthMessages)
  const { params, pageNum, change } = useAddressQuery()
  const range = { pageNum, pageSize: PAGE_SIZE }
  const products = useListPage(endpointQuery(searchPageByParam, { body: range }), range, change)
  const addressOf = (productId: string): string => {
    const open = new URLSearchParams(params)
    open.set('edit', productId)
    return `?${open.toString()}`
  }
  return (
    <QueryState query={products}>
      {({ list, total }) => (
        <>
          {list.length > 0 && (
            <ul className={css['drafts']}>
              {list.map(({ id, name, updatedAt }) => (
                <li key={id}>
                  <Link to={addressOf(id)}>{name}</Link>
                  <span className={css['note']}>{t.prepareUpdated(formatInstant(updatedAt))}</span>
                </li>
              ))}
            </ul>
          )}
          <ListPages {...range} total={total} say={t.prepareTotal} change={change} />
        </>
      )}
    </QueryState>
  )
}

/** What an enterprise prepares before it is approved (decision 048). The drawer that it opens is the page's. */
export function PreparedProducts() {
  const t = useMessages(entAuthMessages)
  const { change } = useAddressQuery()
  return (
    <Permitted perm="product:read:own">
      <section className={css['card']} aria-labelledby="certification-prepare">
        <h2 id="certification-prepare">{t.prepareTitle}</h2>
        <p className={css['note']}>{t.prepareText}</p>
        <Drafts />
        <Permitted perm="product:edit:own">
          <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => change({ edit: NEW })}>
            {t.prepareCreate}
          </Button>
        </Permitted>
      </section>
    </Permitted>
  )
}
