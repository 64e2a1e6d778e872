import { CameraOutlined } from '@ant-design/icons'
import type { Media } from '@portal/contract/file'
import { ModelFinding, modelFaults } from '@portal/contract/model'
import { Alert, Button } from 'antd'
import { PictureSlot } from '../../../../features/picture/picture-slot.tsx'
import { UploadCard } from '../../../../features/upload/upload-card.tsx'
import { useLanguage, useMessages } from '../../../../lib/i18n/language.ts'
import type { ChainContent } from './chain-content.ts'
import css from './chain.module.css'
import { messages } from './chain.messages.ts'

/** What was found in a model that did not pass, in words. */
function Findings({ media }: { media: Media }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const told = media.detail['model'] as { findings?: unknown } | undefined
  const { success, data: findings } = ModelFinding.array().safeParse(told?.findings)
  if (media.state !== 'failed' || !success) return null
  return (
    <ul className={css.findings} role="alert">
      {findings.slice(0, 5).map(({ fault, code, pointer }) => (
        <li key={`${code} ${pointer}`}>{t.found(modelFaults[fault][language], pointer)}</li>
      ))}
    </ul>
  )
}

interface Props {
  productId: string
  content: ChainContent
  disabled: boolean
  /** What is wrong, in words, by what it is. */
  faults: ReadonlyMap<string, string>
  onChange(change: Partial<ChainContent>): void
  /** Takes both pictures from the model, or why that cannot be done yet. */
  onTake: (() => void) | 'takeNoParts' | 'takeNoModel'
  taking: boolean
}

/** The model and the pictures that the parts are found in. */
export function ChainSource({ productId, content, disabled, faults, onChange, onTake, taking }: Props) {
  const t = useMessages(messages)
  const { model, exploded, assembled } = content
  const take = (
    <>
      <Button
        icon={<CameraOutlined />}
        disabled={typeof onTake === 'string'}
        loading={taking}
        onClick={() => typeof onTake === 'function' && onTake()}
      >
        {t.take}
      </Button>
      {typeof onTake === 'string' && <small>{t[onTake]}</small>}
    </>
  )
  return (
    <>
      <div className={css.source} data-fault={faults.get('source') ?? faults.get('failed') ?? faults.get('checking')}>
        <div>
          <h2>{t.model}</h2>
          <p className={css.hint}>{t.modelHint}</p>
          <UploadCard
            kind="model"
            place={`product:${productId}:model`}
            label={t.model}
            value={model}
            disabled={disabled}
            onChange={(fileId) => onChange({ model: fileId })}
          >
            {(media) => <Findings media={media} />}
          </UploadCard>
        </div>
        {(['exploded', 'assembled'] as const).map((which) => (
          <div key={which}>
            <h2>{t[which]}</h2>
            <PictureSlot
              label={t[which]}
              picture={which === 'exploded' ? exploded : assembled}
              disabled={disabled}
              // The parts one by one are of the exploded picture they were taken with.
              onChange={(picture) => onChange({ [which]: picture, ...(which === 'exploded' && { layers: [] }) })}
            />
          </div>
        ))}
      </div>
      {model !== null && !disabled && (
        <Alert
          type="info"
          title={
            <span className={css.take}>
              {exploded === null ? t.noPictures : t.oldPictures} {take}
            </span>
          }
        />
      )}
    </>
  )
}
