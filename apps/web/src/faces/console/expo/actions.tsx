import { type ExpoAdminDetail, expoPublish, expoRemove, expoWithdraw } from '@portal/contract/hall-admin'
import { App, Button } from 'antd'
import { useNavigate } from 'react-router'
import { saveKey, submitKey } from '../../../features/shell/form/form-keys.ts'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useRemoval } from '../../../features/shell/use-removal.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { SHOWN_SECONDS, ShownOnWebsite } from '../../../features/shell/shown-on-website.tsx'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './expo.messages.ts'
import type { ExpoControl } from './use-expo.ts'

interface Props {
  detail: ExpoAdminDetail | undefined
  expo: ExpoControl
  /** Whether what has to be there is there; shows what is missing. */
  check(): boolean
}

const publicAddress = (id: string): string => `/website/showroom/theme?id=${id}`

/** Saving, publishing, withdrawing and removing one expo. */
export function Actions({ detail, expo, check }: Props) {
  const t = useMessages(messages)
  const { message, modal } = App.useApp()
  const navigate = useNavigate()
  const id = detail?.id ?? ''
  const said = (text: string): void => {
    invalidateRoom('expo')
    void message.success(text)
  }
  const publish = useSubmission({
    mutationFn: async (): Promise<string | null> => {
      const saved = await expo.settle()
      if (!saved) return null
      await call(expoPublish, { body: { id: saved.id, revision: saved.revision } })
      return saved.id
    },
    onSuccess: (published) => {
      if (published === null) return
      invalidateRoom('expo')
      const content = <ShownOnWebsite said={t.publishDone} to={publicAddress(published)} />
      void message.success({ content, duration: SHOWN_SECONDS })
    },
  })
  const withdraw = useSubmission({
    mutationFn: () => call(expoWithdraw, { body: { id } }),
    onSuccess: () => said(t.withdrawDone),
  })
  const remove = useRemoval({
    room: 'expo',
    remove: () => call(expoRemove, { body: { id } }),
    words: t,
    onRemoved: () => void navigate('/console/halls', { replace: true }),
  })
  const askWithdraw = (): void =>
    void modal.confirm({
      title: t.withdrawTitle,
      content: t.withdrawText,
      okText: t.withdraw,
      okButtonProps: { danger: true },
      cancelText: t.cancel,
      onOk: () => withdraw.mutateAsync().catch(() => undefined),
    })
  const save = async (): Promise<void> => {
    if (check() && (await expo.settle())) void message.success(t.saved)
  }
  const shown = detail?.publishedRevision ?? null
  const upToDate = shown !== null && shown === detail?.revision && !expo.changed
  return (
    <>
      {detail?.can.remove && (
        <Button danger onClick={() => remove(undefined, { title: t.removeTitle, content: t.removeText })}>
          {t.remove}
        </Button>
      )}
      {shown !== null && (
        <Button href={publicAddress(id)} target="_blank">
          {t.viewOnSite}
        </Button>
      )}
      {shown !== null && (
        <Button danger loading={withdraw.isPending} onClick={askWithdraw}>
          {t.withdraw}
        </Button>
      )}
      <Button
        {...saveKey}
        loading={expo.saving}
        disabled={detail !== undefined && !expo.changed}
        onClick={() => void save()}
      >
        {t.save}
      </Button>
      {!upToDate && (
        <Button {...submitKey} type="primary" loading={publish.isPending} onClick={() => check() && publish.mutate()}>
          {shown === null ? t.publish : t.publishAgain}
        </Button>
      )}
    </>
  )
}
