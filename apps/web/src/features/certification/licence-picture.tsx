import type { Licence } from '@portal/contract/enterprise'
import { pictureOriginalUrl, pictureUrl } from '@portal/contract/file'
import { useMessages } from '../../lib/i18n/language.ts'
import { Picture } from '../../ui/picture.tsx'
import css from './certification-facts.module.css'
import { certificationMessages } from './certification.messages.ts'

/** A business licence, small; it opens where it can be read, and is saved with every pixel that was sent. `wide`: as large as its place. */
export function LicencePicture({ licence: { picture }, wide = false }: { licence: Licence; wide?: boolean }) {
  const t = useMessages(certificationMessages)
  const largest = picture.widths.at(-1) ?? 320
  return (
    <>
      <a
        href={pictureUrl(picture, largest, 'webp')}
        target="_blank"
        rel="noreferrer"
        title={t.licenceOpen}
        className={`${css['licence'] ?? ''} ${wide ? (css['wide'] ?? '') : ''}`}
      >
        <Picture
          picture={{ ...picture, alt: t.licenceAlt }}
          sizes={wide ? '(min-width: 1100px) 40vw, 100vw' : '240px'}
        />
      </a>
      <a href={pictureOriginalUrl(picture)} download className={css['original']}>
        {t.licenceOriginal(picture.width, picture.height)}
      </a>
    </>
  )
}
