import type { Certificate, PublicCertificate } from '@portal/contract/content'
import type { Media, Picture } from '@portal/contract/file'

interface ResolvedMedia {
  pictures: ReadonlyMap<string, Picture>
  media: ReadonlyMap<string, Media>
}

function publicCertificate(
  certificate: Certificate,
  { pictures, media }: ResolvedMedia,
  today: string,
): PublicCertificate {
  const { files, ...told } = certificate
  const { name, validUntil } = certificate
  return {
    ...told,
    expired: validUntil !== null && validUntil < today,
    scans: files.flatMap((file) => {
      const picture = pictures.get(file) ?? media.get(file)?.poster
      return picture ? [{ ...picture, alt: name }] : []
    }),
    documents: files.flatMap((file) => {
      const document = media.get(file)
      return document?.kind === 'document' ? [{ name: document.name, bytes: document.bytes, url: document.url }] : []
    }),
  }
}

/** Certificates and honours as visitors see them on a day (`YYYY-MM-DD`); files that are gone are missing. */
export const publicCertificates = (
  certificates: readonly Certificate[],
  resolvedMedia: ResolvedMedia,
  today: string,
): PublicCertificate[] => certificates.map((certificate) => publicCertificate(certificate, resolvedMedia, today))
