import type { Licence } from '@portal/contract/enterprise'
import { pictureOriginalUrl } from '@portal/contract/file'
import { useMessages } from '../../lib/i18n/language.ts'
import { Picture } from '../../ui/picture.tsx'
import css from './certification-facts.module.css'
import { certificationMessages } from './certification.messages.ts'

/** A business licence, small; it opens in full where it can be read. */
export function LicencePicture({ licence: { picture } }: { licence: Licence }) {
  const t = useMessages(certificationMessages)
  return (
    <a
      href={pictureOriginalUrl(picture)}
      target="_blank"
      rel="noreferrer"
      title={t.licenceOpen}
      className={css['licence']}
    >
      <Picture picture={{ ...picture, alt: t.licenceAlt }} sizes="240px" />
    </a>
  )
}
