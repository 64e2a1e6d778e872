import type { ChainPart } from '@portal/contract/product-document'
import { InputNumber, Select, Slider } from 'antd'
import type { ModelViewer } from '../../../../heavy/model-viewer/model-viewer.ts'
import { useMessages } from '../../../../lib/i18n/language.ts'
import css from './chain.module.css'
import { messages } from './chain.messages.ts'

type Way = NonNullable<ChainPart['direction']>

const axes = ['X', 'Y', 'Z'] as const
const named: Record<string, Way> = {
  '+X': [1, 0, 0],
  '-X': [-1, 0, 0],
  '+Y': [0, 1, 0],
  '-Y': [0, -1, 0],
  '+Z': [0, 0, 1],
  '-Z': [0, 0, -1],
}
const AUTO = 'auto'
const CUSTOM = 'custom'
const USUAL: Way = [0, 1, 0]
const USUAL_DISTANCE = 0.5
/** The furthest that the slider goes; the contract allows more. */
const FAR = 2

const keyOf = (direction: ChainPart['direction']): string => {
  if (direction === null) return AUTO
  const same = ([, way]: [string, Way]): boolean => way.every((value, index) => value === direction[index])
  return Object.entries(named).find(same)?.[0] ?? CUSTOM
}
const rounded = (value: number): number => Math.round(value * 1000) / 1000

interface Props {
  part: ChainPart
  viewer: ModelViewer | null
  disabled: boolean
  onChange(change: Pick<ChainPart, 'direction' | 'distance'>): void
}

/** Where a part goes when the model comes apart, and how far; the model beside it follows at once. */
export function PartWay({ part, viewer, disabled, onChange }: Props) {
  const t = useMessages(messages)
  const { direction, distance } = part
  const shown = viewer?.ways().find(({ no }) => no === part.no)
  const choose = (key: string): void => {
    if (key === AUTO) return onChange({ direction: null, distance: null })
    const far = distance ?? rounded(Math.min(FAR, shown?.distance ?? USUAL_DISTANCE))
    const current = direction ?? (shown ? (shown.direction.map(rounded) as Way) : USUAL)
    onChange({ direction: key === CUSTOM ? current : (named[key] ?? USUAL), distance: far })
  }
  return (
    <div className={css.fields}>
      <label>
        <span>{t.way}</span>
        <Select
          aria-label={t.way}
          disabled={disabled}
          value={keyOf(direction)}
          onChange={choose}
          options={[
            { value: AUTO, label: t.wayAuto },
            ...Object.keys(named).map((value) => ({ value, label: value.replace('-', '−') })),
            { value: CUSTOM, label: t.wayCustom },
          ]}
        />
      </label>
      {direction !== null && (
        <>
          <label>
            <span>
              {t.distance} · {Math.round((distance ?? 0) * 100)}%
            </span>
            <Slider
              disabled={disabled}
              min={0}
              max={FAR}
              step={0.01}
              value={distance ?? 0}
              ariaLabelForHandle={`${t.distance}. ${t.distanceHint}`}
              tooltip={{ formatter: (value) => `${Math.round((value ?? 0) * 100)}%` }}
              onChange={(value) => onChange({ direction, distance: value })}
            />
          </label>
          <div className={css.axes}>
            {axes.map((axis, index) => (
              <InputNumber
                key={axis}
                aria-label={t.axis(axis)}
                prefix={axis}
                disabled={disabled}
                min={-1}
                max={1}
                step={0.1}
                value={direction[index] ?? 0}
                onChange={(value) =>
                  onChange({
                    direction: direction.map((old, at) => (at === index ? (value ?? 0) : old)) as Way,
                    distance,
                  })
                }
              />
            ))}
          </div>
        </>
      )}
    </div>
  )
}
