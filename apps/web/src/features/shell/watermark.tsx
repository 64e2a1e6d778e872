import { Watermark } from 'antd'
import { titles } from '../../app/titles.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { defaultSettings, useSettings } from '../../lib/settings.ts'
import css from './frame.module.css'
import { useDark } from './use-dark.ts'

/** As the specification gives them. */
const LAYER = 9999
const fills = { light: 'rgba(0,0,0,.15)', dark: 'rgba(255,255,255,.15)' } as const

/** The watermark over everything, dialogs included; it takes no click. It wraps nothing, so that switching it remounts no page. */
export function WatermarkLayer() {
  const t = useMessages(titles)
  const dark = useDark()
  const shown = useSettings((settings) => settings.watermarkEnabled)
  if (!shown) return null
  return (
    <Watermark
      content={t[defaultSettings.watermarkContent]}
      zIndex={LAYER}
      font={{ color: dark ? fills.dark : fills.light }}
      className={css['watermark'] ?? ''}
      style={{ position: 'fixed', zIndex: LAYER }}
      inherit={false}
    />
  )
}
