import 'react-image-crop/dist/ReactCrop.css'
import { type Picture, pictureUrl } from '@portal/contract/file'
import { useMutation } from '@tanstack/react-query'
import { Modal, Segmented } from 'antd'
import { useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import { call } from '../../lib/client.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import css from './picture.module.css'
import { ownPictures, type PictureCalls } from './picture-calls.ts'
import { pictureMessages } from './picture.messages.ts'

const start: PercentCrop = { unit: '%', x: 10, y: 10, width: 80, height: 80 }
const ratios = { free: undefined, '4:3': 4 / 3, '16:9': 16 / 9, '1:1': 1 } as const
type Ratio = keyof typeof ratios

/** The largest centred crop of a ratio, in percent of a picture of this shape. */
function centred({ width, height }: Picture, ratio: number | undefined): PercentCrop {
  if (ratio === undefined) return start
  const relative = (ratio * height) / width
  const [w, h] = relative > 1 ? [100, 100 / relative] : [100 * relative, 100]
  return { unit: '%', x: (100 - w) / 2, y: (100 - h) / 2, width: w, height: h }
}

/** Crops by making a new file with new pixels; the old file stays as it was. */
export function CropDialog({
  picture,
  onDone,
  calls = ownPictures,
}: {
  picture: Picture
  onDone(cropped?: Picture): void
  calls?: PictureCalls
}) {
  const t = useMessages(pictureMessages)
  const [ratio, setRatio] = useState<Ratio>('free')
  const [crop, setCrop] = useState<PercentCrop>(start)
  const cut = useMutation({
    mutationFn: () =>
      call(calls.crop, {
        body: {
          fileId: picture.fileId,
          left: crop.x / 100,
          top: crop.y / 100,
          width: crop.width / 100,
          height: crop.height / 100,
        },
      }),
    onSuccess: (cropped) => onDone({ ...cropped, alt: picture.alt }),
  })
  const width = picture.widths.findLast((one) => one <= 1280) ?? picture.widths[0] ?? 320
  return (
    <Modal
      open
      title={t.cropTitle}
      width={760}
      okText={t.cropSave}
      cancelText={t.cropCancel}
      confirmLoading={cut.isPending}
      okButtonProps={{ disabled: crop.width < 1 || crop.height < 1 }}
      onOk={() => cut.mutate()}
      onCancel={() => onDone()}
    >
      <Segmented
        aria-label={t.cropLabel}
        className={css.ratios ?? ''}
        value={ratio}
        onChange={(next) => {
          setRatio(next)
          setCrop(centred(picture, ratios[next]))
        }}
        options={(Object.keys(ratios) as Ratio[]).map((value) => ({
          value,
          label: value === 'free' ? t.cropFree : value,
        }))}
      />
      <div className={css.cropStage}>
        <ReactCrop
          crop={crop}
          {...(ratios[ratio] ? { aspect: ratios[ratio] } : {})}
          onChange={(_, percent) => setCrop(percent)}
          ruleOfThirds
          keepSelection
        >
          <img src={pictureUrl(picture, width, 'webp')} alt={picture.alt} />
        </ReactCrop>
      </div>
    </Modal>
  )
}
