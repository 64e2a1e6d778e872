import { EMPTY } from '@portal/contract/content'
import { productKinds } from '@portal/contract/product-document'
import type { OwnProduct } from '@portal/contract/product-own'
import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { Flex, Progress, Tooltip, Typography } from 'antd'
import { StatusTag } from '../../../features/content/status-tag.tsx'
import { contentWords } from '../../../features/content/content.messages.ts'
import { formatList } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Picture } from '../../../ui/picture.tsx'
import css from './product-manage.module.css'
import { words } from './product-manage.messages.ts'

export function Cover({ product }: { product: OwnProduct }) {
  return (
    <span className={css.cover}>
      {product.cover ? (
        <Picture picture={product.cover} sizes="72px" alt="" />
      ) : (
        <span className={css.noCover} aria-hidden />
      )}
    </span>
  )
}

/** States of the content kinds that exist for this product. */
export function Statuses({ product }: { product: OwnProduct }) {
  const kinds = useMessages(contentWords)
  return (
    <Flex wrap gap={4}>
      {productKinds
        .filter((kind) => kind === 'basics' || product.statuses[kind] !== EMPTY)
        .map((kind) => (
          <StatusTag key={kind} status={product.statuses[kind]} prefix={kinds[kind]} />
        ))}
    </Flex>
  )
}

/** How complete the product is; what is missing stands on hover and focus. */
export function Completeness({ product }: { product: OwnProduct }) {
  const t = useMessages(words)
  const language = useLanguage()
  const list = formatList(
    language,
    product.missing.map((one) => t[`missing_${one}`]),
  )
  const title = list === '' ? t.complete : t.missing(list)
  return (
    <Tooltip title={title}>
      <span tabIndex={0}>
        <Progress
          percent={product.completeness}
          size="small"
          className={css.progress ?? ''}
          aria-label={`${t.completeness} ${product.completeness}%. ${title}`}
        />
      </span>{' '}
    </Tooltip>
  )
}

export function OnWebsite({ product }: { product: OwnProduct }) {
  const t = useMessages(words)
  return product.onWebsite ? (
    <Typography.Text type="success">
      <CheckCircleFilled aria-hidden /> {t.onWebsite}
    </Typography.Text>
  ) : (
    <Typography.Text type="secondary">
      <MinusCircleOutlined aria-hidden /> {t.offWebsite}
    </Typography.Text>
  )
}
