import { App } from 'antd'
import { copyText } from '../../lib/copy-text.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { messages } from './user.messages.ts'

/** Copies a text to the clipboard and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useMessages(messages)
  const { message } = App.useApp()
  return async (text) => {
    if (await copyText(text)) void message.success(t.copied)
    // The text stands selected in its field.
    else void message.warning(t.copyFailed)
  }
}
