import { Notice, noticeSend } from '@portal/contract/news-notice'
import { App, Button, Col, Flex, Form, Input, Row } from 'antd'
import { DictSelect } from '../../../features/dict/dict-parts.tsx'
import { MinuteInput } from '../../../features/shell/day-input.tsx'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormDrawer } from '../../../features/shell/form/form-holder.tsx'
import { submitButton } from '../../../features/shell/form/form-keys.ts'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { AudienceChoice, type AudienceFields, audienceOf, useReach } from './audience-fields.tsx'
import css from './notices.module.css'
import { messages } from './notices.messages.ts'

interface Fields {
  title: string
  titleEn: string
  text: string
  textEn: string
  link: string
  level: string | null
  type: string | null
  to: AudienceFields
  /** By China's clock; null for now. */
  clock: string | null
}

const empty: Fields = {
  title: '',
  titleEn: '',
  text: '',
  textEn: '',
  link: '',
  level: null,
  type: null,
  to: { kind: 'all' },
  clock: null,
}

/** China keeps one time all year. */
const instantOf = (clock: string | null): string | null => (clock === null ? null : `${clock}:00+08:00`)

/** Orders what the form holds. */
function useOrder(onDone: () => void) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  return useSubmission({
    mutationFn: ({ to, clock, level, type, ...rest }: Fields) => {
      const audience = audienceOf(to) ?? { kind: 'all' }
      const body = { ...rest, link: rest.link.trim(), level: level ?? '', type: type ?? '', audience }
      return call(noticeSend, { body: { ...body, at: instantOf(clock) } })
    },
    onSuccess: () => {
      void message.success(t.ordered)
      invalidateRoom('notice')
      onDone()
    },
  })
}

function Words() {
  const t = useMessages(messages)
  return (
    <>
      <Form.Item name="title" label={t.title} rules={[{ required: true, whitespace: true, message: t.titleRequired }]}>
        <Input maxLength={60} showCount autoFocus />
      </Form.Item>
      <Form.Item name="text" label={t.text} rules={[{ required: true, whitespace: true, message: t.textRequired }]}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={500} showCount />
      </Form.Item>
      <Form.Item name="titleEn" label={t.titleEn}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name="textEn" label={t.textEn}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={1000} />
      </Form.Item>
    </>
  )
}

const isPlace = (link: string): boolean => Notice.shape.link.safeParse(link.trim()).success
const isToCome = (clock: string | null): boolean => clock === null || Date.parse(instantOf(clock) ?? '') > Date.now()

function Facts() {
  const t = useMessages(messages)
  const rules = [{ required: true, message: t.choose }]
  const rule = <Value,>(holds: (value: Value) => boolean, otherwise: string) => ({
    validator: (_rule: unknown, value: Value) =>
      holds(value) ? Promise.resolve() : Promise.reject(new Error(otherwise)),
  })
  return (
    <>
      <Row gutter={16}>
        <Col xs={24} sm={12}>
          <Form.Item name="type" label={t.type} rules={rules}>
            <DictSelect code="notice_type" />
          </Form.Item>
        </Col>
        <Col xs={24} sm={12}>
          <Form.Item name="level" label={t.level} rules={rules}>
            <DictSelect code="notice_level" />
          </Form.Item>
        </Col>
      </Row>
      <Form.Item name="link" label={t.link} extra={t.linkHint} rules={[rule(isPlace, t.linkWrong)]}>
        <Input maxLength={300} spellCheck={false} />
      </Form.Item>
      <Form.Item name="clock" label={t.later} rules={[rule(isToCome, t.laterWrong)]}>
        <MinuteInput />
      </Form.Item>
    </>
  )
}

function NoticeForm({ onDone }: { onDone(): void }) {
  const t = useMessages(messages)
  const { modal } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const to = Form.useWatch('to', form)
  const reach = useReach(audienceOf(to)).data
  const order = useOrder(onDone)
  const ask = (fields: Fields): void => {
    if (!reach || reach.enterprises === 0) return
    modal.confirm({
      title: t.confirmTitle(reach.enterprises, reach.people),
      content: t.confirmText,
      okText: t.send,
      cancelText: t.cancel,
      onOk: () => order.mutateAsync(fields).catch(() => undefined),
    })
  }
  return (
    <EntryForm form={form} layout="vertical" initialValues={empty} onFinish={ask} refusal={order.error}>
      <Words />
      <AudienceChoice fields={to} />
      <Facts />
      <Flex gap={8} justify="end" className={css.foot ?? ''}>
        <Button onClick={onDone}>{t.cancel}</Button>
        <Button type="primary" {...submitButton} loading={order.isPending} disabled={!reach?.enterprises}>
          {t.send}
        </Button>
      </Flex>
    </EntryForm>
  )
}

/** Writing one notice. */
export function NoticeDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useMessages(messages)
  return (
    <FormDrawer open={open} onClose={onClose} title={t.formTitle} size="min(640px, 100vw)" destroyOnHidden>
      <NoticeForm onDone={onClose} />
    </FormDrawer>
  )
}
