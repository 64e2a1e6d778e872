import { type FilingSource, filingSourceTest, SourceUrl } from '@portal/contract/filing-admin'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Flex, Form, Input } from 'antd'
import { contractRule } from '../../../features/shell/contract-rule.ts'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { submitButton } from '../../../features/shell/form/form-keys.ts'
import { call } from '../../../lib/client.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import css from './filing-sources.module.css'
import { messages } from './filing-sources.messages.ts'
import { Interface } from './interface.tsx'
import { SourceHead } from './source-head.tsx'
import { useSource } from './use-source.ts'

interface Typed {
  url: string
  keyId: string
}

/** An interface as a source: where it is, by which key it knows us, and whether it answers. */
export function HttpSource({ source, mayEdit }: { source: FilingSource; mayEdit: boolean }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const [form] = Form.useForm<Typed>()
  const { save, saving, begin, end } = useSource(source)
  const test = useMutation({ mutationFn: (typed: Typed) => call(filingSourceTest, { body: typed }) })
  const asTyped = (): Typed => form.getFieldsValue()
  const { active, secretSet, url, keyId, revision } = source
  return (
    <section className={css.card}>
      <SourceHead source={source} />
      <p>{t.httpText}</p>
      <EntryForm
        key={revision}
        form={form}
        layout="vertical"
        initialValues={{ url, keyId }}
        disabled={!mayEdit || saving}
        onFinish={(typed) => save(typed)}
      >
        <Form.Item name="url" label={t.url} extra={t.urlHint} rules={[contractRule(SourceUrl, language)]}>
          <Input type="url" maxLength={300} spellCheck={false} />
        </Form.Item>
        <Form.Item name="keyId" label={t.keyId} extra={t.keyIdHint}>
          <Input maxLength={120} spellCheck={false} />
        </Form.Item>
        <Alert
          type={secretSet ? 'success' : 'warning'}
          showIcon
          title={secretSet ? t.secretSet : t.secretMissing}
          className={css.gap ?? ''}
        />
        {test.data && (
          <Alert
            type={test.data.ok ? 'success' : 'error'}
            showIcon
            role="status"
            title={test.data.ok ? t.testOk(test.data.says, test.data.milliseconds) : t.testBad(test.data.says)}
            className={css.gap ?? ''}
          />
        )}
        {mayEdit && (
          <Flex gap={8} wrap>
            <Button {...submitButton} type="primary" loading={saving}>
              {t.save}
            </Button>
            <Button loading={test.isPending} onClick={() => test.mutate(asTyped())}>
              {t.test}
            </Button>
            <Button danger={active} onClick={() => (active ? end() : begin(asTyped()))}>
              {active ? t.stop : t.use}
            </Button>
          </Flex>
        )}
      </EntryForm>
      <Interface />
    </section>
  )
}
