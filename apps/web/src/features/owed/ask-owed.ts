import type { Data, Input } from '@portal/contract/kit'
import { call } from '../../lib/client.ts'
import { fetchChunk } from '../../lib/fetch-chunk.ts'
import type * as endpointsOf from './endpoints.ts'

type Endpoints = typeof endpointsOf

/** Calls by which somebody does what they owe before anything else; whoever asks shows the refusal, a CallError, where it belongs. */
export async function askOwed<Name extends keyof Endpoints>(
  name: Name,
  input: Input<Endpoints[Name]>,
): Promise<Data<Endpoints[Name]>> {
  const endpoints: Endpoints = await fetchChunk(() => import('./endpoints.ts'))
  return call(endpoints[name], input, { quiet: true })
}
