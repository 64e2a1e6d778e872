import type { userPage } from '@portal/contract/user-admin'
import type { Input } from '@portal/contract/kit'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'

export const PAGE_SIZE = 20

export interface UserFilter {
  pageNum: number
  keywords: string
  status: '' | '0' | '1'
  deptId: string
  role: string
  from: string
  to: string
  field: 'create_time' | 'update_time'
  direction: 'ASC' | 'DESC'
}

const oneOf = <Value extends string>(values: readonly Value[], given: string | null, otherwise: Value): Value =>
  values.find((value) => value === given) ?? otherwise
const DAY = /^\d{4}-\d{2}-\d{2}$/
const dayOf = (given: string | null): string => (given !== null && DAY.test(given) ? given : '')

/** Filters, order and page live in the address; what is malformed there counts as not set. */
export function useUserFilter() {
  const { params, pageNum, change, clear } = useAddressQuery()
  const deptId = params.get('deptId') ?? ''
  const filter: UserFilter = {
    pageNum,
    keywords: params.get('keywords') ?? '',
    status: oneOf(['', '0', '1'], params.get('status'), ''),
    deptId: /^[1-9]\d{0,17}$/.test(deptId) ? deptId : '',
    role: params.get('role') ?? '',
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    field: oneOf(['create_time', 'update_time'], params.get('field'), 'create_time'),
    direction: oneOf(['ASC', 'DESC'], params.get('direction'), 'DESC'),
  }
  return { filter, change, clear }
}

/** What a call is asked for; an open end of the creation days is the farthest day. */
export function filterQuery(filter: UserFilter) {
  const { keywords, status, deptId, role, from, to, field, direction } = filter
  const days = from === '' && to === '' ? [] : [from || '2000-01-01', to || '2999-12-31']
  return {
    field,
    direction,
    ...(keywords === '' ? {} : { keywords }),
    ...(status === '' ? {} : { status: Number(status) }),
    ...(deptId === '' ? {} : { deptId }),
    ...(role === '' ? {} : { roleIds: [role] }),
    ...(days.length === 0 ? {} : { createTime: days }),
  }
}

export const pageQuery = (filter: UserFilter): Input<typeof userPage>['query'] => ({
  ...filterQuery(filter),
  pageNum: filter.pageNum,
  pageSize: PAGE_SIZE,
})
