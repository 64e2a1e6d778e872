import { fileStorage, type StorageUse } from '@portal/contract/file'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../shell/query-client.ts'

/** From here on people are warned. */
const NEARLY = 0.9

/** How much storage the enterprise uses; null where that is not known, or for whoever belongs to none. */
export function useStorageUse(): StorageUse | null {
  return useQuery(endpointQuery(fileStorage, {})).data ?? null
}

export const isNearlyFull = ({ usedBytes, quotaBytes }: StorageUse): boolean => usedBytes >= quotaBytes * NEARLY
