import { LICENCE_MAX_BYTES, licenceUpload } from '@portal/contract/enterprise-certification'
import type { Licence } from '@portal/contract/enterprise'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Flex, Progress, Upload } from 'antd'
import { useState } from 'react'
import { LicencePicture } from '../../../features/certification/licence-picture.tsx'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './ent-auth.module.css'
import { entAuthMessages } from './ent-auth.messages.ts'

const ACCEPT = 'image/*,application/pdf,.pdf'
const MEBIBYTE = 1024 * 1024

interface Props {
  /** Licences that are known, the one of an earlier submission among them. */
  licences: readonly Licence[]
  value?: string | null
  onChange?: (fileId: string | null) => void
  id?: string
  /** Told whether one is on its way: what is submitted meanwhile would lack it. */
  onSending(sending: boolean): void
}

/** The business licence: a picture or a PDF, seen as soon as it is there. */
export function LicenceField({ licences, value = null, onChange, id, onSending }: Props) {
  const t = useMessages(entAuthMessages)
  const [uploaded, setUploaded] = useState<Licence | null>(null)
  const [progress, setProgress] = useState(0)
  const [tooLarge, setTooLarge] = useState(false)
  const send = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.set('file', file)
      setProgress(0)
      onSending(true)
      return call(licenceUpload, {}, { form, quiet: true, onProgress: setProgress })
    },
    onSuccess: (licence) => {
      setUploaded(licence)
      onSending(false)
      onChange?.(licence.fileId)
    },
    onError: () => onSending(false),
  })
  const choose = (file: File): void => {
    setTooLarge(file.size > LICENCE_MAX_BYTES)
    if (file.size <= LICENCE_MAX_BYTES) send.mutate(file)
    else send.reset()
  }
  const shown = [uploaded, ...licences].find((licence) => licence?.fileId === value)
  const failure = tooLarge ? t.licenceTooLarge(LICENCE_MAX_BYTES / MEBIBYTE) : send.error?.message
  const choosing = value === null ? t.licenceChoose : t.licenceReplace
  return (
    <Flex vertical gap={8} align="flex-start">
      {shown && <LicencePicture licence={shown} />}
      {value !== null && !shown && <span className={css['note']}>{t.licenceKept}</span>}
      <Flex gap={8} wrap>
        <Upload accept={ACCEPT} showUploadList={false} beforeUpload={(file) => (choose(file), false)}>
          <Button id={id} loading={send.isPending}>
            {choosing}
          </Button>
        </Upload>
        {value !== null && <Button onClick={() => onChange?.(null)}>{t.licenceRemove}</Button>}
      </Flex>
      {send.isPending && (
        <Progress percent={Math.round(progress * 100)} aria-label={t.licenceSending} className={css['sending'] ?? ''} />
      )}
      {failure && <Alert type="error" showIcon title={failure} role="alert" />}
    </Flex>
  )
}
