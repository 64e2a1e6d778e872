import type { Download } from '@portal/contract/kit'

/** How long a browser may take to begin saving. */
const KEEP_MS = 60_000

/** Has the browser save a file that a call answered. */
export function saveFile({ name, mediaType, bytes }: Download): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
