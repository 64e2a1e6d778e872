import { AVATAR_MAX_BYTES, avatarUpload, profileSave } from '@portal/contract/user-profile'
import { App } from 'antd'
import { useState } from 'react'
import type { PercentCrop } from 'react-image-crop'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { accountMessages } from './account-info.messages.ts'
import { refreshProfile } from './use-profile.ts'

/** A picture somebody chose and has not sent yet. */
export interface Chosen {
  file: File
  /** For as long as the dialog shows it. */
  url: string
}

/** The field `crop` of the upload: fractions of the picture. */
const fractions = ({ x, y, width, height }: PercentCrop): string =>
  [x, y, width, height].map((percent) => (percent / 100).toFixed(5)).join(',')

/** Chooses, crops, sends and removes the picture of oneself. */
export function useAvatar() {
  const t = useMessages(accountMessages)
  const { message } = App.useApp()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [progress, setProgress] = useState(0)

  const drop = (): void => {
    if (chosen) URL.revokeObjectURL(chosen.url)
    setChosen(null)
  }
  const choose = (file: File): void => {
    send.reset()
    setFailure(file.size > AVATAR_MAX_BYTES ? t.tooLarge : null)
    if (file.size <= AVATAR_MAX_BYTES) setChosen({ file, url: URL.createObjectURL(file) })
  }
  const send = useSubmission({
    mutationFn: ({ file, crop }: { file: File; crop: PercentCrop }) => {
      const form = new FormData()
      form.set('crop', fractions(crop))
      form.set('file', file)
      setProgress(0)
      return call(avatarUpload, {}, { form, quiet: true, onProgress: setProgress })
    },
    onSuccess: () => {
      void message.success(t.avatarSaved)
      drop()
      refreshProfile()
    },
  })
  const remove = useSubmission({
    mutationFn: () => call(profileSave, { body: { avatar: '' } }),
    onSuccess: () => {
      void message.success(t.avatarRemoved)
      refreshProfile()
    },
  })
  /** The browser cannot draw what was chosen. */
  const refuse = (): void => {
    drop()
    setFailure(t.notPicture)
  }
  return { chosen, choose, drop, refuse, failure, send, remove, percent: Math.round(progress * 100) }
}
