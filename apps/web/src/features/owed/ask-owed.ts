import type { Data, Input } from '@portal/contract/kit'
import { call } from '../../lib/client.ts'
import { clientMessages } from '../../lib/http.messages.ts'
import { CallError } from '../../lib/http.ts'
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

/** Calls by which somebody does what they owe before anything else; whoever asks shows the refusal, a CallError, where it belongs. */
export async function askOwed<Name extends keyof Endpoints>(
  name: Name,
  input: Input<Endpoints[Name]>,
): Promise<Data<Endpoints[Name]>> {
  return call((await endpoints())[name], input, { quiet: true })
}
