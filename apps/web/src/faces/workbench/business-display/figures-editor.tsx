import { TextField } from '../../../features/content/text-field.tsx'
import { GrowingList } from '../../../features/order/growing-list.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './business-display.module.css'
import { messages } from './business-display.messages.ts'
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
  const t = useMessages(messages)
  const fields = [
    ['label', t.figureLabel, 20],
    ['value', t.figureValue, 20],
    ['unit', t.figureUnit, 10],
    ['labelEn', t.figureLabelEn, 40],
    ['unitEn', t.figureUnitEn, 20],
  ] as const
  return (
    <GrowingList
      items={figures}
      most={FIGURES_MAX}
      keyOf={({ key }) => key}
      nameOf={(_, at) => t.figure(at + 1)}
      addLabel={t.addFigure}
      fresh={emptyFigure}
      disabled={disabled}
      onChange={onChange}
    >
      {(figure, at, change) => (
        <div className={css.figure}>
          {fields.map(([name, label, maxLength]) => (
            <TextField
              key={name}
              label={label}
              maxLength={maxLength}
              value={figure[name]}
              disabled={disabled}
              problem={problemAt(`figures.${at}.${name}`)}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        </div>
      )}
    </GrowingList>
  )
}
