import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex, Form } from 'antd'
import { useState } from 'react'
import { CERTIFICATES_MAX } from '@portal/contract/content'
import { useMessages } from '../../lib/i18n/language.ts'
import { OrderList } from '../order/order-list.tsx'
import { PageState } from '../shell/page-state.tsx'
import { type CertificateDraft, emptyCertificate } from './certificate-draft.ts'
import css from './certificate-editor.module.css'
import { editorMessages } from './certificate-editor.messages.ts'
import { CertificateFields } from './certificate-fields.tsx'
import { CertificateFiles } from './certificate-files.tsx'
import { ValidityTag } from './validity-tag.tsx'

interface Props {
  /** Names the editor on this device: `certificate:42`. */
  form: string
  kind: 'certificate' | 'honor'
  /** Values of its kinds that are the most usual here, offered first. */
  usual?: readonly string[]
  certificates: CertificateDraft[]
  disabled: boolean
  /** What is wrong, by path: `certificates.0.name`. */
  problems: ReadonlyMap<string, string>
  onChange(certificates: (now: CertificateDraft[]) => CertificateDraft[]): void
}

/** Certificates or honours in their order: what is said of each, its scans, how long it holds. */
export function CertificateEditor({ form, kind, usual = [], certificates, disabled, problems, onChange }: Props) {
  const t = useMessages(editorMessages)
  const [said, setSaid] = useState('')
  const nameOf = ({ name }: CertificateDraft, at: number): string =>
    name === '' ? t.certificate(at + 1) : t.named(at + 1, name)
  const change = (key: string, next: Partial<CertificateDraft>): void =>
    onChange((now) => now.map((one) => (one.key === key ? { ...one, ...next } : one)))
  const remove = (certificate: CertificateDraft, at: number): void => {
    setSaid(t.removed(nameOf(certificate, at)))
    onChange((now) => now.filter(({ key }) => key !== certificate.key))
  }
  return (
    <Form component={false} layout="vertical">
      {certificates.length === 0 && (
        <PageState drawing="empty" title={t[`emptyTitle_${kind}`]}>
          {t[`emptyText_${kind}`]}
        </PageState>
      )}
      <OrderList
        items={certificates}
        keyOf={({ key }) => key}
        nameOf={nameOf}
        disabled={disabled}
        onChange={(next) => onChange(() => next)}
      >
        {(certificate, at) => (
          <div
            role="group"
            aria-label={nameOf(certificate, at)}
            data-entry={nameOf(certificate, at)}
            className={css['certificate']}
          >
            <Flex gap={8} wrap align="center" justify="space-between">
              {certificate.expires && certificate.validUntil === null ? (
                <span />
              ) : (
                <ValidityTag validUntil={certificate.expires ? certificate.validUntil : null} />
              )}
              {!disabled && (
                <Button
                  size="small"
                  type="text"
                  danger
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t.removeNamed(nameOf(certificate, at))}
                  onClick={() => remove(certificate, at)}
                >
                  {t.remove}
                </Button>
              )}
            </Flex>
            <CertificateFields
              certificate={certificate}
              dictionary={kind === 'honor' ? 'honor_kind' : 'certificate_kind'}
              usual={usual}
              disabled={disabled}
              problemAt={(field) => problems.get(`certificates.${at}.${field}`)}
              onChange={(next) => change(certificate.key, next)}
            />
            <div data-fault={certificate.files.length === 0 ? `${nameOf(certificate, at)} ${t.files}` : undefined}>
              <CertificateFiles
                place={`${form}:${certificate.key}`}
                files={certificate.files}
                disabled={disabled}
                onChange={(files) => change(certificate.key, { files })}
              />
            </div>
          </div>
        )}
      </OrderList>
      {!disabled && (
        <div data-fault={certificates.length === 0 ? t[`add_${kind}`] : undefined}>
          <Button
            type="dashed"
            block
            className={css['add'] ?? ''}
            icon={<PlusOutlined aria-hidden />}
            disabled={certificates.length >= CERTIFICATES_MAX}
            onClick={() => onChange((now) => [...now, emptyCertificate()])}
          >
            {t[`add_${kind}`]}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </Form>
  )
}
