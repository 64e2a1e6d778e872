import type { UploadKind } from '@portal/contract/file'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '../../lib/i18n/language.ts'
import { useSession } from '../../lib/session.ts'
import { reasonAgainst } from './upload-check.ts'
import {
  cancelUpload,
  dismissUpload,
  lookForLeft,
  pauseUpload,
  refuseUpload,
  resumeUpload,
  startUpload,
  takeUpload,
  type UploadState,
  useUploads,
} from './upload-runner.ts'

export interface ResumableUpload {
  /** null: nothing is being uploaded here. */
  state: UploadState | null
  /** Begins with a file, or goes on with it when it is the one left unfinished. What cannot be uploaded is said in `state`. */
  start(file: File): void
  pause(): void
  resume(): void
  /** Nothing stays, here or on the server. */
  cancel(): void
  /** Forgets a file that was refused. */
  dismiss(): void
}

/**
 * One upload at a place: `place` names it on this device ('product:12:video:0'), so that an upload that broke off is
 * found again. It goes on while other pages are shown; `onStored` gets the file's id and name once all bytes are on the server,
 * at once or when the page comes back. The file may still be checked then (see `useMedia`).
 */
export function useResumableUpload(options: {
  kind: UploadKind
  place: string
  onStored(fileId: string, name: string): void
}): ResumableUpload {
  const { kind } = options
  const language = useLanguage()
  const userId = useSession(({ user }) => user?.userId ?? '')
  const place = `${userId}:${options.place}`
  const state = useUploads((uploads) => uploads[place]) ?? null
  const hand = useEffectEvent((fileId: string) => {
    const name = state?.name ?? ''
    takeUpload(place)
    options.onStored(fileId, name)
  })
  const fileId = state?.fileId ?? null

  useEffect(() => void lookForLeft(place), [place])
  useEffect(() => {
    if (fileId !== null) hand(fileId)
  }, [fileId])

  return {
    state,
    start: (file) => {
      const against = reasonAgainst(kind, file, language)
      if (against === null) startUpload(place, kind, file)
      else refuseUpload(place, file.name, file.size, against)
    },
    pause: () => pauseUpload(place),
    resume: () => resumeUpload(place),
    cancel: () => cancelUpload(place),
    dismiss: () => dismissUpload(place),
  }
}
