import { App } from 'antd'

interface Words {
  turnOff: string
  turnOffTitle(name: string): string
  /** What that ends, and for whom. */
  turnOffText(name: string): string
  cancel: string
}

/** Asks whether something may be disabled, saying what it is and whom that affects. */
export function useTurnOff(words: Words): (name: string) => Promise<boolean> {
  const { modal } = App.useApp()
  return async (name) =>
    modal.confirm({
      title: words.turnOffTitle(name),
      content: words.turnOffText(name),
      okText: words.turnOff,
      okButtonProps: { danger: true },
      cancelText: words.cancel,
    })
}
