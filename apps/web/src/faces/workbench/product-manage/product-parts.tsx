import { productEditor } from '@portal/contract/content-kind'
import type { OwnProduct } from '@portal/contract/product-own'
import { kindOfPiece, pieceName } from '@portal/contract/product-piece'
import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { Button, Popover, Progress, Typography } from 'antd'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import css from './product-manage.module.css'
import { messages } from './product-manage.messages.ts'

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

/**
 * How complete the product is; a button opens what is missing, each a way to where it is put in. `dense`: the button
 * alone says so, in one line.
 */
export function Completeness({ product, dense = false }: { product: OwnProduct; dense?: boolean }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { missing, completeness } = product
  const list = (
    <ul className={css.missing}>
      {missing.map((piece) => (
        <li key={piece}>
          <Link to={productEditor(kindOfPiece(piece), product.id)}>{pieceName(piece, language)}</Link>
        </li>
      ))}
    </ul>
  )
  return (
    <div>
      {(!dense || missing.length === 0) && (
        <Progress percent={completeness} size="small" aria-label={`${t.completeness} ${completeness}%`} />
      )}
      {missing.length > 0 && (
        <Popover content={list} title={t.missing} trigger="click">
          <Button
            type="link"
            size="small"
            className={css.missingButton ?? ''}
            aria-label={t.missingOf(t.missingCount(missing.length), product.name)}
          >
            {dense && `${completeness}% · `}
            {t.missingCount(missing.length)}
          </Button>
        </Popover>
      )}
    </div>
  )
}

export function OnWebsite({ product }: { product: OwnProduct }) {
  const t = useMessages(messages)
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
