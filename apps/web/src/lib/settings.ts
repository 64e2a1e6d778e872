/** Client settings, each under its own key of local storage in the raw format of the system family (strings as they are, booleans "true"/"false"). */
import type { Language } from '@portal/contract/kit'
import { create } from 'zustand'

/** How one setting is kept: its default, and what of a stored text counts; anything else counts as not set. */
interface Format<Value> {
  initial: Value
  read(text: string): Value | undefined
}

const oneOf = <Value extends string>(initial: Value, ...others: Value[]): Format<Value> => ({
  initial,
  read: (text) => [initial, ...others].find((choice) => choice === text),
})
const matching = (initial: string, pattern: RegExp): Format<string> => ({
  initial,
  read: (text) => (pattern.test(text) ? text : undefined),
})
const flag = (initial: boolean): Format<boolean> => ({
  initial,
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
})

const formats = {
  device: oneOf<'desktop' | 'mobile'>('desktop', 'mobile'),
  size: oneOf<'default' | 'large' | 'small'>('default', 'large', 'small'),
  language: oneOf<Language>('zh-cn', 'en'),
  sidebarStatus: oneOf<'closed' | 'opened'>('closed', 'opened'),
  /** First segment of the top entry chosen in the mix layout, e.g. `/myEnt`; empty before one is. */
  activeTopMenuPath: matching('', /^(\/.*)?$/),
  theme: oneOf<'light' | 'dark' | 'auto'>('light', 'dark', 'auto'),
  /** `#rrggbb`. */
  themeColor: matching('#0366F2', /^#[\da-f]{6}$/i),
  layout: oneOf<'left' | 'top' | 'mix'>('left', 'top', 'mix'),
  sidebarColorScheme: oneOf<'classic-blue' | 'minimal-white'>('classic-blue', 'minimal-white'),
  tagsView: flag(false),
  sidebarLogo: flag(true),
  watermarkEnabled: flag(false),
}
type Key = keyof typeof formats
const keys = Object.keys(formats) as Key[]

export type Settings = { [Name in Key]: (typeof formats)[Name]['initial'] }

/** What the installation fixes, beside the defaults above: title and watermark are named by their key among the titles. */
export const defaultSettings = {
  title: 'platform',
  watermarkContent: 'platform',
  /** The product's version as its specification names it; our own build is told by the site. */
  version: '2.28.1',
  showSettings: true,
} as const

/** These belong to one window, not to the person: another tab's change is not followed. */
const ownOfWindow: readonly Key[] = ['device', 'activeTopMenuPath']

/** Storage may be missing (server), forbidden, or full: settings then last as long as the page. */
function storage<Answer>(act: (store: Storage) => Answer): Answer | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}

const initialOf = <Name extends Key>(key: Name): Settings[Name] => formats[key].initial as Settings[Name]
const readAs = <Name extends Key>(key: Name, text: string): Settings[Name] =>
  (formats[key].read(text) as Settings[Name] | undefined) ?? initialOf(key)

function stored(names: readonly Key[]): Partial<Settings> {
  const found = names.map((key) => {
    const text = storage((store) => store.getItem(key)) ?? null
    return [key, text === null ? initialOf(key) : readAs(key, text)]
  })
  return Object.fromEntries(found) as Partial<Settings>
}

interface SettingsStore extends Settings {
  /** Changes a setting here, on this device, and in its other tabs; a value that its format does not know sets the default. */
  set<Name extends Key>(key: Name, value: Settings[Name]): void
  /** Forgets what was chosen for these. */
  reset(names: readonly Key[]): void
}

export const useSettings = create<SettingsStore>()((update) => ({
  ...(stored(keys) as Settings),
  set: (key, value) => {
    const known = readAs(key, String(value))
    storage((store) => store.setItem(key, String(known)))
    update({ [key]: known } as Partial<Settings>)
  },
  reset: (names) => {
    for (const key of names) storage((store) => store.removeItem(key))
    update(Object.fromEntries(names.map((key) => [key, initialOf(key)])) as Partial<Settings>)
  },
}))

/** Follows what another tab changes, for as long as the page stands. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== null && storageArea !== storage((store) => store)) return
    const changed = keys.filter((name) => (key === null || name === key) && !ownOfWindow.includes(name))
    if (changed.length > 0) useSettings.setState(stored(changed))
  })
}

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
