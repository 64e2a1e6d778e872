import type { Envelope } from '@portal/contract/kit'
import type { Suggestions } from '@portal/contract/search'
import { SUGGEST_PATH } from '@portal/contract/search-address'
import { useCallback, useEffect, useMemo, useState } from 'react'

/** Milliseconds without a key after which somebody has paused. */
const PAUSE = 180

async function fetchSuggestions(keywords: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`${SUGGEST_PATH}?${new URLSearchParams({ keywords }).toString()}`, { signal })
  if (!response.ok) throw new Error(String(response.status))
  return ((await response.json()) as Envelope<Suggestions>).data
}

export interface Answer {
  typed: string
  found: Suggestions
}

/** Asks for one text at a time: whatever is asked next stops what was asked before, so that no late answer is heard. */
function createAsking(hear: (answer: Answer | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked: AbortController | undefined
  const stop = (): void => {
    clearTimeout(timer)
    asked?.abort()
  }
  const ask = async (typed: string): Promise<void> => {
    asked = new AbortController()
    const { signal } = asked
    // Nobody is told of what failed: the search works without.
    const found = await fetchSuggestions(typed, signal).catch(() => null)
    if (!signal.aborted) hear(found && { typed, found })
  }
  return {
    stop,
    askAfter(pause: number, text: string): void {
      stop()
      const typed = text.trim()
      if (typed === '') hear(null)
      else timer = setTimeout(() => void ask(typed), pause)
    },
  }
}

/**
 * What may be meant by what stands in a box, asked for whenever somebody pauses. Letters that an input method is still
 * making characters of are no text yet.
 */
export function useSuggestions(box: HTMLInputElement) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const asking = useMemo(() => createAsking(setAnswer), [])
  const close = useCallback(() => {
    asking.stop()
    setAnswer(null)
  }, [asking])
  const askNow = useCallback(() => asking.askAfter(0, box.value), [asking, box])

  useEffect(() => {
    const typed = (event: Event): void => {
      if (!(event as InputEvent).isComposing) asking.askAfter(PAUSE, box.value)
    }
    const listeners = [
      ['input', typed],
      ['compositionend', typed],
      ['compositionstart', close],
      ['blur', close],
    ] as const
    for (const [name, listener] of listeners) box.addEventListener(name, listener)
    box.form?.addEventListener('submit', close)
    // Typed while this was being fetched.
    if (box.value !== box.defaultValue && document.activeElement === box) asking.askAfter(PAUSE, box.value)
    return () => {
      asking.stop()
      for (const [name, listener] of listeners) box.removeEventListener(name, listener)
      box.form?.removeEventListener('submit', close)
    }
  }, [asking, box, close])

  return { answer, close, askNow }
}
