import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import css from './order.module.css'
import { OrderList } from './order-list.tsx'
import { orderMessages } from './order.messages.ts'

interface Props<T> {
  items: readonly T[]
  /** How many there may be. */
  most: number
  /** Stays with the item as it moves. */
  keyOf(item: T, index: number): string
  nameOf(item: T, index: number): string
  addLabel: string
  /** What is added when somebody asks for one more. */
  fresh(): T
  disabled: boolean
  onChange(items: T[]): void
  /** The fields of one item. */
  children(item: T, index: number, change: (part: Partial<T>) => void): ReactNode
}

/** Things that people add, fill in, put in order and remove. */
export function GrowingList<T>({
  items,
  most,
  keyOf,
  nameOf,
  addLabel,
  fresh,
  disabled,
  onChange,
  children,
}: Props<T>) {
  const t = useMessages(orderMessages)
  const change = (at: number, part: Partial<T>): void =>
    onChange(items.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const remove = (at: number): void => onChange(items.filter((_, index) => index !== at))
  return (
    <>
      <OrderList items={items} keyOf={keyOf} nameOf={nameOf} disabled={disabled} onChange={onChange}>
        {(item, at) => (
          <div role="group" aria-label={nameOf(item, at)} data-entry={nameOf(item, at)}>
            <Flex justify="space-between" align="center">
              <strong>{nameOf(item, at)}</strong>
              {!disabled && (
                <Button
                  size="small"
                  type="text"
                  danger
                  icon={<DeleteOutlined />}
                  aria-label={t.remove(nameOf(item, at))}
                  onClick={() => remove(at)}
                />
              )}
            </Flex>
            {children(item, at, (part) => change(at, part))}
          </div>
        )}
      </OrderList>
      {!disabled && (
        <Button
          type="dashed"
          block
          className={css['add'] ?? ''}
          icon={<PlusOutlined />}
          disabled={items.length >= most}
          onClick={() => onChange([...items, fresh()])}
        >
          {addLabel}
        </Button>
      )}
    </>
  )
}
