import { complaintProof, type ComplaintDetail } from '@portal/contract/complaint'
import { DownloadOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import type { ReactNode } from 'react'
import { subjectAddress } from '../../../features/complaint/subject-address.ts'
import { call } from '../../../lib/client.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { saveFile } from '../../../lib/save-file.ts'
import css from './complaint-detail.module.css'
import { words } from './complaint-detail.messages.ts'

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** What it is about, and how it stands. */
export function SubjectFacts({ complaint }: { complaint: ComplaintDetail }) {
  const t = useMessages(words)
  const { subject, shown, others, organisationName, createdAt, settledAt, takenDownAt, assignee } = complaint
  return (
    <section className={css.panel}>
      <h2>{t.about}</h2>
      <p className={css.text}>
        <strong>{subject.title}</strong> <Tag color={shown ? 'success' : 'default'}>{shown ? t.shown : t.hidden}</Tag>
        {shown && (
          <a href={subjectAddress(subject)} target="_blank" rel="noreferrer">
            {t.openSubject}
          </a>
        )}
      </p>
      {others > 0 && <p className={css.hint}>{t.others(others)}</p>}
      <h2>{t.enterprise}</h2>
      <p className={css.text}>{organisationName || t.noEnterprise}</p>
      <h2>{t.standing}</h2>
      <dl className={css.facts}>
        <Line name={t.assignee}>{assignee?.name ?? t.nobody}</Line>
        <Line name={t.filed}>{formatInstant(createdAt)}</Line>
        {takenDownAt && <Line name={t.takenDownAt}>{formatInstant(takenDownAt)}</Line>}
        {settledAt && <Line name={t.settledAt}>{formatInstant(settledAt)}</Line>}
      </dl>
    </section>
  )
}

/** Who complained; nothing of it leaves this page. */
export function ContactFacts({ complaint }: { complaint: ComplaintDetail }) {
  const t = useMessages(words)
  const { contact, anonymisedAt, language } = complaint
  return (
    <section className={css.panel}>
      <h2>{t.complainant}</h2>
      {anonymisedAt !== null ? (
        <p className={css.text}>{t.erased(formatInstant(anonymisedAt))}</p>
      ) : (
        <>
          <dl className={css.facts}>
            <Line name={t.name}>{contact.name}</Line>
            <Line name={t.email}>{contact.email}</Line>
            {contact.phone !== '' && <Line name={t.phone}>{contact.phone}</Line>}
            <Line name={t.language}>{language === 'en' ? t.english : t.chinese}</Line>
          </dl>
          <p className={css.hint}>{t.private}</p>
        </>
      )}
    </section>
  )
}

/** What was said when it was filed, and what came with it. */
export function Statement({ complaint }: { complaint: ComplaintDetail }) {
  const t = useMessages(words)
  const save = useMutation({
    mutationFn: (id: string) => call(complaintProof, { query: { id } }),
    onSuccess: saveFile,
  })
  return (
    <section className={css.panel}>
      <h2>{t.statement}</h2>
      <p className={css.text}>{complaint.statement}</p>
      {complaint.right !== '' && (
        <>
          <h2>{t.right}</h2>
          <p className={css.text}>{complaint.right}</p>
        </>
      )}
      <h2>{t.proofs}</h2>
      {complaint.files.length === 0 && <p className={css.text}>{t.noProof}</p>}
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
    </section>
  )
}
