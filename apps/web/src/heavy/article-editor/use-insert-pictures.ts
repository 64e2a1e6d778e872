import { PICTURE_MAX_BYTES, type Picture, pictureUrl } from '@portal/contract/file'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useState } from 'react'
import { CallError } from '../../lib/http.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { messages } from './article-editor.messages.ts'

export type Upload = (file: File) => Promise<Picture>

const WIDTH = 960

function insert(view: EditorView, picture: Picture, at: number | undefined): void {
  const width = picture.widths.findLast((one) => one <= WIDTH) ?? picture.widths[0] ?? 320
  const { state } = view
  const attributes = { file: picture.fileId, src: pictureUrl(picture, width, 'webp'), alt: picture.alt }
  const figure = state.schema.nodes['figure']?.create(attributes)
  if (!figure || view.isDestroyed) return
  // Where it was dropped, unless the text became shorter while the picture travelled; never inside a list or a quote.
  const place = state.doc.resolve(Math.min(at ?? state.selection.to, state.doc.content.size))
  const empty = place.depth === 1 && place.parent.type.name === 'paragraph' && place.parent.content.size === 0
  const [from, to] =
    place.depth === 0 ? [place.pos, place.pos] : [empty ? place.before(1) : place.after(1), place.after(1)]
  const change = state.tr.replaceWith(from, to, figure)
  // On with its caption.
  view.dispatch(change.setSelection(TextSelection.create(change.doc, from + 1)).scrollIntoView())
  view.focus()
}

/** Uploads pictures one after another and puts each where it was meant to be. */
export function useInsertPictures(upload: Upload, onProblem: (problem: string) => void) {
  const t = useMessages(messages)
  const [running, setRunning] = useState(0)

  const isGood = (file: File): boolean => {
    const problem = file.type.startsWith('image/') ? file.size > PICTURE_MAX_BYTES && t.tooLarge : t.notPicture
    if (problem) onProblem(t.failed(file.name, problem))
    return !problem
  }

  async function take(view: EditorView, files: readonly File[], at?: number): Promise<void> {
    const good = files.filter(isGood)
    setRunning((count) => count + good.length)
    for (const file of good) {
      try {
        insert(view, await upload(file), at)
      } catch (error) {
        onProblem(t.failed(file.name, error instanceof CallError ? error.message : String(error)))
      } finally {
        setRunning((count) => count - 1)
      }
    }
  }
  return { running, take }
}
