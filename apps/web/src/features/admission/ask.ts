import type { Data, Input } from '@portal/contract/kit'
import { call } from '../../lib/client.ts'
import { clientMessages } from '../../lib/http.messages.ts'
import { CallError, NO_AUTH } from '../../lib/http.ts'
import { useSettings } from '../../lib/settings.ts'
import type * as endpointsOf from './endpoints.ts'

type Endpoints = typeof endpointsOf

/** The chunk of the endpoints; one that cannot be fetched is told like a call that got no answer. */
async function endpoints(): Promise<Endpoints> {
  try {
    return await import('./endpoints.ts')
  } catch {
    throw new CallError(clientMessages[useSettings.getState().language].offline, 'offline', 0, null)
  }
}

/** Calls as somebody who is not signed in; whoever asks shows the refusal, a CallError, where it belongs. */
export async function ask<Name extends keyof Endpoints>(
  name: Name,
  input: Input<Endpoints[Name]>,
  signal?: AbortSignal,
): Promise<Data<Endpoints[Name]>> {
  const options = { quiet: true, authorization: NO_AUTH, ...(signal && { signal }) } as const
  return call((await endpoints())[name], input, options)
}
