import { AimOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, App, Button, Popconfirm } from 'antd'
import { useRef, useState } from 'react'
import { OrderList } from '../../../../features/order/order-list.tsx'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { calledOf, type ChainContent } from './chain-content.ts'
import css from './layer.module.css'
import { type DrawnLayer, freeNo, frontFirst, stacked, wayByMarks, withWay } from './layer-place.ts'
import { LayerRow } from './layer-row.tsx'
import { LayerStage } from './layer-stage.tsx'
import { layerMessages } from './layer.messages.ts'
import { useLayerUploads } from './use-layer-uploads.ts'

interface Props {
  content: ChainContent
  disabled: boolean
  onChange(change: (now: ChainContent) => ChainContent): void
}

/** Every layer whose part is marked in both pictures, sent the way that the marks say. */
function byMarks({ exploded, assembled, parts, layers }: ChainContent): { layers: DrawnLayer[]; count: number } {
  let count = 0
  const sent = layers.map((layer) => {
    const part = parts.find(({ no }) => no === layer.no)
    const way = exploded && wayByMarks(part, exploded, assembled)
    if (!way) return layer
    count += 1
    return withWay(layer, way)
  })
  return { layers: sent, count }
}

/** Choosing files, and what became of them. */
function Adding({ content, onChange }: Omit<Props, 'disabled'>) {
  const t = useMessages(layerMessages)
  const { message } = App.useApp()
  const chooser = useRef<HTMLInputElement>(null)
  const { running, faults, add, dismiss } = useLayerUploads(content, onChange)
  const { layers, exploded } = content
  const marked = byMarks(content)
  return (
    <>
      <div className={css.doings}>
        <Button
          icon={<PlusOutlined />}
          disabled={exploded === null}
          loading={running !== null}
          onClick={() => chooser.current?.click()}
        >
          {t.add}
        </Button>
        {marked.count > 0 && (
          <Button
            icon={<AimOutlined />}
            onClick={() => {
              onChange((now) => ({ ...now, layers: byMarks(now).layers }))
              void message.success(t.byMarksDone(marked.count))
            }}
          >
            {t.byMarks}
          </Button>
        )}
        {layers.length > 1 && (
          <Popconfirm title={t.removeAllConfirm} onConfirm={() => onChange((now) => ({ ...now, layers: [] }))}>
            <Button type="text" danger>
              {t.removeAll}
            </Button>
          </Popconfirm>
        )}
        <span aria-live="polite">{running && t.running(running.at, running.of)}</span>
      </div>
      {faults.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t.faultsTitle}
          description={
            <ul className={css.faults}>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          }
          closable={{ closeIcon: true, 'aria-label': t.dismiss, onClose: dismiss }}
        />
      )}
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/webp"
        multiple
        style={{ display: 'none' }}
        aria-label={t.add}
        onChange={({ target }) => {
          void add([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

/** The layers in their order, front first, beside what they look like together. */
function Layers({ content, disabled, onChange }: Props) {
  const t = useMessages(layerMessages)
  const [lit, setLit] = useState<string | null>(null)
  const { exploded, assembled, parts, layers } = content
  if (!exploded || layers.length === 0) return null
  const list = frontFirst(layers)
  const nameOf = ({ no }: DrawnLayer): string =>
    calledOf(parts.find((part) => part.no === no) ?? { no, name: '', nameEn: '' })
  const change = (of: string, to: (layer: DrawnLayer) => DrawnLayer): void =>
    onChange((now) => ({ ...now, layers: now.layers.map((layer) => (layer.no === of ? to(layer) : layer)) }))
  const tie = (of: string, no: string | null): void =>
    change(of, (layer) => {
      const part = parts.find((one) => one.no === no)
      const way = wayByMarks(part, exploded, assembled)
      const tied = { ...layer, no: no ?? freeNo(parts, layers) }
      return way ? withWay(tied, way) : tied
    })
  return (
    <div className={css.desk}>
      <LayerStage layers={layers} ratio={exploded.width / exploded.height} lit={lit} />
      <div>
        <p className={css.hint}>
          {t.order} · {t.wayHint}
        </p>
        <OrderList
          compact
          items={list}
          keyOf={({ fileId }) => fileId}
          nameOf={(layer) => t.layerOf(nameOf(layer))}
          disabled={disabled}
          onChange={(next) => onChange((now) => ({ ...now, layers: stacked(next) }))}
        >
          {(layer) => (
            <LayerRow
              layer={layer}
              name={nameOf(layer)}
              parts={parts.filter(({ no }) => no === layer.no || !layers.some((one) => one.no === no))}
              disabled={disabled}
              onPart={(no) => tie(layer.no, no)}
              onWay={(way) => change(layer.no, (one) => withWay(one, way))}
              onRemove={() =>
                onChange((now) => ({
                  ...now,
                  layers: stacked(frontFirst(now.layers).filter((one) => one.no !== layer.no)),
                }))
              }
              onLit={(on) => setLit(on ? layer.no : null)}
            />
          )}
        </OrderList>
      </div>
    </div>
  )
}

/** Pictures of single parts: with them the home page takes the product apart piece by piece. */
export function ChainLayers(props: Props) {
  const t = useMessages(layerMessages)
  const { content, disabled } = props
  const { exploded, assembled, layers } = content
  return (
    <details className={css.layers} open={layers.length > 0 || undefined}>
      <summary>{layers.length > 0 ? t.count(layers.length) : t.title}</summary>
      <p className={css.hint}>{t.intro}</p>
      {exploded ? (
        <p className={css.hint}>
          {t.how(exploded.width, exploded.height)} {assembled === null && t.needAssembled} {t.exchanged}
        </p>
      ) : (
        <Alert type="info" showIcon title={t.needExploded} />
      )}
      {!disabled && exploded && <Adding {...props} />}
      <Layers {...props} />
    </details>
  )
}
