import { App } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { words } from './user.messages.ts'

/** Copies a text to the clipboard and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useMessages(words)
  const { message } = App.useApp()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      void message.success(t.copied)
    } catch {
      // Without a secure context there is no clipboard; the text stands selected in its field.
      void message.warning(t.copyFailed)
    }
  }
}
