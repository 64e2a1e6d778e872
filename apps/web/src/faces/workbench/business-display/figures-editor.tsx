import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { TextField } from '../../../features/content/text-field.tsx'
import { OrderList } from '../../../features/order/order-list.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './business-display.module.css'
import { words } from './business-display.messages.ts'
import { emptyFigure, type Figure } from './display-draft.ts'

const FIGURES_MAX = 6

interface Props {
  figures: Figure[]
  disabled: boolean
  problemAt(path: string): string | undefined
  onChange(figures: Figure[]): void
}

/** The figures an enterprise is proud of. */
export function FiguresEditor({ figures, disabled, problemAt, onChange }: Props) {
  const t = useMessages(words)
  const labels = {
    label: [t.figureLabel, 20],
    value: [t.figureValue, 20],
    unit: [t.figureUnit, 10],
    labelEn: [t.figureLabelEn, 40],
    unitEn: [t.figureUnitEn, 20],
  } as const
  return (
    <>
      <OrderList
        items={figures}
        keyOf={({ key }) => key}
        nameOf={(_, at) => t.figure(at + 1)}
        disabled={disabled}
        onChange={onChange}
      >
        {(figure, at) => (
          <div role="group" aria-label={t.figure(at + 1)} className={css.figure}>
            {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
              <TextField
                key={name}
                label={labels[name][0]}
                maxLength={labels[name][1]}
                value={figure[name]}
                disabled={disabled}
                problem={problemAt(`figures.${at}.${name}`)}
                onChange={(value) =>
                  onChange(figures.map((one) => (one.key === figure.key ? { ...one, [name]: value } : one)))
                }
              />
            ))}
            {!disabled && (
              <Button
                size="small"
                type="text"
                danger
                icon={<DeleteOutlined />}
                aria-label={t.removeNamed(t.figure(at + 1))}
                onClick={() => onChange(figures.filter(({ key }) => key !== figure.key))}
              >
                {t.remove}
              </Button>
            )}
          </div>
        )}
      </OrderList>
      {!disabled && (
        <Button
          type="dashed"
          block
          className={css.add ?? ''}
          icon={<PlusOutlined />}
          disabled={figures.length >= FIGURES_MAX}
          onClick={() => onChange([...figures, emptyFigure()])}
        >
          {t.addFigure}
        </Button>
      )}
    </>
  )
}
