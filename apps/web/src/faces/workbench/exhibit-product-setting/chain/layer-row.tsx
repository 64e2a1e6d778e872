import { DeleteOutlined } from '@ant-design/icons'
import type { ChainPart } from '@portal/contract/product-document'
import { Button, InputNumber, Select } from 'antd'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { Picture } from '../../../../ui/picture.tsx'
import { calledOf } from './chain-content.ts'
import css from './layer.module.css'
import type { DrawnLayer } from './layer-place.ts'
import { layerMessages } from './layer.messages.ts'

const NONE = ''

interface Props {
  layer: DrawnLayer
  name: string
  /** Parts that no other layer shows. */
  parts: readonly ChainPart[]
  disabled: boolean
  onPart(no: string | null): void
  onWay(way: { dx: number; dy: number }): void
  onRemove(): void
  onLit(lit: boolean): void
}

/** One layer: its picture, the part it shows, and how far it travels. */
export function LayerRow({ layer, name, parts, disabled, onPart, onWay, onRemove, onLit }: Props) {
  const t = useMessages(layerMessages)
  const { picture, dx, dy, no } = layer
  const tied = parts.some((part) => part.no === no)
  const ways = [
    { key: 'dx', label: t.across, prefix: '↔', value: dx, to: (value: number) => ({ dx: value, dy }) },
    { key: 'dy', label: t.down, prefix: '↕', value: dy, to: (value: number) => ({ dx, dy: value }) },
  ]
  return (
    <div
      role="group"
      aria-label={t.layerOf(name)}
      className={css.row}
      onMouseEnter={() => onLit(true)}
      onMouseLeave={() => onLit(false)}
      onFocus={() => onLit(true)}
      onBlur={() => onLit(false)}
    >
      <span className={css.thumb}>{picture && <Picture picture={picture} sizes="64px" alt="" />}</span>
      <div className={css.fields}>
        <Select
          className={css.part ?? ''}
          aria-label={t.partOf(name)}
          disabled={disabled}
          showSearch={{ optionFilterProp: 'label' }}
          value={tied ? no : NONE}
          onChange={(chosen) => onPart(chosen === NONE ? null : chosen)}
          options={[
            { value: NONE, label: t.noPart },
            ...parts.map((part) => ({ value: part.no, label: `${part.no} ${calledOf(part)}` })),
          ]}
        />
        {ways.map(({ key, label, prefix, value, to }) => (
          <InputNumber
            key={key}
            className={css.way ?? ''}
            aria-label={t.of(label, name)}
            prefix={<span aria-hidden="true">{prefix}</span>}
            suffix="%"
            disabled={disabled}
            min={-100}
            max={100}
            step={1}
            value={Math.round(value * 1000) / 10}
            onChange={(next) => onWay(to((next ?? 0) / 100))}
          />
        ))}
        {!picture && <small role="alert">{t.gone}</small>}
        {picture && dx === 0 && dy === 0 && <small>{t.still}</small>}
      </div>
      {!disabled && (
        <Button size="small" type="text" icon={<DeleteOutlined />} aria-label={t.remove(name)} onClick={onRemove} />
      )}
    </div>
  )
}
