import type { Language } from '@portal/contract/kit'
import { useNavigate } from 'react-router'
import { notify } from '../../../lib/client.ts'
import { useLanguage } from '../../../lib/i18n/language.ts'
import { type Settings, useSettings } from '../../../lib/settings.ts'
import { iconPaths, type ShellIconName } from '../icons.tsx'
import { lockScreen } from '../lock/lock-state.ts'
import { showSettings } from '../settings-panel/panel-store.ts'
import { shellMessages } from '../shell.messages.ts'
import { startTour } from '../tour/tour-state.ts'
import { useLogout } from '../user-menu.tsx'
import { paletteMessages } from './palette.messages.ts'
import type { PaletteEntry } from './palette-entries.ts'

type Words = (typeof paletteMessages)['en']

interface Action {
  /** How each language calls it. */
  name(words: Words): string
  icon: ShellIconName
  run(): void
}

const themes: Record<Settings['theme'], { icon: ShellIconName; name(words: Words): string }> = {
  light: { icon: 'sun', name: (words) => words.themeLight },
  dark: { icon: 'moon', name: (words) => words.themeDark },
  auto: { icon: 'auto', name: (words) => words.themeAuto },
}
const sizes: Record<Settings['size'], (words: Words) => string> = {
  default: (words) => words.sizeDefault,
  large: (words) => words.sizeLarge,
  small: (words) => words.sizeSmall,
}

/** Theme, size and language, without what is chosen already. */
function useAppearance(): Action[] {
  const { theme, size, set } = useSettings()
  const language = useLanguage()
  const other: Language = language === 'en' ? 'zh-cn' : 'en'
  const switchLanguage = (): void => {
    set('language', other)
    notify.success(shellMessages[other].languageSwitched)
  }
  const switchSize = (next: Settings['size']): void => {
    set('size', next)
    notify.success(shellMessages[language].sizeSwitched)
  }
  const otherThemes = (Object.keys(themes) as Settings['theme'][]).filter((one) => one !== theme)
  const otherSizes = (Object.keys(sizes) as Settings['size'][]).filter((one) => one !== size)
  return [
    ...otherThemes.map((one) => ({ ...themes[one], run: () => set('theme', one) })),
    {
      name: (words) => (other === 'en' ? words.languageEn : words.languageZh),
      icon: 'language',
      run: switchLanguage,
    },
    ...otherSizes.map((one): Action => ({ name: sizes[one], icon: 'size', run: () => switchSize(one) })),
  ]
}

function switchFullScreen(): void {
  const changed = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  void changed.catch(() => undefined)
}

/** Everything the palette can do besides going somewhere. */
export function useActions(): PaletteEntry[] {
  const language = useLanguage()
  const navigate = useNavigate()
  const signOut = useLogout()
  const website = language === 'en' ? '/website/home?lang=en' : '/website/home'
  const actions: Action[] = [
    ...useAppearance(),
    ...(document.fullscreenEnabled
      ? [
          {
            name: (words: Words) => (document.fullscreenElement ? words.leaveFullScreen : words.fullScreen),
            icon: 'enlarge' as const,
            run: switchFullScreen,
          },
        ]
      : []),
    { name: (words) => words.lock, icon: 'lock', run: lockScreen },
    { name: (words) => words.settings, icon: 'gear', run: () => showSettings(true) },
    { name: (words) => words.tour, icon: 'tour', run: startTour },
    { name: (words) => words.document, icon: 'document', run: () => void navigate('/document') },
    { name: (words) => words.website, icon: 'website', run: () => void navigate(website) },
    { name: (words) => words.signOut, icon: 'leave', run: signOut },
  ]
  const other: Language = language === 'en' ? 'zh-cn' : 'en'
  return actions.map(({ name, icon, run }) => ({
    id: name(paletteMessages.en),
    title: name(paletteMessages[language]),
    otherTitle: name(paletteMessages[other]),
    icon: iconPaths[icon],
    run,
  }))
}
