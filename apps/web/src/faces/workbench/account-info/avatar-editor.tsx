import 'react-image-crop/dist/ReactCrop.css'
import type { Profile } from '@portal/contract/user-profile'
import { Alert, Avatar, Button, Modal } from 'antd'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './account-info.module.css'
import { accountMessages } from './account-info.messages.ts'
import { useAvatar } from './use-avatar.ts'

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** The largest square in the middle. */
function middle({ naturalWidth, naturalHeight }: HTMLImageElement): PercentCrop {
  const unit =
    naturalWidth > naturalHeight ? ({ unit: '%', height: 100 } as const) : ({ unit: '%', width: 100 } as const)
  return centerCrop(makeAspectCrop(unit, 1, naturalWidth, naturalHeight), naturalWidth, naturalHeight)
}

function CropDialog({ avatar }: { avatar: ReturnType<typeof useAvatar> }) {
  const t = useMessages(accountMessages)
  const [crop, setCrop] = useState<PercentCrop>()
  const { chosen, send, drop, refuse, percent } = avatar
  if (!chosen) return null
  const labels = {
    ...ReactCrop.defaultProps.ariaLabels,
    cropArea: t.cropArea,
    nwDragHandle: t.cropCorner(t.topLeft),
    neDragHandle: t.cropCorner(t.topRight),
    swDragHandle: t.cropCorner(t.bottomLeft),
    seDragHandle: t.cropCorner(t.bottomRight),
  }
  const loaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => setCrop(middle(currentTarget))
  return (
    <Modal
      open
      title={t.avatarCrop}
      okText={send.isPending ? t.avatarUploading(percent) : t.avatarUse}
      cancelText={t.cancel}
      confirmLoading={send.isPending}
      okButtonProps={{ disabled: !crop || crop.width < 1 }}
      onOk={() => crop && send.mutate({ file: chosen.file, crop })}
      onCancel={drop}
    >
      <p className={css['hint']}>{t.avatarCropHint}</p>
      <div className={css['cropStage']}>
        <ReactCrop
          {...(crop && { crop })}
          aspect={1}
          circularCrop
          keepSelection
          minWidth={24}
          ariaLabels={labels}
          onChange={(_, next) => setCrop(next)}
        >
          <img src={chosen.url} alt={t.avatar} onLoad={loaded} onError={refuse} />
        </ReactCrop>
      </div>
      {send.error && <Alert type="error" showIcon role="alert" title={send.error.message} />}
    </Modal>
  )
}

/** The picture of oneself, with what can be done to it. */
export function AvatarEditor({ profile }: { profile: Profile }) {
  const t = useMessages(accountMessages)
  const avatar = useAvatar()
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const name = profile.nickname || profile.username
  return (
    <div className={css['avatar']}>
      <Avatar
        size={88}
        src={profile.avatar}
        className={(profile.avatar === null && css['initial']) || ''}
        aria-hidden="true"
      >
        {name.slice(0, 1)}
      </Avatar>
      <div className={css['avatarWords']}>
        <div className={css['buttons']}>
          <Button aria-describedby={hint} onClick={() => input.current?.click()}>
            {t.avatarChange}
          </Button>
          {profile.avatar !== null && (
            <Button type="text" loading={avatar.remove.isPending} onClick={() => avatar.remove.mutate()}>
              {t.avatarRemove}
            </Button>
          )}
        </div>
        <p id={hint} className={css['hint']}>
          {t.avatarHint}
        </p>
        {avatar.failure && <Alert type="error" showIcon role="alert" title={avatar.failure} />}
      </div>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        aria-label={t.avatarChange}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again.
          target.value = ''
          if (file) avatar.choose(file)
        }}
      />
      {avatar.chosen && <CropDialog key={avatar.chosen.url} avatar={avatar} />}
    </div>
  )
}
