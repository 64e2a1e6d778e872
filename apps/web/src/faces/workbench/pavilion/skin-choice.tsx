import { type PavilionSkin, pavilionSkins } from '@portal/contract/enterprise-content'
import { useId } from 'react'
import skinCss from '../../../features/enterprise/pavilion-skin.module.css'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './pavilion.messages.ts'
import css from './pavilion.module.css'

interface Props {
  value: PavilionSkin
  disabled: boolean
  onChange(skin: PavilionSkin): void
}

/** The skins, each drawn small in its own colours. */
export function SkinChoice({ value, disabled, onChange }: Props) {
  const t = useMessages(messages)
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t.skin} className={css.skins}>
      {pavilionSkins.map((skin) => (
        <label key={skin} className={css.skin}>
          <input
            type="radio"
            name={name}
            checked={value === skin}
            disabled={disabled}
            onChange={() => onChange(skin)}
          />
          <span className={`${css.swatch} ${skinCss['pavilion']} ${skinCss[skin]}`} aria-hidden>
            <i />
            <b />
            <b />
            <b />
          </span>
          <strong>{t[skin]}</strong>
          <small>{t[`note_${skin}`]}</small>
        </label>
      ))}
    </div>
  )
}
