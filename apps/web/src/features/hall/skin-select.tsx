import { type PavilionSkin, pavilionSkins } from '@portal/contract/enterprise-content'
import { Select } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { skinMessages } from './skin.messages.ts'

interface Props {
  id: string
  value: PavilionSkin
  disabled: boolean
  onChange(skin: PavilionSkin): void
}

/** The skin that booths wear whose enterprise chose none. */
export function SkinSelect({ id, value, disabled, onChange }: Props) {
  const t = useMessages(skinMessages)
  return (
    <Select
      id={id}
      value={value}
      disabled={disabled}
      onChange={onChange}
      options={pavilionSkins.map((skin) => ({ value: skin, label: t[skin] }))}
    />
  )
}
