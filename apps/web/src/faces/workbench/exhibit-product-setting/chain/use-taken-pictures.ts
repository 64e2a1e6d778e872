import { type Picture, pictureUpload } from '@portal/contract/file'
import { useMutation } from '@tanstack/react-query'
import { App } from 'antd'
import type { ModelViewer, TakenPicture } from '../../../../heavy/model-viewer/model-viewer.ts'
import { call } from '../../../../lib/client.ts'
import { CallError } from '../../../../lib/http.ts'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { messages } from './chain.messages.ts'

export interface TakenPictures {
  exploded: Picture
  assembled: Picture
  /** Of each part in both pictures, in fractions. */
  places: Map<string, { x: number; y: number; restX: number; restY: number }>
}

const within = (value: number): number => Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000))

async function send(taken: TakenPicture, name: string): Promise<Picture> {
  const form = new FormData()
  form.set('file', new File([taken.blob], name, { type: 'image/png' }))
  return call(pictureUpload, {}, { form, quiet: true })
}

async function take(viewer: ModelViewer): Promise<TakenPictures | null> {
  const apart = await viewer.picture({ spread: 1 })
  const together = await viewer.picture({ spread: 0 })
  if (!apart || !together) return null
  const exploded = await send(apart, 'exploded.png')
  const assembled = await send(together, 'assembled.png')
  const places = new Map<string, { x: number; y: number; restX: number; restY: number }>()
  for (const { no, x, y } of apart.places) {
    const rest = together.places.find((one) => one.no === no)
    places.set(no, { x: within(x), y: within(y), restX: within(rest?.x ?? x), restY: within(rest?.y ?? y) })
  }
  return { exploded, assembled, places }
}

/** Takes the exploded and the assembled picture from the model as it stands in the preview. */
export function useTakenPictures(onTaken: (taken: TakenPictures) => void) {
  const t = useMessages(messages)
  const { message } = App.useApp()
  return useMutation({
    mutationFn: take,
    onSuccess: (taken) => {
      if (!taken) return
      onTaken(taken)
      void message.success(t.taken)
    },
    onError: (error) => void (error instanceof CallError && message.error(error.message)),
  })
}
