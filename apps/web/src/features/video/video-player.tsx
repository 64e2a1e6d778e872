import type { VideoPlayback, Picture } from '@portal/contract/file'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { pictureAddress } from '../../ui/picture.tsx'
import { useNear } from '../../ui/use-near.ts'
import css from './video-player.module.css'
import { videoMessages } from './video.messages.ts'

/** The width a cover is loaded in, CSS pixels. */
const COVER = 1280
const HLS = 'application/vnd.apple.mpegurl'

interface Props {
  playback: VideoPlayback
  title: string
  /** Instead of the frame that the platform took. */
  cover?: Picture | null
  captions?: readonly { language: 'zh-cn' | 'en'; url: string }[]
}

/** `2:05`, `1:02:05`. */
function durationOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number): string => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** On the first play of a video that comes in pieces: has them loaded, where the browser does not do so by itself. */
function usePieces({ hls: playlist }: VideoPlayback, onFailure: () => void) {
  const detach = useRef<(() => void) | null>(null)
  const asked = useRef(false)
  useEffect(() => () => detach.current?.(), [])
  return async (video: HTMLVideoElement): Promise<void> => {
    if (asked.current || playlist === null || video.canPlayType(HLS) !== '') return
    asked.current = true
    const { attachHls } = await import('../../heavy/video/attach-hls.ts')
    if (video.isConnected) detach.current = attachHls(video, playlist, onFailure)
  }
}

/** A video with its cover and captions, in the browser's own player; without script it plays the one file. */
export function VideoPlayer({ playback, title, cover, captions = [] }: Props) {
  const t = useMessages(videoMessages)
  const language = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const join = usePieces(playback, () => setFailed(true))
  const poster = cover ?? playback.poster
  // Browsers fetch the cover of a video at once, however far down it stands.
  const [frame, near] = useNear<HTMLDivElement>()
  const { width, height, durationMs, sound } = playback
  const ratio = width !== null && height !== null ? `${width} / ${height}` : '16 / 9'
  const again = (): void => {
    setFailed(false)
    setAttempt((before) => before + 1)
  }
  return (
    <figure className={css['video']}>
      <div ref={frame} className={css['frame']} style={{ aspectRatio: ratio }}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are tracks below, where the enterprise gave any */}
        <video
          key={attempt}
          controls
          playsInline
          preload="none"
          aria-label={t.video(title)}
          poster={poster && near ? pictureAddress(poster, COVER) : undefined}
          onPlay={(event) => void join(event.currentTarget).catch(() => undefined)}
          onError={() => setFailed(true)}
        >
          {playback.hls !== null && <source src={playback.hls} type={HLS} />}
          <source src={playback.file.url} type={playback.file.type} onError={() => setFailed(true)} />
          {captions.map((track) => (
            <track
              key={track.language}
              kind="captions"
              src={track.url}
              srcLang={track.language === 'en' ? 'en' : 'zh-CN'}
              label={track.language === 'en' ? t.captionsEnglish : t.captionsChinese}
              default={track.language === language}
            />
          ))}
          <p>
            {t.unsupported}
            <a href={playback.file.url} download>
              {t.save}
            </a>
          </p>
        </video>
        {failed && (
          <div className={css['failed']} role="alert">
            <p>{t.failed}</p>
            <button type="button" onClick={again}>
              {t.retry}
            </button>
          </div>
        )}
      </div>
      <figcaption>
        <b>{title}</b>
        <span>{[durationMs !== null && durationOf(durationMs), !sound && t.silent].filter(Boolean).join(' · ')}</span>
      </figcaption>
    </figure>
  )
}
