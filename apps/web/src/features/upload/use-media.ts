import { type Media, mediaList } from '@portal/contract/file'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../shell/query-client.ts'

/**
 * One of the enterprise's own files as it is by now; it follows the realtime event `file.changed`. undefined: not known yet;
 * null: there is none (any more).
 */
export function useMedia(fileId: string | null): Media | null | undefined {
  const fileIds = fileId === null ? [] : [fileId]
  const { data } = useQuery({ ...endpointQuery(mediaList, { body: { fileIds } }), enabled: fileId !== null })
  if (fileId === null) return null
  return data && (data[0] ?? null)
}
