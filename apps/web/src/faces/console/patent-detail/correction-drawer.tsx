import { LegalStatus } from '@portal/contract/patent'
import { type PatentAdminDetail, type PatentCorrection, patentAdminSave } from '@portal/contract/patent-admin'
import { App, Button, Flex, Form, Input, Select } from 'antd'
import { patentMessages } from '../../../features/patent/patent.messages.ts'
import { DayInput } from '../../../features/shell/day-input.tsx'
import { EntryForm } from '../../../features/shell/form/entry-form.tsx'
import { FormDrawer } from '../../../features/shell/form/form-holder.tsx'
import { submitButton } from '../../../features/shell/form/form-keys.ts'
import { invalidateRoom } from '../../../features/shell/query-client.ts'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { CallError } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSettings } from '../../../lib/settings.ts'
import css from './patent-detail.module.css'
import { messages } from './patent-detail.messages.ts'

const confirmed = LegalStatus.options.filter((status) => status !== 'unconfirmed')
const statusKeys = { 'in-force': 'inForce', pending: 'pending', lapsed: 'lapsed' } as const
const days = ['filedOn', 'grantedOn', 'expiresOn', 'publishedOn'] as const
const lists = ['applicants', 'inventors', 'ipc'] as const

/** A form holds a status only once somebody chose a confirmed one. */
type Fields = Omit<PatentCorrection, 'legalStatus'> & { legalStatus?: PatentCorrection['legalStatus'] | undefined }

const fieldsOf = (patent: PatentAdminDetail): Fields => ({
  title: patent.title,
  titleEn: patent.titleEn,
  legalStatus: patent.legalStatus === 'unconfirmed' ? undefined : patent.legalStatus,
  applicants: patent.applicants,
  inventors: patent.inventors,
  agency: patent.agency,
  address: patent.address,
  filedOn: patent.filedOn,
  grantedOn: patent.grantedOn,
  expiresOn: patent.expiresOn,
  publicationNo: patent.publicationNo,
  publishedOn: patent.publishedOn,
  mainIpc: patent.mainIpc,
  ipc: patent.ipc,
  abstract: patent.abstract,
})

function useCorrect({ id, revision }: PatentAdminDetail, onClose: () => void) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  return useSubmission({
    mutationFn: ({ legalStatus, mainIpc, ...fields }: Fields) => {
      const patent = {
        ...fields,
        mainIpc: mainIpc || null,
        legalStatus: legalStatus as PatentCorrection['legalStatus'],
      }
      return call(patentAdminSave, { body: { id, revision, patent } }, { quiet: true })
    },
    onSuccess: () => {
      void message.success(t.saved)
      onClose()
      invalidateRoom('patent')
    },
    onError: (error) => {
      const isStale = error instanceof CallError && error.code === 'A0409'
      void message.error(isStale ? t.stale : error.message)
      if (isStale) invalidateRoom('patent')
    },
  })
}

function Fields() {
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
  const correct = useCorrect(patent, onClose)
  return (
    <FormDrawer open onClose={onClose} title={t.correctTitle} size={mobile ? '100%' : 560}>
      <p className={css.lead}>{t.correctText}</p>
      <EntryForm<Fields>
        key={patent.revision}
        layout="vertical"
        initialValues={fieldsOf(patent)}
        refusal={correct.error}
        onFinish={(fields) => correct.mutate(fields)}
      >
        <Fields />
        <Flex gap={8} justify="end">
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="primary" {...submitButton} loading={correct.isPending}>
            {t.save}
          </Button>
        </Flex>
      </EntryForm>
    </FormDrawer>
  )
}
