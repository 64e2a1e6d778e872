import { contentRecall, contentWithdraw, type OwnProduct, productCopy } from '@portal/contract/product-own'
import { DRAFT, EMPTY, REJECTED, UNDER_REVIEW } from '@portal/contract/content'
import { MoreOutlined } from '@ant-design/icons'
import { App, Button, Dropdown, Flex, type MenuProps } from 'antd'
import { useSearchParams } from 'react-router'
import { unsentKinds } from '../../../features/content/submission-report.tsx'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './product-manage.module.css'
import { messages } from './product-manage.messages.ts'
import { useBulk } from './use-bulk.tsx'

/** Takes the facts back from review, or the product off the website, after a question. */
function useTakeBack(product: OwnProduct) {
  const t = useMessages(messages)
  const { modal, message } = App.useApp()
  const body = { productId: product.id, kind: 'basics' as const }
  const take = useSubmission({
    mutationFn: (what: 'recall' | 'withdraw') => call(what === 'recall' ? contentRecall : contentWithdraw, { body }),
    onSuccess: (_state, what) => {
      void message.success(what === 'recall' ? t.recalled : t.withdrawn)
      invalidateRoom('product')
    },
  })
  return (what: 'recall' | 'withdraw') => {
    const confirm = what === 'recall' ? t.recallConfirm : t.withdrawConfirm
    modal.confirm({
      title: what === 'recall' ? t.recall : t.withdraw,
      content: confirm,
      onOk: () => take.mutateAsync(what),
    })
  }
}

/** Makes another product of this one, and opens it. */
function useCopy(product: OwnProduct): () => void {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const [params, setParams] = useSearchParams()
  const copy = useSubmission({
    mutationFn: () => call(productCopy, { body: { productId: product.id } }),
    onSuccess: ({ productId }) => {
      void message.success(t.copied)
      invalidateRoom('product')
      setParams(new URLSearchParams([...params, ['edit', productId]]))
    },
  })
  return () => copy.mutate()
}

const MAY_GO: ReadonlySet<string> = new Set([EMPTY, DRAFT, REJECTED])
/** Whether a product looks as if nobody but its enterprise ever saw it; the server knows. */
const mayDelete = ({ can, onWebsite, statuses }: OwnProduct): boolean =>
  can.edit && !onWebsite && Object.values(statuses).every((status) => MAY_GO.has(status))

/** `dense`: in one line, with the way to all contents among the others. */
export function ProductActions({ product, dense = false }: { product: OwnProduct; dense?: boolean }) {
  const t = useMessages(messages)
  const [params, setParams] = useSearchParams()
  const takeBack = useTakeBack(product)
  const copy = useCopy(product)
  const { ask } = useBulk()
  const mayChange = product.can.edit && !product.archived
  const setting = `/myEnt/exhibitProductSetting/${product.id}`
  const show = (key: 'edit' | 'preview'): void => setParams(new URLSearchParams([...params, [key, product.id]]))
  const items: NonNullable<MenuProps['items']> = [
    ...(dense ? [{ key: 'setting', label: <Link to={setting}>{t.setting}</Link> }] : []),
    { key: 'preview', label: t.preview, onClick: () => show('preview') },
    ...(product.onWebsite
      ? [{ key: 'open', label: <Link to={`/website/product/detail?id=${product.id}`}>{t.open}</Link> }]
      : []),
    ...(mayChange && unsentKinds(product.statuses).length > 0
      ? [{ key: 'submit', label: t.submit, onClick: () => ask('submit', [product.id]) }]
      : []),
    ...(product.can.edit ? [{ key: 'copy', label: t.copy, onClick: copy }] : []),
    ...(mayChange && product.statuses.basics === UNDER_REVIEW
      ? [{ key: 'recall', label: t.recall, onClick: () => takeBack('recall') }]
      : []),
    ...(mayChange && product.onWebsite
      ? [{ key: 'withdraw', label: t.withdraw, danger: true, onClick: () => takeBack('withdraw') }]
      : []),
    ...(mayChange ? [{ key: 'archive', label: t.archive, onClick: () => ask('archive', [product.id]) }] : []),
    ...(product.can.edit && product.archived
      ? [{ key: 'restore', label: t.restore, onClick: () => ask('restore', [product.id]) }]
      : []),
    ...(mayDelete(product)
      ? [{ key: 'remove', label: t.remove, danger: true, onClick: () => ask('remove', [product.id]) }]
      : []),
  ]
  return (
    <Flex align="center" justify="end">
      <Flex vertical align="start">
        <Button type="link" size="small" onClick={() => show('edit')}>
          {mayChange ? t.edit : t.view}
        </Button>
        {!dense && (
          <Link to={setting} className={css.setting}>
            {t.setting}
          </Link>
        )}
      </Flex>
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button type="text" size="small" icon={<MoreOutlined />} aria-label={`${t.more} ${product.name}`} />
      </Dropdown>
    </Flex>
  )
}
