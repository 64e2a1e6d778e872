import type { PublicCertificate } from '@portal/contract/content'
import { formatDay } from '../../lib/format.ts'
import { formatBytes } from '../../lib/format-bytes.ts'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Picture, pictureAddress } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './certificate-list.module.css'
import { certificateMessages } from './certificate-list.messages.ts'

/** Pictures are shown at this width when they are opened, CSS pixels. */
const OPENED = 1600
const SEAL = 'M12 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM9 13l-1.5 7.5L12 18l4.5 2.5L15 13'

function Certificate({ certificate }: { certificate: PublicCertificate }) {
  const t = useMessages(certificateMessages)
  const language = useLanguage()
  const name = preferEnglish(language, certificate.name, certificate.nameEn)
  const issuer = preferEnglish(language, certificate.issuer, certificate.issuerEn)
  const [scan, ...further] = certificate.scans
  const days = [
    certificate.issuedOn && t.issued(formatDay(language, certificate.issuedOn)),
    certificate.validUntil ? t.until(formatDay(language, certificate.validUntil)) : t.forGood,
  ].filter((text): text is string => typeof text === 'string')
  return (
    <li className={css['certificate']}>
      {scan ? (
        <a className={css['scan']} href={pictureAddress(scan, OPENED)} target="_blank" rel="noopener">
          <Picture picture={scan} sizes="(max-width: 639px) 40vw, 240px" alt={t.scanOf(name)} />
          <span className="visually-hidden">{t.opens}</span>
        </a>
      ) : (
        <span className={`${css['scan']} ${css['bare']}`} aria-hidden="true">
          <LineIcon path={SEAL} size={32} />
        </span>
      )}
      <div className={css['words']}>
        <h3>{name}</h3>
        {issuer !== '' && <p>{issuer}</p>}
        {certificate.number !== '' && <p className={css['number']}>{certificate.number}</p>}
        <p className={css['days']}>
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
        {certificate.expired && <Tag tone="warn">{t.expired}</Tag>}
        {further.map((page, index) => (
          <a
            key={page.fileId}
            className={css['document']}
            href={pictureAddress(page, OPENED)}
            target="_blank"
            rel="noopener"
          >
            {t.furtherScan(index + 2)}
            <span className="visually-hidden">{t.opens}</span>
          </a>
        ))}
        {certificate.documents.map((document) => (
          <a key={document.url} className={css['document']} href={document.url} download>
            {document.name} <small>{formatBytes(document.bytes)}</small>
          </a>
        ))}
      </div>
    </li>
  )
}

/** Certificates or honours as visitors see them; expired ones say so. */
export function CertificateList({ certificates }: { certificates: readonly PublicCertificate[] }) {
  return (
    <ul className={css['list']}>
      {certificates.map((certificate) => (
        <Certificate key={`${certificate.name} ${certificate.number}`} certificate={certificate} />
      ))}
    </ul>
  )
}
