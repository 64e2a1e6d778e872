import { ArrowLeftOutlined } from '@ant-design/icons'
import { exhibitKinds, productEditor } from '@portal/contract/content-kind'
import type { Data } from '@portal/contract/kit'
import { productGet } from '@portal/contract/product-own'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer, Flex, Tabs } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { ProductPreview } from '../../../features/content/product-preview.tsx'
import { StatusTag } from '../../../features/content/status-tag.tsx'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { ExhibitEditor } from './exhibit-editor.tsx'
import css from './exhibit-product-setting.module.css'
import { messages } from './exhibit-product-setting.messages.ts'
import { NextStep } from './next-step.tsx'
import { SubmitWhole } from './submit-whole.tsx'

function Exhibit({ product }: { product: Data<typeof productGet> }) {
  const t = useMessages(messages)
  const kinds = useMessages(contentMessages)
  const { params, change } = useAddressQuery()
  const [previewing, setPreviewing] = useState(false)
  const { productId, productName, statuses } = product
  const chosen = exhibitKinds.find((kind) => kind === params.get('tab')) ?? exhibitKinds[0]
  const items = exhibitKinds.map((kind) => ({
    key: kind,
    label: (
      <Flex gap={8} align="center">
        {kinds[kind]}
        <StatusTag status={statuses[kind]} />
      </Flex>
    ),
    children: <ExhibitEditor key={productId} kind={kind} productId={productId} />,
  }))
  const actions = (
    <>
      <ButtonLink to={productEditor('basics', productId)}>{t.editFacts}</ButtonLink>
      <Button onClick={() => setPreviewing(true)}>{t.preview}</Button>
      {product.can.edit && <SubmitWhole productId={productId} statuses={statuses} />}
      {product.publishedRevision !== null && (
        <Button href={`/website/product/detail?id=${productId}`} target="_blank">
          {t.viewOnSite}
        </Button>
      )}
    </>
  )
  return (
    <>
      <PageHead title={productName} actions={actions}>
        {kinds.basics} <StatusTag status={statuses.basics} />
      </PageHead>
      <NextStep
        productId={productId}
        statuses={statuses}
        current={chosen}
        onGo={(tab) => change({ tab }, { replace: true })}
      />
      <Tabs
        className={css.tabs ?? ''}
        items={items}
        activeKey={chosen}
        onChange={(tab) => change({ tab }, { replace: true })}
      />
      <Drawer
        open={previewing}
        onClose={() => setPreviewing(false)}
        title={t.previewTitle}
        size="min(1200px, 100vw)"
        destroyOnHidden
      >
        <ProductPreview of={{ productId }} />
      </Drawer>
    </>
  )
}

/** What a product shows to visitors, one tab per content kind. */
export default function ExhibitProductSettingPage() {
  const t = useMessages(messages)
  const { id = '' } = useParams()
  const product = useQuery(endpointQuery(productGet, { body: { productId: id } }))
  return (
    <>
      <Link to="/myEnt/productManage" className={css.back}>
        <ArrowLeftOutlined aria-hidden /> {t.back}
      </Link>
      <QueryState query={product}>{(found) => <Exhibit product={found} />}</QueryState>
    </>
  )
}
