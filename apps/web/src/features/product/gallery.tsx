import type { Picture as PictureData } from '@portal/contract/file'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Picture, pictureAddress } from '../../ui/picture.tsx'
import css from './gallery.module.css'
import { galleryMessages } from './gallery.messages.ts'

const LARGEST = 1600
/** As wide as the strip draws it: the window less the page's gutters and the strip's own frame. */
const SIZES = '(max-width: 639px) calc(100vw - 66px), (max-width: 1023px) calc(100vw - 82px), 680px'

function IconButton({ icon, label, onClick }: { icon: IconName; label: string; onClick(): void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

/** A click that is meant to open a new tab or to download stays what it is. */
const isPlain = (event: MouseEvent): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

interface LargeProps {
  pictures: readonly PictureData[]
  index: number
  onMove(to: number): void
  onClose(): void
}

/** The inside of the dialog: one picture as large as the window, or in its own size. */
function Large({ pictures, index, onMove, onClose }: LargeProps) {
  const t = useMessages(galleryMessages)
  const [actual, setActual] = useState(false)
  const picture = pictures[index]
  if (!picture) return null
  return (
    <>
      <div className={css['bar']}>
        <span aria-live="polite">
          {t.position(index + 1, pictures.length)}
          {picture.alt !== '' && <span className={css['alt']}>{picture.alt}</span>}
        </span>
        {pictures.length > 1 && (
          <>
            <IconButton icon="previous" label={t.previous} onClick={() => onMove(index - 1)} />
            <IconButton icon="next" label={t.next} onClick={() => onMove(index + 1)} />
          </>
        )}
        <IconButton icon="zoom" label={t.zoom} onClick={() => setActual(!actual)} />
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </div>
      <div className={css['window']} data-actual={actual}>
        <Picture key={picture.fileId} picture={picture} sizes={actual ? `${picture.width}px` : '100vw'} />
      </div>
    </>
  )
}

/**
 * Pictures as a strip that snaps, so that it can be swiped and read without script;
 * a click enlarges one in a dialog, without script its link opens the file.
 */
export function Gallery({ pictures }: { pictures: readonly PictureData[] }) {
  const t = useMessages(galleryMessages)
  const id = useId()
  const [index, setIndex] = useState(0)
  const [open, setOpen] = useState(false)
  const strip = useRef<HTMLUListElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const move = (to: number) => {
    const next = (to + pictures.length) % pictures.length
    setIndex(next)
    strip.current?.scrollTo({ left: strip.current.clientWidth * next })
  }
  const enlarge = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    setOpen(true)
    dialog.current?.showModal()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move(index - 1)
    if (event.key === 'ArrowRight') move(index + 1)
  }
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setIndex(Math.round(scrollLeft / clientWidth))
  }
  return (
    <div className={css['gallery']}>
      <ul ref={strip} className={css['strip']} aria-label={t.pictures} onScroll={onScroll}>
        {pictures.map((picture, at) => (
          <li key={picture.fileId} id={`${id}${at}`}>
            <a href={pictureAddress(picture, LARGEST)} aria-label={t.enlarge(at + 1)} onClick={enlarge}>
              <Picture picture={picture} sizes={SIZES} first={at === 0} />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={css['thumbs']}>
          {pictures.map((picture, at) => (
            <a
              key={picture.fileId}
              href={`#${id}${at}`}
              aria-label={t.show(at + 1)}
              aria-current={at === index}
              onClick={(event) => {
                event.preventDefault()
                move(at)
              }}
            >
              <Picture picture={picture} sizes="96px" alt="" />
            </a>
          ))}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys turn the pages of an open dialog */}
      <dialog
        ref={dialog}
        className={css['dialog']}
        aria-label={t.pictures}
        onKeyDown={onKeyDown}
        onClose={() => setOpen(false)}
      >
        {open && <Large pictures={pictures} index={index} onMove={move} onClose={() => dialog.current?.close()} />}
      </dialog>
    </div>
  )
}
