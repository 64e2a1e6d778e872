/** What a device remembers of an upload that is not finished, so that it goes on after the browser was closed. */

const PREFIX = 'upload'

export interface KeptUpload {
  /** Where the server takes the rest. */
  address: string
  name: string
  bytes: number
  /** With name and bytes it tells whether a chosen file is the same (milliseconds since 1970). */
  modifiedAt: number
}

const keyOf = (place: string): string => `${PREFIX}:${place}`

export function keepUpload(place: string, upload: KeptUpload): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(upload))
  } catch {
    // A device without room: the upload goes on as long as the page stays open.
  }
}

export function findUpload(place: string): KeptUpload | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as KeptUpload | null
  } catch {
    return null
  }
}

export const forgetUpload = (place: string): void => localStorage.removeItem(keyOf(place))

export const isSameFile = (kept: KeptUpload, file: Pick<File, 'name' | 'size' | 'lastModified'>): boolean =>
  kept.name === file.name && kept.bytes === file.size && kept.modifiedAt === file.lastModified
