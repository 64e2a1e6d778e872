import { industries } from '@portal/contract/industry'
import {
  type ProductAdminDetail,
  productAdminDetail,
  productPutBack,
  productTakeDown,
} from '@portal/contract/product-admin'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Tag } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { ProductPage } from '../../../features/content/product-page.tsx'
import { StatusTag } from '../../../features/content/status-tag.tsx'
import { Facts, Panel, PanelColumns } from '../../../features/panel/panel.tsx'
import { productAddress } from '../../../features/product/product-address.ts'
import { ReasonDialog } from '../../../features/panel/reason-dialog.tsx'
import { BackLink } from '../../../features/shell/back-link.tsx'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { PageState, QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant, formatNumber } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { usePermission } from '../../../lib/permission.tsx'
import { Link } from '../../../ui/link.tsx'
import css from './product-detail.module.css'
import { messages } from './product-detail.messages.ts'

/** Where to see it, taking it down, putting it back. */
function Doings({ product }: { product: ProductAdminDetail }) {
  const t = useMessages(messages)
  const { message, modal } = App.useApp()
  const [asking, setAsking] = useState(false)
  const { id, name, can, onWebsite } = product
  // Also after a refusal: somebody else was faster, and what stands now is fetched.
  const onSettled = (): void => invalidateRoom('product')
  const down = useSubmission({
    mutationFn: (reason: string) => call(productTakeDown, { body: { id, reason } }),
    onSuccess: () => {
      setAsking(false)
      void message.success(t.downDone)
    },
    onSettled,
  })
  const back = useSubmission({
    mutationFn: () => call(productPutBack, { body: { id } }),
    onSuccess: () => void message.success(t.backDone),
    onSettled,
  })
  const askBack = () =>
    modal.confirm({
      title: t.putBackTitle(name),
      content: t.putBackText,
      okText: t.putBack,
      cancelText: t.cancel,
      onOk: () => back.mutateAsync().catch(() => undefined),
    })
  return (
    <>
      {onWebsite && <ButtonLink to={productAddress(id)}>{t.toWebsite}</ButtonLink>}
      {can.takeDown && (
        <Button danger onClick={() => setAsking(true)}>
          {t.takeDown}
        </Button>
      )}
      {can.putBack && (
        <Button type="primary" onClick={askBack}>
          {t.putBack}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          words={{
            ...t,
            title: t.takeDownTitle(name),
            text: t.takeDownText,
            ok: t.takeDown,
            hint: t.reasonHint,
            required: t.reasonRequired,
          }}
          maxLength={500}
          busy={down.isPending}
          onReason={down.mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function State({ product: { archived, onWebsite, kinds } }: { product: ProductAdminDetail }) {
  const t = useMessages(messages)
  if (onWebsite) return <Tag color="success">{t.shown}</Tag>
  if (kinds.some(({ takenDown }) => takenDown)) return <Tag color="warning">{t.takenDown}</Tag>
  return <Tag>{archived ? t.archived : t.hidden}</Tag>
}

/** Each kind with its state, when it was published, and the reason where there is one. */
function Kinds({ kinds }: Pick<ProductAdminDetail, 'kinds'>) {
  const t = useMessages(messages)
  const names = useMessages(contentMessages)
  return (
    <Panel title={t.kinds}>
      <ul className={css.kinds}>
        {kinds.map(({ kind, status, publishedAt, reason, hasDraft, takenDown }) => (
          <li key={kind}>
            <span>
              <StatusTag status={status} prefix={names[kind]} />
              {takenDown && <Tag color="warning">{t.takenDown}</Tag>}
            </span>
            {publishedAt !== null && (
              <span className={css.meta}>
                {t.published(formatInstant(publishedAt))}
                {hasDraft && ` · ${t.draft}`}
              </span>
            )}
            {reason !== null && <span className={css.meta}>{reason}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Overview({ product }: { product: ProductAdminDetail }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const mayRead = usePermission('enterprise:read:any')
  const { enterprise, industry, patentCount, completeness, updatedAt } = product
  const owner = mayRead ? <Link to={`/console/enterprises/${enterprise.id}`}>{enterprise.name}</Link> : enterprise.name
  return (
    <Panel title={t.facts}>
      <Facts
        lines={{
          [t.enterprise]: owner,
          [t.industry]: industries[industry][language],
          [t.patents]: formatNumber(patentCount),
          [t.completeness]: `${completeness}%`,
          [t.updated]: formatInstant(updatedAt),
        }}
      />
    </Panel>
  )
}

function Product({ product }: { product: ProductAdminDetail }) {
  const t = useMessages(messages)
  const { page, onWebsite } = product
  const title = (
    <>
      {product.name} <State product={product} />
    </>
  )
  return (
    <>
      <PageHead title={title} actions={<Doings product={product} />}>
        {product.model}
      </PageHead>
      <PanelColumns
        main={
          <Panel
            title={t.page}
            extra={page && <span className={css.meta}>{onWebsite ? t.pageShown : t.pageHidden}</span>}
          >
            <div className={css.page}>
              {page ? <ProductPage product={page} /> : <PageState drawing="empty" title={t.noPage} />}
            </div>
          </Panel>
        }
        beside={
          <>
            <Kinds kinds={product.kinds} />
            <Overview product={product} />
          </>
        }
      />
    </>
  )
}

/** One product of whatever enterprise: the state of its content, its page, taking it down. */
export default function ProductDetailPage() {
  const t = useMessages(messages)
  const { id = '' } = useParams()
  const product = useQuery(endpointQuery(productAdminDetail, { query: { id } }))
  return (
    <>
      <BackLink to="/console/products">{t.back}</BackLink>
      <QueryState query={product}>{(found) => <Product key={found.id} product={found} />}</QueryState>
    </>
  )
}
