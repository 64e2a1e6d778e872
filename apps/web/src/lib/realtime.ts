/** The stream of realtime events: server-sent events read by fetch, because only fetch can send the bearer. */
import { RealtimeEvent } from '@portal/contract/realtime'
import { languageTag } from './i18n/language.ts'
import { pause } from './pause.ts'
import { onSessionEnd, session } from './session.ts'
import { useSettings } from './settings.ts'

const ADDRESS = '/api/enterprise/event'
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 30_000
/** The server says something at least every 15 s; a stream that is silent for longer is dead. */
const SILENCE = 45_000

/** Splits a stream's text into events. Feed it chunks; it answers the data of every event that is complete. */
export function createEventReader(): (chunk: string) => string[] {
  let rest = ''
  return (chunk) => {
    // A chunk may end between the two characters of a line break.
    const text = (rest + chunk).replaceAll('\r\n', '\n').replaceAll(/\r(?!$)/g, '\n')
    const blocks = text.split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks
      .map((block) =>
        block
          .split('\n')
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice(5).replace(/^ /, ''))
          .join('\n'),
      )
      .filter((data) => data !== '')
  }
}

/** Events of kinds that this build does not know are passed over. */
function parseEvent(data: string): RealtimeEvent | undefined {
  try {
    return RealtimeEvent.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

/** Milliseconds to wait before the next attempt: doubling, with some chance in it, so that not everybody comes back at once. */
export const pauseBefore = (attempt: number, chance: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(attempt, 8)) * (0.75 + chance / 2)

export interface StreamListener {
  onEvent(event: RealtimeEvent): void
  /** The server does not know this session (any more), or lets it into nothing for now. */
  onRefused(): void
}

/** Reads one connection until it ends. Answers whether the server refused it. */
async function readStream(token: string, listener: StreamListener, signal: AbortSignal): Promise<boolean> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE)
  try {
    const headers = {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      'accept-language': languageTag(useSettings.getState().language),
    }
    const either = AbortSignal.any([signal, silence.signal])
    const response = await fetch(ADDRESS, { headers, cache: 'no-store', signal: either })
    if (response.status === 401 || response.status === 403) return true
    if (!response.ok || !response.body) return false
    const read = createEventReader()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE)
      for (const data of read(part.value)) {
        const event = parseEvent(data)
        if (event) listener.onEvent(event)
      }
    }
    return false
  } finally {
    clearTimeout(timer)
  }
}

async function keepOpen(listener: StreamListener, signal: AbortSignal): Promise<void> {
  let attempt = 0
  const heard: StreamListener = {
    onRefused: () => listener.onRefused(),
    onEvent: (event) => {
      attempt = 0
      listener.onEvent(event)
    },
  }
  while (!signal.aborted) {
    const token = session.token()
    if (token === undefined) return
    const refused = await readStream(token, heard, signal).catch(() => false)
    if (signal.aborted) return
    if (refused) return heard.onRefused()
    await pause(pauseBefore(attempt, Math.random()), signal)
    attempt += 1
  }
}

/**
 * Opens the stream and keeps it open: it reconnects with growing pauses, at once when the network returns,
 * and ends with the session. Answers how to close it.
 */
export function openRealtime(listener: StreamListener): () => void {
  const controller = new AbortController()
  const forget = onSessionEnd(() => controller.abort())
  void keepOpen(listener, controller.signal)
  return () => {
    forget()
    controller.abort()
  }
}
