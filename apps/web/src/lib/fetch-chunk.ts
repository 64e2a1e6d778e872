import { clientMessages } from './http.messages.ts'
import { CallError } from './http.ts'
import { useSettings } from './settings.ts'

/** What `load` imports; a chunk that cannot be fetched is told like a call that got no answer, by a CallError. */
export async function fetchChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load()
  } catch {
    throw new CallError(clientMessages[useSettings.getState().language].offline, 'offline', 0, null)
  }
}
