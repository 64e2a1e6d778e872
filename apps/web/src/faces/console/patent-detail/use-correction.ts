import { type PatentAdminDetail, type PatentCorrection, patentAdminSave } from '@portal/contract/patent-admin'
import { App, Form } from 'antd'
import { useRevisions } from '../../../features/content/use-revisions.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './patent-detail.messages.ts'

type Status = PatentCorrection['legalStatus']

/** What statuses are called that an operator can confirm. */
export const statusKeys = { 'in-force': 'inForce', pending: 'pending', lapsed: 'lapsed' } as const

/** A form holds a status only once somebody chose a confirmed one. */
export type Fields = Omit<PatentCorrection, 'legalStatus'> & { legalStatus?: Status | undefined }

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

/** What makes two corrections different to a person: a field that was emptied is as one that never was filled. */
const fingerprint = (fields: Fields): string =>
  JSON.stringify(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/** The state of the form that corrects a record. */
export function useCorrection(patent: PatentAdminDetail, onClose: () => void) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const watched = Form.useWatch((values) => values, form) as Partial<Fields> | undefined
  const { id, revision } = patent
  const latest = { content: fieldsOf(patent), revision }
  const editor = useRevisions<Fields, { revision: number }>({
    form: `patent:${id}`,
    editable: true,
    room: 'patent',
    latest,
    standing: patent,
    typed: { ...latest.content, ...watched },
    show: (fields) => form.setFieldsValue(fields),
    fingerprint,
    save({ legalStatus, mainIpc, ...fields }, from) {
      // One that was not chosen is refused by the form, and by the server.
      const confirmed = { legalStatus: legalStatus as Status, mainIpc: mainIpc || null }
      const body = { id, revision: from, patent: { ...fields, ...confirmed } }
      return call(patentAdminSave, { body }, { quiet: true })
    },
  })
  const correct = async (): Promise<void> => {
    if (!(await editor.settle())) return
    void message.success(t.saved)
    onClose()
  }
  return { ...editor, form, initial: latest.content, correct }
}
