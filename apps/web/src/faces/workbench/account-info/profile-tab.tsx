import { Nickname } from '@portal/contract/user'
import { type Profile, profileSave } from '@portal/contract/user-profile'
import { Alert, App, Button, Form, Input } from 'antd'
import { useEffect } from 'react'
import { DictSelect } from '../../../features/dict/dict-parts.tsx'
import { contractRule } from '../../../features/shell/contract-rule.ts'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { submitButton } from '../../../features/shell/form/form-keys.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { formatDay } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './account-info.module.css'
import { accountMessages } from './account-info.messages.ts'
import { AvatarEditor } from './avatar-editor.tsx'
import { refreshProfile } from './use-profile.ts'

interface Typed {
  nickname: string
  gender: string | number
}

function ProfileForm({ profile }: { profile: Profile }) {
  const t = useMessages(accountMessages)
  const language = useLanguage()
  const { message } = App.useApp()
  const [form] = Form.useForm<Typed>()
  const { nickname, gender } = profile
  // What was saved elsewhere shows, unless somebody is typing here.
  useEffect(() => {
    if (!form.isFieldsTouched()) form.setFieldsValue({ nickname, gender })
  }, [form, nickname, gender])
  const save = useSubmission({
    mutationFn: (typed: Typed) => call(profileSave, { body: typed }, { quiet: true }),
    onSuccess: () => {
      void message.success(t.saved)
      form.resetFields()
      refreshProfile()
    },
  })
  return (
    <EntryForm<Typed>
      form={form}
      layout="vertical"
      requiredMark={false}
      className={css['form'] ?? ''}
      initialValues={{ nickname, gender }}
      refusal={save.error}
      onFinish={(typed) => save.mutate(typed)}
      disabled={save.isPending}
    >
      <Form.Item
        name="nickname"
        label={t.nickname}
        extra={t.nicknameHint}
        rules={[contractRule(Nickname, language, t.nicknameLong)]}
      >
        <Input maxLength={40} autoComplete="nickname" />
      </Form.Item>
      <Form.Item name="gender" label={t.gender} rules={[{ required: true, message: t.genderMissing }]}>
        <DictSelect code="gender" />
      </Form.Item>
      {save.error && (
        <Alert type="error" showIcon role="alert" title={save.error.message} className={css['gap'] ?? ''} />
      )}
      <Button type="primary" {...submitButton} loading={save.isPending}>
        {t.save}
      </Button>
    </EntryForm>
  )
}

/** What others see of somebody, and what the platform knows of them. */
export function ProfileTab({ profile }: { profile: Profile }) {
  const t = useMessages(accountMessages)
  const language = useLanguage()
  const facts = [
    { label: t.username, value: profile.username, hint: t.usernameHint },
    ...(profile.deptName === '' ? [] : [{ label: t.enterprise, value: profile.deptName }]),
    { label: t.roles, value: profile.roleNames || t.noRole },
    { label: t.since, value: formatDay(language, profile.createTime) },
  ]
  return (
    <div className={css['columns']}>
      <section className={css['card']}>
        <AvatarEditor profile={profile} />
        <ProfileForm profile={profile} />
      </section>
      <section className={css['card']}>
        <dl className={css['facts']}>
          {facts.map(({ label, value, hint }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {hint && <small>{hint}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
