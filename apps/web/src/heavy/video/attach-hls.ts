/** Videos in pieces, for browsers that cannot play them by themselves. Loaded when somebody plays one. */
import { Hls } from 'hls.js/light'

/** What a watcher does when pieces cannot be had in the end. */
type OnFailure = () => void

/**
 * Plays `playlist` in `video` from where it stands. Answers null where the browser has no means for it, else how to take
 * it away again. Pieces that fail are asked for anew by the library; what it gives up on is told by `onFailure`.
 */
export function attachHls(video: HTMLVideoElement, playlist: string, onFailure: OnFailure): (() => void) | null {
  if (!Hls.isSupported()) return null
  const hls = new Hls({
    // A worker would be made of an address that the website's policy does not allow.
    enableWorker: false,
    startPosition: video.currentTime,
    // More quality than there are pixels would be bytes for nothing.
    capLevelToPlayerSize: true,
  })
  let recovered = false
  hls.on(Hls.Events.MANIFEST_PARSED, () => void video.play().catch(() => undefined))
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true
      hls.recoverMediaError()
      return
    }
    hls.destroy()
    onFailure()
  })
  hls.loadSource(playlist)
  hls.attachMedia(video)
  return () => hls.destroy()
}
