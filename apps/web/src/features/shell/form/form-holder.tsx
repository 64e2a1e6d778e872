/**
 * Dialogs and drawers that hold a form: Esc, the cross and a click beside them ask before what was typed is lost, and
 * whatever closes them gives the focus back.
 */
import { App, Button, Drawer, type DrawerProps, Modal, type ModalProps } from 'antd'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react'
import { focusMain } from '../../../lib/focus-main.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { formMessages } from './form.messages.ts'
import { submitButton } from './form-keys.ts'

/** Has what is around ask before it closes while this says so; answers how to take that back. */
type Ask = (isUnsaved: () => boolean) => () => void
const AskContext = createContext<Ask | null>(null)

/** What is asked before it closes; without its own words, that what was typed is gone then. */
interface Question {
  title: string
  text: string
  ok: string
  cancel: string
}

/** `leave` closes, after the question where there is something to lose. */
function useHolder(close: () => void, question?: Question): { ask: Ask; leave(): void } {
  const t = useMessages(formMessages)
  const { modal } = App.useApp()
  const asked = useRef(new Set<() => boolean>())
  const isAsking = useRef(false)
  const ask = useCallback<Ask>((isUnsaved) => {
    const { current: all } = asked
    all.add(isUnsaved)
    return () => void all.delete(isUnsaved)
  }, [])
  const usual = { title: t.leaveTitle, text: t.leaveText, ok: t.leave, cancel: t.stay }
  const { title, text, ok, cancel } = question ?? usual
  // Only once the question is gone, with the focus back where it was, what it was about may go as well.
  const isMeant = (): Promise<boolean> =>
    new Promise((resolve) => {
      let meant = false
      const onOk = (): void => {
        meant = true
      }
      const afterClose = (): void => resolve(meant)
      modal.confirm({ title, content: text, okText: ok, cancelText: cancel, onOk, afterClose })
    })
  const leave = async (): Promise<void> => {
    if (isAsking.current) return
    isAsking.current = true
    const isTyped = [...asked.current].some((isUnsaved) => isUnsaved())
    const goes = !isTyped || (await isMeant())
    isAsking.current = false
    if (goes) close()
  }
  return { ask, leave: () => void leave() }
}

/** Lets the dialog or drawer around ask before it closes while `isUnsaved` says so; it is asked at that moment. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const ask = useContext(AskContext)
  const now = useEffectEvent(isUnsaved)
  useEffect(() => ask?.(() => now()), [ask])
}

/** Gives the focus back to what had it before this opened; to the page where that is gone. */
function useFocusReturn(open: boolean): void {
  // Read while it is drawn for the first time: afterwards what opens has the focus.
  const opener = useMemo(() => (open ? document.activeElement : null), [open])
  useEffect(() => {
    if (!(opener instanceof HTMLElement)) return undefined
    const giveBack = (): void => {
      if (document.activeElement !== document.body) return
      if (opener.isConnected && opener !== document.body) opener.focus({ preventScroll: true })
      else focusMain()
    }
    return () => void requestAnimationFrame(giveBack)
  }, [opener])
}

interface FormModalProps extends Omit<ModalProps, 'open' | 'onCancel' | 'onOk' | 'okButtonProps' | 'confirmLoading'> {
  open?: boolean
  /** The id of the form that its button submits. */
  form: string
  /** On the button that discards what was typed, without a question. */
  cancelText: ReactNode
  busy?: boolean
  danger?: boolean
  onClose(): void
}

/** A dialog with a form, which its button at the foot submits. */
export function FormModal({ open = true, form, busy = false, danger = false, onClose, ...rest }: FormModalProps) {
  const { ask, leave } = useHolder(onClose)
  useFocusReturn(open)
  return (
    <Modal
      footer={
        <>
          <Button onClick={onClose}>{rest.cancelText}</Button>
          <Button type="primary" {...submitButton} form={form} danger={danger} loading={busy}>
            {rest.okText}
          </Button>
        </>
      }
      {...rest}
      open={open}
      onCancel={leave}
    >
      <AskContext value={ask}>{rest.children}</AskContext>
    </Modal>
  )
}

interface FormDrawerProps extends Omit<DrawerProps, 'onClose'> {
  question?: Question
  onClose(): void
}

/** A drawer with a form. */
export function FormDrawer({ question, onClose, children, ...rest }: FormDrawerProps) {
  const { ask, leave } = useHolder(onClose, question)
  useFocusReturn(rest.open === true)
  return (
    <Drawer {...rest} onClose={leave}>
      <AskContext value={ask}>{children}</AskContext>
    </Drawer>
  )
}
