import { AimOutlined, DeleteOutlined } from '@ant-design/icons'
import type { ModelNode } from '@portal/contract/model'
import type { ChainPart } from '@portal/contract/product-document'
import { Button, Checkbox, Input, InputNumber, Popconfirm, Select, Tag, Typography } from 'antd'
import type { ModelViewer } from '../../../../heavy/model-viewer/model-viewer.ts'
import { useMessages } from '../../../../lib/i18n/language.ts'
import { calledOf, type ChainContent, type ChainDetail, isNowhere } from './chain-content.ts'
import css from './chain.module.css'
import { messages } from './chain.messages.ts'
import { PartPatents } from './part-patents.tsx'
import { PartWay } from './part-way.tsx'

export interface PartEditing {
  productId: string
  content: ChainContent
  nodes: readonly ModelNode[]
  patents: ChainDetail['patents']
  viewer: ModelViewer | null
  disabled: boolean
  /** Somebody is about to click where the chosen part is in the picture. */
  placing: boolean
  setPlacing(placing: boolean): void
}

interface Props extends PartEditing {
  part: ChainPart
  onChange(change: Partial<ChainPart>): void
  onRemove(): void
}

type Fields = Pick<Props, 'part' | 'disabled' | 'onChange'>

function Names({ part, disabled, onChange }: Fields) {
  const t = useMessages(messages)
  const field = (key: 'name' | 'nameEn' | 'material' | 'materialEn', maxLength: number) => (
    <label>
      <span>{t[key]}</span>
      <Input
        disabled={disabled}
        maxLength={maxLength}
        aria-invalid={key === 'name' && part.name.trim() === ''}
        status={key === 'name' && part.name.trim() === '' ? 'error' : ''}
        value={part[key]}
        onChange={(event) => onChange({ [key]: event.target.value })}
      />
    </label>
  )
  return (
    <div className={css.fields}>
      {field('name', 80)}
      {field('nameEn', 120)}
      {field('material', 80)}
      {field('materialEn', 120)}
    </div>
  )
}

function Standing({ part, content, disabled, onChange }: Fields & Pick<Props, 'content'>) {
  const t = useMessages(messages)
  const others = content.parts.filter(({ no, parentNo }) => no !== part.no && parentNo !== part.no)
  return (
    <div className={css.fields}>
      <label>
        <span>{t.parent}</span>
        <Select
          aria-label={t.parent}
          disabled={disabled}
          value={part.parentNo ?? ''}
          onChange={(no) => onChange({ parentNo: no === '' ? null : no })}
          options={[
            { value: '', label: t.noParent },
            ...others.map((other) => ({ value: other.no, label: `${other.no} ${calledOf(other)}` })),
          ]}
        />
      </label>
      <Checkbox
        className={css.core ?? ''}
        disabled={disabled}
        checked={part.core}
        onChange={(event) => onChange({ core: event.target.checked })}
      >
        {t.core}
      </Checkbox>
    </div>
  )
}

function Pieces({ part, nodes, disabled, onChange }: Fields & Pick<Props, 'nodes'>) {
  const t = useMessages(messages)
  return (
    <div className={css.pieces} role="group" aria-label={t.nodes}>
      <span>{t.nodes}</span>
      {part.nodes.length === 0 && <Typography.Text type="secondary">{t.noNodes}</Typography.Text>}
      {part.nodes.map((key) => {
        const node = nodes.find((one) => one.key === key)
        const name = node?.name || key.split('/').at(-1) || key
        const gone = nodes.length > 0 && !node
        return (
          <Tag
            key={key}
            {...(gone ? { color: 'error' } : {})}
            title={gone ? t.gone : key}
            {...(disabled
              ? {}
              : {
                  closable: { 'aria-label': t.removeNode(name) },
                  onClose: (event) => {
                    event.preventDefault()
                    onChange({ nodes: part.nodes.filter((one) => one !== key) })
                  },
                })}
          >
            {name}
          </Tag>
        )
      })}
    </div>
  )
}

const percent = (fraction: number | null): number | null =>
  fraction === null ? null : Math.round(fraction * 1000) / 10

type PlaceProps = Fields & Pick<Props, 'content' | 'placing' | 'setPlacing'>

function Place({ part, content, disabled, onChange, placing, setPlacing }: PlaceProps) {
  const t = useMessages(messages)
  const isMissing = isNowhere(part, content)
  const field = (key: 'x' | 'y', label: string) => (
    <InputNumber
      aria-label={label}
      aria-invalid={isMissing}
      prefix={key === 'x' ? '↔' : '↕'}
      suffix="%"
      disabled={disabled}
      min={0}
      max={100}
      step={0.5}
      value={percent(part[key])}
      onChange={(value) => onChange({ [key]: value === null ? null : value / 100 })}
    />
  )
  return (
    <div className={css.placeFields} role="group" aria-label={t.place}>
      <span>{t.place}</span>
      <Button icon={<AimOutlined />} disabled={disabled} aria-pressed={placing} onClick={() => setPlacing(!placing)}>
        {placing ? t.placeCancel : t.placeNow}
      </Button>
      {field('x', t.across)}
      {field('y', t.down)}
    </div>
  )
}

/** Everything that is said of one part. */
export function PartFields(props: Props) {
  const { part, content, nodes, viewer, disabled, onChange, onRemove, productId, patents } = props
  const t = useMessages(messages)
  return (
    <div className={css.part}>
      <Names part={part} disabled={disabled} onChange={onChange} />
      <Standing part={part} content={content} disabled={disabled} onChange={onChange} />
      {content.model !== null && (
        <>
          <Pieces part={part} nodes={nodes} disabled={disabled} onChange={onChange} />
          <PartWay part={part} viewer={viewer} disabled={disabled} onChange={onChange} />
        </>
      )}
      {content.exploded && (
        <Place
          part={part}
          content={content}
          disabled={disabled}
          onChange={onChange}
          placing={props.placing}
          setPlacing={props.setPlacing}
        />
      )}
      <PartPatents
        productId={productId}
        links={part.patents}
        patents={patents}
        disabled={disabled}
        onChange={(links) => onChange({ patents: links })}
      />
      {!disabled && (
        <Popconfirm title={t.removeConfirm(calledOf(part))} onConfirm={onRemove}>
          <Button danger type="text" icon={<DeleteOutlined />} className={css.remove ?? ''}>
            {t.remove}
          </Button>
        </Popconfirm>
      )}
    </div>
  )
}
