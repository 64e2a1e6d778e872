import { CloseOutlined } from '@ant-design/icons'
import type { Picture as PictureData } from '@portal/contract/file'
import { productChosen, productPage } from '@portal/contract/product'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Select } from 'antd'
import { useState } from 'react'
import { OrderList } from '../../../features/order/order-list.tsx'
import { productCardView } from '../../../features/product/product-card.view.ts'
import { endpointQuery } from '../../../features/shell/query-client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Picture } from '../../../ui/picture.tsx'
import { words } from './pavilion.messages.ts'
import css from './pavilion.module.css'

/** What is drawn of a list, and offered for a search. */
const DRAWN = 24

interface Props {
  enterpriseId: string
  /** Ids of the products that come first. */
  products: string[]
  disabled: boolean
  onChange(products: string[]): void
}

/** The enterprise's public products that match what is typed. */
function useOffered(enterpriseId: string, keywords: string) {
  const query = { enterprise: enterpriseId, pageSize: DRAWN, ...(keywords !== '' && { keywords }) }
  return useQuery({ ...endpointQuery(productPage, { query }), enabled: enterpriseId !== '' })
}

const Cover = ({ picture }: { picture: PictureData | null }) => (
  <span className={css.cover}>{picture && <Picture picture={picture} sizes="72px" alt="" />}</span>
)

/** Which exhibits come first, in which order. */
export function ExhibitOrder({ enterpriseId, products, disabled, onChange }: Props) {
  const t = useMessages(words)
  const language = useLanguage()
  const [keywords, setKeywords] = useState('')
  const offered = useOffered(enterpriseId, keywords)
  const ids = products.slice(0, DRAWN)
  const chosen = useQuery({
    ...endpointQuery(productChosen, { query: { ids: ids.join(',') } }),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  })
  const known = [...(chosen.data ?? []), ...(offered.data?.list ?? [])].map((card) => productCardView(card, language))
  const cardOf = (id: string) => known.find((card) => card.id === id)
  const nameOf = (id: string): string => cardOf(id)?.name ?? t.unknownProduct
  const options = (offered.data?.list ?? [])
    .filter(({ id }) => !products.includes(id))
    .map((card) => ({ value: card.id, label: productCardView(card, language).name }))
  if (offered.data?.total === 0 && keywords === '' && products.length === 0) return <p>{t.noProducts}</p>
  return (
    <>
      <OrderList items={products} compact keyOf={(id) => id} nameOf={nameOf} disabled={disabled} onChange={onChange}>
        {(id) => (
          <Flex gap={12} align="center">
            <Cover picture={cardOf(id)?.cover ?? null} />
            <span className={css.name}>{nameOf(id)}</span>
            {!disabled && (
              <Button
                size="small"
                type="text"
                icon={<CloseOutlined />}
                aria-label={t.removeNamed(nameOf(id))}
                onClick={() => onChange(products.filter((one) => one !== id))}
              />
            )}
          </Flex>
        )}
      </OrderList>
      {!disabled && (
        <Select
          className={css.add ?? ''}
          aria-label={t.addProduct}
          placeholder={t.addProduct}
          value={null}
          showSearch={{ filterOption: false, onSearch: setKeywords, searchValue: keywords }}
          loading={offered.isFetching}
          options={options}
          onChange={(id: string | null) => {
            if (id !== null) onChange([...products, id])
            setKeywords('')
          }}
        />
      )}
    </>
  )
}
