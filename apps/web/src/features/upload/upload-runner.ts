/**
 * Uploads in progress. They belong to the tab, not to the page that began them: who goes to another page and comes back
 * finds them further on. What is unfinished when the tab closes goes on when the same file is chosen again.
 */
import { fileIdOfUpload, UPLOAD_PATH, type UploadKind } from '@portal/contract/file'
import { me } from '@portal/contract/user'
import type { DetailedError, Upload } from 'tus-js-client'
import { create } from 'zustand'
import { call } from '../../lib/client.ts'
import { pauseBefore } from '../../lib/realtime.ts'
import { languageTag } from '../../lib/i18n/language.ts'
import { onSessionEnd, session } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { findUpload, forgetUpload, isSameFile, keepUpload } from './kept-upload.ts'
import { uploadMessages } from './upload.messages.ts'

/**
 * sending · waiting (the network is gone, it goes on by itself) · paused · left (from before the page was loaded: the
 * same file has to be chosen again) · failed (`message` says why) · done (`fileId` is the file).
 */
export type UploadPhase = 'sending' | 'waiting' | 'paused' | 'left' | 'failed' | 'done'
export interface UploadState {
  phase: UploadPhase
  name: string
  bytes: number
  sent: number
  message: string | null
  /** A failed upload that the server still holds: it may be resumed. */
  resumable: boolean
  fileId: string | null
}

/** A request may take minutes on a slow line, and servers close those that take longer. */
const CHUNK_BYTES = 16 * 1024 * 1024

interface Running {
  kind: UploadKind
  file: File
  upload: Upload | null
  attempt: number
  /** Ends a wait for the network. */
  stopWaiting: () => void
}

const running = new Map<string, Running>()
export const useUploads = create<Record<string, UploadState>>()(() => ({}))

const stateAt = (place: string): UploadState | undefined => useUploads.getState()[place]
const set = (place: string, state: UploadState): void => useUploads.setState({ [place]: state })
function change(place: string, part: Partial<UploadState>): void {
  const state = stateAt(place)
  if (state) set(place, { ...state, ...part })
}
function forget(place: string): void {
  running.delete(place)
  const { [place]: _gone, ...others } = useUploads.getState()
  useUploads.setState(others, true)
}

const headers = (): Record<string, string> => ({
  authorization: `Bearer ${session.token() ?? ''}`,
  'accept-language': languageTag(useSettings.getState().language),
})
const words = () => uploadMessages[useSettings.getState().language]

/** Too early, too often, somebody else's turn, a server that is down: all of that passes. A full disk does not. */
const passes = (status: number): boolean =>
  status === 0 || [408, 409, 423, 429].includes(status) || (status >= 500 && status !== 507)

function sentenceOf(error: Error | DetailedError): string {
  if (!('originalResponse' in error)) return words().unreadable
  try {
    const { message } = JSON.parse(error.originalResponse?.getBody() ?? '') as { message?: string }
    return message || words().refused
  } catch {
    return words().refused
  }
}

function waitAndRetry(place: string, one: Running): void {
  change(place, { phase: 'waiting' })
  const again = (): void => {
    one.stopWaiting()
    void send(place, one)
  }
  const timer = setTimeout(again, pauseBefore(one.attempt, Math.random()))
  one.attempt += 1
  window.addEventListener('online', again, { once: true })
  one.stopWaiting = () => {
    clearTimeout(timer)
    window.removeEventListener('online', again)
    one.stopWaiting = () => undefined
  }
}

function stumble(place: string, one: Running, error: Error | DetailedError): void {
  if (running.get(place) !== one) return
  const isAnswer = 'originalResponse' in error
  const status = isAnswer ? (error.originalResponse?.getStatus() ?? 0) : -1
  if (passes(status)) return waitAndRetry(place, one)
  if (status === 401) {
    change(place, { phase: 'paused' })
    // Any call learns that the session is over and takes the way of every expiry.
    void call(me, {}, { quiet: true }).catch(() => undefined)
    return
  }
  const hadBegun = findUpload(place) !== null
  const isGone = [404, 410, 413, 415].includes(status)
  if (isGone) forgetUpload(place)
  // An upload that the server has forgotten begins anew.
  if (hadBegun && (status === 404 || status === 410)) return void send(place, one)
  change(place, { phase: 'failed', message: sentenceOf(error), resumable: !isGone && hadBegun })
}

/** Sends what the server does not have yet. */
async function send(place: string, one: Running): Promise<void> {
  change(place, { phase: 'sending', message: null })
  const { Upload: Resumable } = await import('tus-js-client')
  if (running.get(place) !== one || stateAt(place)?.phase !== 'sending') return
  const { file, kind } = one
  const kept = findUpload(place)
  const upload = new Resumable(file, {
    ...(kept ? { uploadUrl: kept.address } : { endpoint: UPLOAD_PATH }),
    metadata: { kind, name: file.name },
    chunkSize: CHUNK_BYTES,
    retryDelays: null,
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => {
      for (const [name, value] of Object.entries(headers())) request.setHeader(name, value)
    },
    onUploadUrlAvailable: () => {
      const address = new URL(upload.url ?? '', location.href).pathname
      keepUpload(place, { address, name: file.name, bytes: file.size, modifiedAt: file.lastModified })
    },
    onChunkComplete: () => {
      one.attempt = 0
    },
    onProgress: (sent) => change(place, { sent }),
    onError: (error) => stumble(place, one, error),
    onSuccess: () => {
      forgetUpload(place)
      running.delete(place)
      change(place, { phase: 'done', sent: file.size, fileId: fileIdOfUpload(upload.url ?? '') })
    },
  })
  one.upload = upload
  upload.start()
}

function stop(place: string): void {
  const one = running.get(place)
  one?.stopWaiting()
  void one?.upload?.abort()
}

const discardAt = (address: string): void =>
  void fetch(address, { method: 'DELETE', headers: { ...headers(), 'tus-resumable': '1.0.0' } }).catch(() => undefined)

/** Begins with a file, or goes on with it when it is the one that is left unfinished at this place. */
export function startUpload(place: string, kind: UploadKind, file: File): void {
  stop(place)
  const kept = findUpload(place)
  if (kept && !isSameFile(kept, file)) {
    discardAt(kept.address)
    forgetUpload(place)
  }
  const one: Running = { kind, file, upload: null, attempt: 0, stopWaiting: () => undefined }
  running.set(place, one)
  const { name, size: bytes } = file
  set(place, { phase: 'sending', name, bytes, sent: 0, message: null, resumable: false, fileId: null })
  void send(place, one)
}

/** Says why a chosen file is not uploaded. */
export const refuseUpload = (place: string, name: string, bytes: number, message: string): void =>
  set(place, { phase: 'failed', name, bytes, sent: 0, message, resumable: false, fileId: null })

export function pauseUpload(place: string): void {
  change(place, { phase: 'paused' })
  stop(place)
}

export function resumeUpload(place: string): void {
  const one = running.get(place)
  if (one) void send(place, one)
}

/** Cancels: the server throws away what it has. */
export function cancelUpload(place: string): void {
  stop(place)
  const kept = findUpload(place)
  if (kept) discardAt(kept.address)
  forgetUpload(place)
  forget(place)
}

/** Forgets what was refused; an upload that was left unfinished here before is offered again. */
export function dismissUpload(place: string): void {
  forget(place)
  void lookForLeft(place)
}

/** The file was taken over by whoever waited for it. */
export const takeUpload = (place: string): void => forget(place)

/** Looks whether an upload was left unfinished here, and how far it came. */
export async function lookForLeft(place: string): Promise<void> {
  const kept = findUpload(place)
  if (!kept || stateAt(place)) return
  const { name, bytes } = kept
  set(place, { phase: 'left', name, bytes, sent: 0, message: null, resumable: false, fileId: null })
  const asked = { method: 'HEAD', headers: { ...headers(), 'tus-resumable': '1.0.0' } }
  const response = await fetch(kept.address, asked).catch(() => null)
  if (stateAt(place)?.phase !== 'left') return
  if (response?.ok) {
    const sent = Number(response.headers.get('upload-offset'))
    if (sent < bytes) return change(place, { sent })
    // Everything had arrived; only the answer was lost.
    forgetUpload(place)
    change(place, { phase: 'done', sent, fileId: fileIdOfUpload(kept.address) })
  } else if (response?.status === 404 || response?.status === 410) {
    forgetUpload(place)
    forget(place)
  }
}

onSessionEnd(() => {
  for (const place of running.keys()) stop(place)
  running.clear()
  useUploads.setState({}, true)
})
