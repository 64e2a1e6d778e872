import { Email, Mobile, VerificationCode } from '@portal/contract/user'
import { emailBind, mobileBind } from '@portal/contract/user-profile'
import { Alert, App, Button, Form, Input } from 'antd'
import { contractRule } from '../../../features/shell/contract-rule.ts'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormModal } from '../../../features/shell/form/form-holder.tsx'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './account-info.module.css'
import { PasswordItem } from './password-item.tsx'
import { securityMessages } from './security.messages.ts'
import { useBindingCode } from './use-binding-code.ts'
import { refreshProfile } from './use-profile.ts'

/** What can be bound by a code. */
export type Bindable = 'mobile' | 'email'

interface Typed {
  target: string
  code: string
  password: string
}

const withoutSpaces = (typed: string): string => typed.replaceAll(/\s/g, '')
const inputs = {
  mobile: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 120 },
} as const

/** Binds a mobile or an e-mail address; `present` is the one it takes the place of ('' for none). */
export function BindingDialog({ kind, present, onClose }: { kind: Bindable; present: string; onClose(): void }) {
  const t = useMessages(securityMessages)
  const language = useLanguage()
  const { message } = App.useApp()
  const [form] = Form.useForm<Typed>()
  const { send, sent, seconds } = useBindingCode(kind)
  const isMobile = kind === 'mobile'
  const bind = useSubmission({
    mutationFn: ({ target, ...proof }: Typed) =>
      isMobile
        ? call(mobileBind, { body: { mobile: target, ...proof } }, { quiet: true })
        : call(emailBind, { body: { email: target, ...proof } }, { quiet: true }),
    onSuccess: () => {
      void message.success(isMobile ? t.mobileSaved : t.emailSaved)
      refreshProfile()
      onClose()
    },
  })
  const order = async (): Promise<void> => {
    const valid = await form.validateFields(['target']).catch(() => null)
    if (!valid) return form.focusField('target')
    await send.mutateAsync(valid.target).catch(() => undefined)
    form.focusField('code')
  }
  const failure = bind.error ?? send.error
  const title = isMobile ? (present ? t.mobileChange : t.mobileBind) : present ? t.emailChange : t.emailBind
  return (
    <FormModal title={title} okText={t.bind} cancelText={t.cancel} form="bind" busy={bind.isPending} onClose={onClose}>
      <EntryForm<Typed>
        id="bind"
        form={form}
        layout="vertical"
        requiredMark={false}
        refusal={bind.error}
        onValuesChange={() => bind.reset()}
        onFinish={(typed) => bind.mutate(typed)}
      >
        {present && <p className={`${css['hint']} ${css['gap']}`}>{t.oldIsTold}</p>}
        <Form.Item
          name="target"
          label={isMobile ? t.mobileNew : t.emailNew}
          normalize={withoutSpaces}
          rules={[contractRule(isMobile ? Mobile : Email, language)]}
          validateTrigger="onBlur"
        >
          <Input {...inputs[kind]} autoFocus />
        </Form.Item>
        <Form.Item
          name="code"
          label={t.code}
          normalize={withoutSpaces}
          rules={[contractRule(VerificationCode, language)]}
          validateTrigger="onSubmit"
          extra={sent && <span role="status">{t.codeSent(sent.target, sent.minutes)}</span>}
        >
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            suffix={
              <Button
                type="link"
                size="small"
                className={css['order'] ?? ''}
                loading={send.isPending}
                disabled={seconds > 0}
                onClick={() => void order()}
              >
                {seconds > 0 ? t.codeAgainIn(seconds) : sent ? t.codeAgain : t.codeGet}
              </Button>
            }
          />
        </Form.Item>
        {sent?.demoCode && (
          <Alert
            type="info"
            className={css['gap'] ?? ''}
            title={
              <>
                {t.demoCode} <strong>{sent.demoCode}</strong>
              </>
            }
            action={
              <Button size="small" onClick={() => form.setFieldValue('code', sent.demoCode)}>
                {t.demoCodeFill}
              </Button>
            }
          />
        )}
        <PasswordItem label={t.password} extra={isMobile ? t.passwordWhy : t.passwordWhyEmail} />
        {failure && <Alert type="error" showIcon role="alert" title={failure.message} />}
      </EntryForm>
    </FormModal>
  )
}
