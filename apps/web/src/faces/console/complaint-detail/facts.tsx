import { complaintProof, type ComplaintDetail } from '@portal/contract/complaint'
import { DownloadOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { subjectAddress } from '../../../features/complaint/subject-address.ts'
import { TypedText } from '../../../features/conversation/conversation.tsx'
import { Facts, Panel } from '../../../features/panel/panel.tsx'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { saveFile } from '../../../lib/save-file.ts'
import css from './complaint-detail.module.css'
import { messages } from './complaint-detail.messages.ts'

/** What it is about, and how it stands. */
export function SubjectFacts({ complaint }: { complaint: ComplaintDetail }) {
  const t = useMessages(messages)
  const { subject, shown, others, organisationName, createdAt, settledAt, takenDownAt, assignee } = complaint
  return (
    <Panel title={t.about}>
      <TypedText>
        <strong>{subject.title}</strong> <Tag color={shown ? 'success' : 'default'}>{shown ? t.shown : t.hidden}</Tag>{' '}
        {shown && (
          <a href={subjectAddress(subject)} target="_blank" rel="noreferrer">
            {t.openSubject}
          </a>
        )}
      </TypedText>
      {others > 0 && <p className={css.hint}>{t.others(others)}</p>}
      <h2>{t.enterprise}</h2>
      <TypedText>{organisationName || t.noEnterprise}</TypedText>
      <h2>{t.standing}</h2>
      <Facts
        lines={{
          [t.assignee]: assignee?.name ?? t.nobody,
          [t.filed]: formatInstant(createdAt),
          [t.takenDownAt]: takenDownAt && formatInstant(takenDownAt),
          [t.settledAt]: settledAt && formatInstant(settledAt),
        }}
      />
    </Panel>
  )
}

/** Who complained; nothing of it leaves this page. */
export function ContactFacts({ complaint }: { complaint: ComplaintDetail }) {
  const t = useMessages(messages)
  const { contact, anonymisedAt, language } = complaint
  return (
    <Panel title={t.complainant}>
      {anonymisedAt !== null ? (
        <TypedText>{t.erased(formatInstant(anonymisedAt))}</TypedText>
      ) : (
        <>
          <Facts
            lines={{
              [t.name]: contact.name,
              [t.email]: contact.email,
              [t.phone]: contact.phone,
              [t.language]: language === 'en' ? t.english : t.chinese,
            }}
          />
          <p className={css.hint}>{t.private}</p>
        </>
      )}
    </Panel>
  )
}

/** What was said when it was filed, and what came with it. */
export function Statement({ complaint }: { complaint: ComplaintDetail }) {
  const t = useMessages(messages)
  const save = useMutation({
    mutationFn: (id: string) => call(complaintProof, { query: { id } }),
    onSuccess: saveFile,
  })
  return (
    <Panel title={t.statement}>
      <TypedText>{complaint.statement}</TypedText>
      {complaint.right !== '' && (
        <>
          <h2>{t.right}</h2>
          <TypedText>{complaint.right}</TypedText>
        </>
      )}
      <h2>{t.proofs}</h2>
      {complaint.files.length === 0 && <TypedText>{t.noProof}</TypedText>}
      <div className={css.proofs}>
        {complaint.files.map((file) => (
          <Button
            key={file.id}
            type="link"
            icon={<DownloadOutlined aria-hidden />}
            title={t.save(file.name)}
            loading={save.isPending && save.variables === file.id}
            onClick={() => save.mutate(file.id)}
          >
            {file.name} · {Math.max(1, Math.round(file.bytes / 1024))} kB
          </Button>
        ))}
      </div>
    </Panel>
  )
}
