import { oidcSession, Password } from '@portal/contract/user'
import { type Identity, identityLink, identityList, identityUnlink } from '@portal/contract/user-profile'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Form, Input } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { contractRule } from '../../../features/shell/contract-rule.ts'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormModal } from '../../../features/shell/form/form-holder.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './account-info.module.css'
import { securityMessages } from './security.messages.ts'

/** What came of a linking: the provider leads back here with a ticket, or with why it came to nothing. */
function useReturn(): string | null {
  const t = useMessages(securityMessages)
  const { message } = App.useApp()
  const [params, setParams] = useSearchParams()
  const [refusal, setRefusal] = useState<string | null>(null)
  const exchanged = useRef('')
  const ticket = params.get('ticket') ?? ''
  const reason = params.get('oidc') ?? ''
  const reasons: Record<string, string> = {
    expired: t.linkFailedExpired,
    denied: t.linkFailedCancelled,
    unavailable: t.linkFailedUnavailable,
    foreign: t.linkFailedForeign,
  }
  const arrive = useEffectEvent(async (): Promise<void> => {
    // A ticket is good once, and nobody is to find it in the history.
    exchanged.current = ticket
    setParams({ tab: 'security' }, { replace: true })
    if (reason !== '') return setRefusal(reasons[reason] ?? t.linkFailed)
    try {
      const { outcome } = await call(oidcSession, { body: { ticket } }, { quiet: true })
      if (outcome !== 'linked') return setRefusal(t.linkFailed)
      void message.success(t.linkDone)
      invalidateRoom('user/identity')
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : t.linkFailed)
    }
  })
  useEffect(() => {
    if (reason !== '' || (ticket !== '' && exchanged.current !== ticket)) void arrive()
  }, [ticket, reason])
  return refusal
}

function useUnlink(): (identity: Identity) => void {
  const t = useMessages(securityMessages)
  const { message, modal } = App.useApp()
  const unlink = useMutation({
    mutationFn: (id: string) => call(identityUnlink, { body: { id } }),
    onSuccess: () => {
      void message.success(t.unlinked)
      invalidateRoom('user/identity')
    },
  })
  return ({ id, name, provider }) =>
    void modal.confirm({
      title: t.unlinkTitle(name || provider),
      content: t.unlinkText,
      okText: t.unlink,
      okButtonProps: { danger: true },
      cancelText: t.cancel,
      onOk: () => unlink.mutateAsync(id).catch(() => undefined),
    })
}

/** The password, then the way to the provider. */
function LinkDialog({ provider, onClose }: { provider: string; onClose(): void }) {
  const t = useMessages(securityMessages)
  const language = useLanguage()
  const link = useMutation({
    mutationFn: (body: { password: string }) => call(identityLink, { body }, { quiet: true }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <FormModal
      title={t.link(provider)}
      okText={t.link(provider)}
      cancelText={t.cancel}
      form="link-sign-in"
      busy={link.isPending || link.isSuccess}
      onClose={onClose}
    >
      <p>{t.linkText}</p>
      <EntryForm<{ password: string }>
        id="link-sign-in"
        layout="vertical"
        requiredMark={false}
        onFinish={(typed) => link.mutate(typed)}
      >
        <Form.Item
          name="password"
          label={t.password}
          rules={[contractRule(Password, language)]}
          validateTrigger="onSubmit"
        >
          <Input.Password autoComplete="current-password" autoFocus maxLength={256} />
        </Form.Item>
        {link.error && <Alert type="error" showIcon role="alert" title={link.error.message} />}
      </EntryForm>
    </FormModal>
  )
}

function LinkButton({ provider }: { provider: string }) {
  const t = useMessages(securityMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.link(provider)}</Button>
      {isOpen && <LinkDialog provider={provider} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Other accounts that open this one. Absent where there is no provider and nothing is linked. */
export function LinkedSignIns() {
  const t = useMessages(securityMessages)
  const query = useQuery(endpointQuery(identityList, {}))
  const refusal = useReturn()
  const unlink = useUnlink()
  return (
    <>
      {refusal && <Alert type="error" showIcon closable role="alert" title={refusal} className={css['gap'] ?? ''} />}
      <QueryState query={query}>
        {({ list, provider }) =>
          provider === null && list.length === 0 ? null : (
            <section aria-labelledby="linked-sign-ins">
              <div className={css['sectionHead']}>
                <div>
                  <h2 id="linked-sign-ins">{t.linked}</h2>
                  <p className={css['hint']}>{list.length === 0 ? t.linkedNone : t.linkedText}</p>
                </div>
                {provider !== null && <LinkButton provider={provider} />}
              </div>
              <ul className={css['rows']}>
                {list.map((identity) => (
                  <li key={identity.id} className={css['row']}>
                    <div className={css['rowWords']}>
                      <h3>{identity.provider}</h3>
                      <strong>{identity.name}</strong>
                      <span>
                        {t.linkedAt(formatInstant(identity.linkedAt))}
                        {identity.lastUsedAt && ` · ${t.lastUsed(formatInstant(identity.lastUsedAt))}`}
                      </span>
                    </div>
                    <Button
                      danger
                      type="text"
                      aria-label={t.unlinkOf(identity.name || identity.provider)}
                      onClick={() => unlink(identity)}
                    >
                      {t.unlink}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      </QueryState>
    </>
  )
}
