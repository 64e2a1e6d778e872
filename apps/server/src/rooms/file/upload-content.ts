/** What a file is, by its first bytes; its name and the sender's word count for nothing. */
import type { UploadKind } from '@portal/contract/file'
import { fileTypeFromBuffer } from 'file-type'

/** Programs differ in what they call the same. */
const aliases: Record<string, string> = { 'video/x-m4v': 'video/mp4', 'video/x-matroska': 'video/matroska' }

const startsWith = (head: Buffer, text: string): boolean => {
  const marked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf
  return head
    .subarray(marked ? 3 : 0)
    .toString('latin1')
    .trimStart()
    .startsWith(text)
}

/** Formats that are text have no magic number. */
function textTypeOf(kind: UploadKind, head: Buffer): string | null {
  if (kind === 'captions')
    return /^(?:\u00ef\u00bb\u00bf)?WEBVTT(?:[\s]|$)/.test(head.toString('latin1')) ? 'text/vtt' : null
  if (kind === 'model') return startsWith(head, '{') ? 'model/gltf+json' : null
  return null
}

/** The media type of a file that begins like this; null when it is nothing that we know. */
export async function mediaTypeOf(kind: UploadKind, head: Buffer): Promise<string | null> {
  const text = textTypeOf(kind, head)
  if (text !== null) return text
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  return found ? (aliases[found.mime] ?? found.mime) : null
}
