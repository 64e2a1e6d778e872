import { ArrowLeftOutlined } from '@ant-design/icons'
import type { Data } from '@portal/contract/kit'
import type { getPicDetail } from '@portal/contract/product-content'
import { Button, Drawer, Flex, Tabs } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ProductPreview } from '../../../features/content/product-preview.tsx'
import { StatusTag } from '../../../features/content/status-tag.tsx'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './exhibit-product-setting.module.css'
import { words } from './exhibit-product-setting.messages.ts'
import { PicturesEditor } from './pictures-editor.tsx'
import { usePictures } from './use-pictures-editor.ts'

function Exhibit({ detail }: { detail: Data<typeof getPicDetail> }) {
  const t = useMessages(words)
  const [previewing, setPreviewing] = useState(false)
  const { productId } = detail
  const label = (
    <Flex gap={8} align="center">
      {t.tabPictures}
      <StatusTag status={detail.status} reason={detail.reason} />
    </Flex>
  )
  const actions = (
    <>
      <ButtonLink to={`/myEnt/productManage?edit=${productId}`}>{t.editFacts}</ButtonLink>
      <Button onClick={() => setPreviewing(true)}>{t.preview}</Button>
    </>
  )
  return (
    <>
      <PageHead title={detail.productName} actions={actions} />
      <Tabs items={[{ key: 'pictures', label, children: <PicturesEditor key={productId} detail={detail} /> }]} />
      <Drawer
        open={previewing}
        onClose={() => setPreviewing(false)}
        title={t.previewTitle}
        size="min(1200px, 100vw)"
        destroyOnHidden
      >
        <ProductPreview productId={productId} />
      </Drawer>
    </>
  )
}

/** What a product shows to visitors, one tab per content kind that exists so far. */
export default function ExhibitProductSettingPage() {
  const t = useMessages(words)
  const { id = '' } = useParams()
  const pictures = usePictures(id)
  return (
    <>
      <Link to="/myEnt/productManage" className={css.back}>
        <ArrowLeftOutlined aria-hidden /> {t.back}
      </Link>
      <QueryState query={pictures}>{(detail) => <Exhibit detail={detail} />}</QueryState>
    </>
  )
}
