import { CloseOutlined } from '@ant-design/icons'
import type { Picture as PictureData } from '@portal/contract/file'
import { productChosen, productPage } from '@portal/contract/product'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Select } from 'antd'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { Picture } from '../../ui/picture.tsx'
import { OrderList } from '../order/order-list.tsx'
import { productCardView } from '../product/product-card.view.ts'
import { endpointQuery } from '../shell/query-client.ts'
import { messages } from './product-choice.messages.ts'
import css from './product-choice.module.css'

/** What is drawn of a list, and offered for a search. */
const DRAWN = 24

interface Props {
  /** Ids of those chosen, in their order. */
  products: string[]
  disabled: boolean
  onChange(products: string[]): void
  /** What choosing one means, as the field says it. */
  addLabel: string
  /** Said where nothing is chosen and nothing can be. */
  nothingToChoose: string
  /** Only products of this enterprise; otherwise any that visitors see. */
  organisationId?: string
  /** The most that may be chosen. */
  max?: number
}

/** Public products that match what is typed. */
function useOffered(organisationId: string | undefined, keywords: string) {
  const of = organisationId === undefined ? {} : { enterprise: organisationId }
  const query = { ...of, pageSize: DRAWN, ...(keywords !== '' && { keywords }) }
  return useQuery({ ...endpointQuery(productPage, { query }), enabled: organisationId !== '' })
}

const Cover = ({ picture }: { picture: PictureData | null }) => (
  <span className={css['cover']}>{picture && <Picture picture={picture} sizes="72px" alt="" />}</span>
)

/** Products of the website, chosen by search and put in an order by hand. */
export function ProductChoice({ products, disabled, onChange, addLabel, nothingToChoose, organisationId, max }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  const [keywords, setKeywords] = useState('')
  const offered = useOffered(organisationId, keywords)
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
  if (offered.data?.total === 0 && keywords === '' && products.length === 0) return <p>{nothingToChoose}</p>
  return (
    <>
      <OrderList items={products} compact keyOf={(id) => id} nameOf={nameOf} disabled={disabled} onChange={onChange}>
        {(id) => (
          <Flex gap={12} align="center">
            <Cover picture={cardOf(id)?.cover ?? null} />
            <span className={css['name']}>{nameOf(id)}</span>
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
      {!disabled && (max === undefined || products.length < max) && (
        <Select
          className={css['add'] ?? ''}
          aria-label={addLabel}
          placeholder={addLabel}
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
