import { PICTURE_MAX_BYTES, type Picture } from '@portal/contract/file'
import { useRef, useState } from 'react'
import { call } from '../../lib/client.ts'
import { CallError } from '../../lib/http.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { pictureMessages } from './picture.messages.ts'
import { ownPictures, type PictureCalls } from './picture-calls.ts'

export interface PictureUpload {
  key: string
  name: string
  /** 0–1 */
  progress: number
  error?: string
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

/** Uploads files one after another into the `places` that are left; each finished picture is handed to `onPicture`. */
export function usePictureUploads(
  places: number,
  onPicture: (picture: Picture) => void,
  calls: PictureCalls = ownPictures,
) {
  const t = useMessages(pictureMessages)
  const [uploads, setUploads] = useState<PictureUpload[]>([])
  const aborts = useRef(new Map<string, AbortController>())
  const queue = useRef(Promise.resolve())
  /** Uploads named so far: each has a key of its own. */
  const made = useRef(0)

  const change = (key: string, next: Partial<PictureUpload>): void =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)))
  const dismiss = (key: string): void => {
    aborts.current.get(key)?.abort()
    aborts.current.delete(key)
    setUploads((all) => all.filter((upload) => upload.key !== key))
  }

  async function send(key: string, file: File): Promise<void> {
    const abort = aborts.current.get(key)
    if (!abort) return
    const onProgress = (progress: number): void => change(key, { progress })
    const options = { form: formOf(file), signal: abort.signal, quiet: true, onProgress }
    try {
      onPicture(await call(calls.upload, {}, options))
      dismiss(key)
    } catch (error) {
      if (!abort.signal.aborted) change(key, { error: error instanceof CallError ? error.message : String(error) })
    }
  }

  /** Takes files from a drop, a paste or the chooser. */
  const add = (files: File[]): void => {
    const room = places - uploads.filter((upload) => upload.error === undefined).length
    const fresh = files.map((file, index) => {
      made.current += 1
      const key = String(made.current)
      const error = index >= room ? t.tooMany : file.size > PICTURE_MAX_BYTES ? t.tooLarge : undefined
      return { key, file, upload: { key, name: file.name, progress: 0, ...(error ? { error } : {}) } }
    })
    setUploads((all) => [...all, ...fresh.map(({ upload }) => upload)])
    for (const { key, file, upload } of fresh) {
      if (upload.error) continue
      aborts.current.set(key, new AbortController())
      queue.current = queue.current.then(() => send(key, file))
    }
  }
  return { uploads, add, dismiss }
}
