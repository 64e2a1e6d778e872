/** What can be said about a chosen file before a byte of it is sent. */
import { uploadFormats, type UploadKind, uploadMaxBytes, uploadTypes } from '@portal/contract/file'
import type { Language } from '@portal/contract/kit'
import { formatBytes } from '../../lib/format-bytes.ts'
import { uploadMessages } from './upload.messages.ts'

/** Endings that a kind of file may have, without the dot. */
export const endingsOf = (kind: UploadKind): string[] =>
  Object.values(uploadTypes[kind] as Record<string, readonly string[]>).flat()

/** Why a file cannot be uploaded as this kind; null when it may be tried. */
export function reasonAgainst(kind: UploadKind, file: Pick<File, 'name' | 'size'>, language: Language): string | null {
  const t = uploadMessages[language]
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!endingsOf(kind).includes(ending)) return t.wrongEnding(uploadFormats[kind])
  if (file.size === 0) return t.empty
  const most = uploadMaxBytes[kind]
  return file.size > most ? t.tooLarge(formatBytes(most)) : null
}
