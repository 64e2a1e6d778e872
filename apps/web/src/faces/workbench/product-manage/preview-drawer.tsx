import { Drawer } from 'antd'
import { useSearchParams } from 'react-router'
import { ProductPreview } from '../../../features/content/product-preview.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './product-manage.messages.ts'

/** The public page as it would look now, behind `?preview=<id>`. */
export function PreviewDrawer() {
  const t = useMessages(messages)
  const [params, setParams] = useSearchParams()
  const productId = params.get('preview')
  const close = (): void => {
    const rest = new URLSearchParams(params)
    rest.delete('preview')
    setParams(rest)
  }
  return (
    <Drawer open={productId !== null} onClose={close} title={t.previewTitle} size="min(1200px, 100vw)" destroyOnHidden>
      <p>{t.previewHint}</p>
      {productId !== null && <ProductPreview of={{ productId }} />}
    </Drawer>
  )
}
