import type { Data } from '@portal/contract/kit'
import { searchPageByParam } from '@portal/contract/product-own'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../features/shell/query-client.ts'

export type OwnPage = Data<typeof searchPageByParam>

/** The products of the enterprise, the last changed first; as many as one page of the call holds. */
export const useOwnProducts = (enabled = true) =>
  useQuery({ ...endpointQuery(searchPageByParam, { body: { pageNum: 1, pageSize: 100 } }), enabled })
