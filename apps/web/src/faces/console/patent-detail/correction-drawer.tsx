import { LegalStatus } from '@portal/contract/patent'
import type { PatentAdminDetail } from '@portal/contract/patent-admin'
import { Alert, Button, Flex, Form, Input, Select } from 'antd'
import { DraftOffer } from '../../../features/draft/draft-offer.tsx'
import { patentMessages } from '../../../features/patent/patent.messages.ts'
import { DayInput } from '../../../features/shell/day-input.tsx'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormDrawer } from '../../../features/shell/form/form-holder.tsx'
import { submitButton } from '../../../features/shell/form/form-keys.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import { CorrectionMerge } from './correction-merge.tsx'
import css from './patent-detail.module.css'
import { messages } from './patent-detail.messages.ts'
import { type Fields, statusKeys, useCorrection } from './use-correction.ts'

const confirmed = LegalStatus.options.filter((status) => status !== 'unconfirmed')
const days = ['filedOn', 'grantedOn', 'expiresOn', 'publishedOn'] as const
const lists = ['applicants', 'inventors', 'ipc'] as const

function CorrectionFields() {
  const t = useMessages(messages)
  const names = useMessages(patentMessages)
  const required = { required: true, whitespace: true, message: t.required }
  return (
    <>
      <Form.Item name="title" label={t.title} rules={[required]}>
        <Input maxLength={300} autoFocus />
      </Form.Item>
      <Form.Item name="titleEn" label={t.titleEn}>
        <Input maxLength={500} />
      </Form.Item>
      <Form.Item name="legalStatus" label={t.legalStatus} rules={[{ required: true, message: t.choose }]}>
        <Select
          placeholder={t.choose}
          options={confirmed.map((value) => ({ value, label: names[statusKeys[value]] }))}
        />
      </Form.Item>
      {lists.map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={t[name]}
          extra={t.several}
          {...(name === 'applicants' && { rules: [{ required: true, type: 'array' as const, message: t.required }] })}
        >
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={['\uFF1B', ';', '\n']} />
        </Form.Item>
      ))}
      {days.map((name) => (
        <Form.Item key={name} name={name} label={t[name]}>
          <DayInput />
        </Form.Item>
      ))}
      {(['publicationNo', 'mainIpc', 'agency', 'address'] as const).map((name) => (
        <Form.Item key={name} name={name} label={t[name]}>
          <Input maxLength={{ publicationNo: 40, mainIpc: 30, agency: 120, address: 200 }[name]} />
        </Form.Item>
      ))}
      <Form.Item name="abstract" label={t.abstract}>
        <Input.TextArea rows={6} maxLength={4000} showCount />
      </Form.Item>
    </>
  )
}

/** Corrects a record that an enterprise stated; saving confirms it. */
export function CorrectionDrawer({ patent, onClose }: { patent: PatentAdminDetail; onClose(): void }) {
  const t = useMessages(messages)
  const mobile = useSettings((settings) => settings.device === 'mobile')
  const correction = useCorrection(patent, onClose)
  const { merging, saving } = correction
  const question = { title: t.leaveTitle, text: t.leaveText, ok: t.leave, cancel: t.stay }
  return (
    <FormDrawer open question={question} onClose={onClose} title={t.correctTitle} size={mobile ? '100%' : 560}>
      <p className={css.lead}>{t.correctText}</p>
      {correction.newer && <Alert type="warning" showIcon title={t.newer} />}
      <DraftOffer draft={correction.draft} onRestore={correction.restore} />
      <EntryForm<Fields>
        form={correction.form}
        layout="vertical"
        initialValues={correction.initial}
        refusal={correction.refusal}
        onFinish={() => void correction.correct()}
      >
        <CorrectionFields />
        <Flex gap={8} justify="end">
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="primary" {...submitButton} loading={saving}>
            {t.save}
          </Button>
        </Flex>
      </EntryForm>
      {merging && <CorrectionMerge merging={merging} busy={saving} />}
    </FormDrawer>
  )
}
