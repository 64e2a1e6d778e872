import { App } from 'antd'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './users.messages.ts'

/** Asks whether an account may be disabled, saying whose it is and that their sessions end. */
export function useTurnOff(): (name: string) => Promise<boolean> {
  const t = useMessages(messages)
  const { modal } = App.useApp()
  return async (name) =>
    modal.confirm({
      title: t.turnOffTitle(name),
      content: t.turnOffText(name),
      okText: t.turnOff,
      okButtonProps: { danger: true },
      cancelText: t.cancel,
    })
}
