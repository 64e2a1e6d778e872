import { Flex, Pagination } from 'antd'
import css from './list-pages.module.css'
import type { QueryChange } from './use-address-query.ts'

export interface ListPagesProps {
  pageNum: number
  pageSize: number
  total: number
  /** How many there are, in words. */
  say: (total: number) => string
  change: (next: QueryChange) => void
}

/** Leads through the pages of a list whose page is kept in the address; nothing where one page holds all. */
export function ListPages({ pageNum, pageSize, total, say, change }: ListPagesProps) {
  if (total <= pageSize) return null
  return (
    <Flex justify="end" className={css['pages'] ?? ''}>
      <Pagination
        current={pageNum}
        pageSize={pageSize}
        total={total}
        showSizeChanger={false}
        showTotal={say}
        onChange={(page) => change({ page: String(page) })}
      />
    </Flex>
  )
}
