import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Drawer, Flex, Result, Skeleton, Tabs } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ProductPreview } from '../../../features/content/product-preview.tsx'
import { StatusTag } from '../../../features/content/status-tag.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './exhibit-product-setting.module.css'
import { words } from './exhibit-product-setting.messages.ts'
import { PicturesEditor } from './pictures-editor.tsx'
import { usePictures } from './use-pictures-editor.ts'

/** What a product shows to visitors, one tab per content kind that exists so far. */
export default function ExhibitProductSettingPage() {
  const t = useMessages(words)
  const { id = '' } = useParams()
  const pictures = usePictures(id)
  const [generation, setGeneration] = useState(0)
  const [previewing, setPreviewing] = useState(false)
  if (pictures.isError) {
    const retry = <Button onClick={() => void pictures.refetch()}>{t.retry}</Button>
    return <Result status="warning" title={t.failed} subTitle={pictures.error.message} extra={retry} />
  }
  if (pictures.isPending) return <Skeleton active paragraph={{ rows: 10 }} />
  const detail = pictures.data
  const label = (
    <Flex gap={8} align="center">
      {t.tabPictures}
      <StatusTag status={detail.status} reason={detail.reason} />
    </Flex>
  )
  const editor = (
    <PicturesEditor
      key={`${id}:${detail.revision}:${generation}`}
      detail={detail}
      onTheirs={() => setGeneration(generation + 1)}
    />
  )
  return (
    <>
      <Link to="/myEnt/productManage">
        <ArrowLeftOutlined aria-hidden /> {t.back}
      </Link>
      <header className={css.head}>
        <h1>{detail.productName}</h1>
        <Flex gap={8} wrap>
          <Link to={`/myEnt/productManage?edit=${id}`}>
            <Button>{t.editFacts}</Button>
          </Link>
          <Button onClick={() => setPreviewing(true)}>{t.preview}</Button>
        </Flex>
      </header>
      <Tabs items={[{ key: 'pictures', label, children: editor }]} />
      <Drawer
        open={previewing}
        onClose={() => setPreviewing(false)}
        title={t.previewTitle}
        size="min(1200px, 100vw)"
        destroyOnHidden
      >
        <ProductPreview productId={id} />
      </Drawer>
    </>
  )
}
