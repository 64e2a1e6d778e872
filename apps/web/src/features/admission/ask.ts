import type { Data, Input } from '@portal/contract/kit'
import { call } from '../../lib/client.ts'
import { fetchChunk } from '../../lib/fetch-chunk.ts'
import { NO_AUTH } from '../../lib/http.ts'
import type * as endpointsOf from './endpoints.ts'

type Endpoints = typeof endpointsOf

/** Calls as somebody who is not signed in; whoever asks shows the refusal, a CallError, where it belongs. */
export async function ask<Name extends keyof Endpoints>(
  name: Name,
  input: Input<Endpoints[Name]>,
  signal?: AbortSignal,
): Promise<Data<Endpoints[Name]>> {
  const options = { quiet: true, authorization: NO_AUTH, ...(signal && { signal }) } as const
  const endpoints: Endpoints = await fetchChunk(() => import('./endpoints.ts'))
  return call(endpoints[name], input, options)
}
