import { App } from 'antd'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './dict.messages.ts'

/** Asks whether a dictionary may be disabled, saying what that means to forms. */
export function useTurnOff(): (name: string) => Promise<boolean> {
  const t = useMessages(messages)
  const { modal } = App.useApp()
  return async (name) =>
    modal.confirm({
      title: t.turnOffTitle(name),
      content: t.turnOffText,
      okText: t.turnOff,
      okButtonProps: { danger: true },
      cancelText: t.cancel,
    })
}
