import { CaptionsDetail, type Media } from '@portal/contract/file'
import { Button, Progress, Tag } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { Picture } from '../../ui/picture.tsx'
import css from './upload-card.module.css'
import { uploadMessages } from './upload.messages.ts'
import { formatBytes } from '../../lib/format-bytes.ts'
import type { UploadState } from './upload-runner.ts'
import type { ResumableUpload } from './use-resumable-upload.ts'

const percentOf = ({ sent, bytes }: UploadState): number => (bytes === 0 ? 0 : Math.floor((sent / bytes) * 100))

/** The file was not taken, and nothing of it is on the server. */
export const isRefused = (state: UploadState | null): boolean => state?.phase === 'failed' && !state.resumable

/** How far an upload is, in words and as a bar, with what can be done about it. */
export function UploadProgress({ state, upload }: { state: UploadState; upload: ResumableUpload }) {
  const t = useMessages(uploadMessages)
  const { phase, name, sent, bytes, message, resumable } = state
  const [done, whole] = [formatBytes(sent), formatBytes(bytes)]
  const sentence = {
    sending: sent === bytes ? t.finishing : t.sending(done, whole),
    waiting: t.waiting,
    paused: t.paused(done, whole),
    left: t.left(name),
    failed: message ?? t.refused,
    done: t.finishing,
  }[phase]
  // Every megabyte would be read aloud: only what changes is said.
  const said = phase === 'sending' ? '' : sentence
  const isUnderWay = !isRefused(state)
  return (
    <>
      <strong className={css['name']}>{name}</strong>
      {isUnderWay && (
        <Progress
          percent={percentOf(state)}
          status={phase === 'sending' ? 'active' : phase === 'failed' ? 'exception' : 'normal'}
          aria-label={t.bars(name)}
        />
      )}
      <p className={css['status']} data-bad={phase === 'failed'} aria-hidden={said !== ''}>
        {sentence}
      </p>
      <span className={css['said']} role={phase === 'failed' ? 'alert' : 'status'}>
        {said}
      </span>
      {isUnderWay && (
        <div className={css['actions']}>
          {(phase === 'sending' || phase === 'waiting') && <Button onClick={() => upload.pause()}>{t.pause}</Button>}
          {(phase === 'paused' || phase === 'waiting' || resumable) && (
            <Button type="primary" onClick={() => upload.resume()}>
              {t.resume}
            </Button>
          )}
          {phase !== 'done' && <Button onClick={() => upload.cancel()}>{t.cancel}</Button>}
        </div>
      )}
    </>
  )
}

/** A stored file: its picture, its name, and how it stands. */
export function StoredFile({ media }: { media: Media }) {
  const t = useMessages(uploadMessages)
  const { name, bytes, state, failure, progress, poster } = media
  const line = CaptionsDetail.safeParse(media.detail['captions']).data?.line ?? null
  return (
    <>
      <div className={css['head']}>
        {poster && (
          <div className={css['poster']}>
            <Picture picture={poster} sizes="96px" alt="" />
          </div>
        )}
        <div className={css['facts']}>
          <strong className={css['name']}>{name}</strong>
          <p className={css['meta']}>{formatBytes(bytes)}</p>
        </div>
        {state === 'ready' && <Tag color="success">{t.ready}</Tag>}
        {state === 'failed' && <Tag color="error">{t.failed}</Tag>}
      </div>
      {state === 'checking' && <Progress percent={progress} status="active" aria-label={t.bars(name)} />}
      <p className={css['status']} role="status" data-bad={state === 'failed'}>
        {state === 'checking' && t.checking}
        {state === 'failed' && (line === null ? t[failure ?? 'unavailable'] : t.invalidLine(String(line)))}
      </p>
    </>
  )
}
