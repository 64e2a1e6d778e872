import type { Picture } from '@portal/contract/file'
import { getPicDetail, picSave } from '@portal/contract/product-content'
import { contentRecall, contentWithdraw } from '@portal/contract/product-own'
import { useMutation, useQuery } from '@tanstack/react-query'
import { App } from 'antd'
import { conflictOf, useConflict } from '../../../features/content/use-conflict.tsx'
import { endpointQuery, invalidateRoom } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { CallError } from '../../../lib/http.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { words } from './exhibit-product-setting.messages.ts'

export const formKey = (productId: string): string => `pictures:${productId}`

/** The newest revision of the detail pictures; fetched again when a save, a review or a colleague changed it. */
export const usePictures = (productId: string) => useQuery(endpointQuery(getPicDetail, { body: { productId } }))

interface Saving {
  pictures: Picture[]
  submit: boolean
  revision: number
}

/**
 * Saves pictures; when somebody else was quicker, asks what to do. `onTheirs` shows the newest and keeps what it is
 * given: the pictures that were refused.
 */
export function usePicturesSave(productId: string, onSaved: () => void, onTheirs: (mine: Picture[]) => void) {
  const t = useMessages(words)
  const { message } = App.useApp()
  const ask = useConflict()
  const save = useMutation({
    mutationFn: ({ pictures, submit, revision }: Saving) => {
      const chosen = pictures.map(({ fileId, alt }) => ({ fileId, alt }))
      return call(picSave, { body: { productId, pictures: chosen, submit, revision } }, { quiet: true })
    },
    onSuccess: (_saved, { submit }) => {
      void message.success(submit ? t.submitted : t.saved)
      onSaved()
      invalidateRoom('product')
    },
    onError: (error, saving) => {
      const conflict = conflictOf(error)
      if (conflict) {
        invalidateRoom('product')
        ask(conflict, {
          mine: (revision) => save.mutate({ ...saving, revision }),
          theirs: () => onTheirs(saving.pictures),
        })
      } else if (error instanceof CallError) void message.error(error.message)
    },
  })
  return save
}

/** Takes the pictures back from review, or off the website. */
export function useTakePicturesBack(productId: string) {
  const t = useMessages(words)
  const { modal, message } = App.useApp()
  const body = { productId, kind: 'pictures' as const }
  const take = useMutation({
    mutationFn: (what: 'recall' | 'withdraw') => call(what === 'recall' ? contentRecall : contentWithdraw, { body }),
    onSuccess: (_state, what) => {
      void message.success(what === 'recall' ? t.recalled : t.withdrawn)
      invalidateRoom('product')
    },
  })
  return {
    recall: () => take.mutate('recall'),
    withdraw: () =>
      void modal.confirm({ title: t.withdraw, content: t.withdrawConfirm, onOk: () => take.mutateAsync('withdraw') }),
  }
}
