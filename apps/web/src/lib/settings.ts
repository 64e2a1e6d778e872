/** Client settings, each under its own key of local storage in the raw format of the system family (strings as they are, booleans "true"/"false"). */
import type { Language } from '@portal/contract/kit'
import { create } from 'zustand'

export interface Settings {
  theme: 'light' | 'dark' | 'auto'
  size: 'default' | 'large' | 'small'
  language: Language
  sidebarStatus: 'opened' | 'closed'
  device: 'desktop' | 'mobile'
}

const choices: { [Key in keyof Settings]: readonly Settings[Key][] } = {
  theme: ['light', 'dark', 'auto'],
  size: ['default', 'large', 'small'],
  language: ['zh-cn', 'en'],
  sidebarStatus: ['closed', 'opened'],
  device: ['desktop', 'mobile'],
}

/** Reads one key; the first choice is the default, and anything unknown counts as not set. */
function stored<Key extends keyof Settings>(key: Key): Settings[Key] {
  const first = choices[key][0] as Settings[Key]
  if (typeof localStorage === 'undefined') return first
  const value = localStorage.getItem(key)
  return choices[key].find((choice) => choice === value) ?? first
}

interface SettingsStore extends Settings {
  set<Key extends keyof Settings>(key: Key, value: Settings[Key]): void
}

export const useSettings = create<SettingsStore>()((update) => ({
  theme: stored('theme'),
  size: stored('size'),
  language: stored('language'),
  sidebarStatus: stored('sidebarStatus'),
  device: stored('device'),
  set: (key, value) => {
    localStorage.setItem(key, value)
    update({ [key]: value } as Partial<Settings>)
  },
}))

/** Light or dark as painted now: `auto` follows the system. */
export const resolveTheme = (theme: Settings['theme']): 'light' | 'dark' => {
  if (theme !== 'auto') return theme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Writes the theme to `<html>`; the inline script of the document does the same before the first paint. */
export function paintTheme(): void {
  const resolved = resolveTheme(useSettings.getState().theme)
  document.documentElement.dataset['theme'] = resolved
  document.documentElement.classList.toggle('dark', resolved === 'dark')
}
