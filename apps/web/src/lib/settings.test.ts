import { beforeEach, describe, expect, it, vi } from 'vitest'

/** A browser's local storage as far as settings use it. */
function storageWith(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** The settings of a browser that opens the page with this in its storage. */
async function openedWith(entries: Record<string, string>) {
  vi.stubGlobal('localStorage', storageWith(entries))
  vi.resetModules()
  return (await import('./settings.ts')).useSettings
}

beforeEach(() => () => vi.unstubAllGlobals())

describe('settings', () => {
  it('have the defaults of the specification', async () => {
    const settings = await openedWith({})
    expect(settings.getState()).toMatchObject({
      layout: 'left',
      theme: 'light',
      size: 'default',
      language: 'zh-cn',
      sidebarStatus: 'closed',
      device: 'desktop',
      themeColor: '#0366F2',
      tagsView: false,
      sidebarLogo: true,
      watermarkEnabled: false,
      sidebarColorScheme: 'classic-blue',
      activeTopMenuPath: '',
    })
    const { defaultSettings } = await import('./settings.ts')
    expect(defaultSettings).toMatchObject({ version: '2.28.1', showSettings: true })
    expect(defaultSettings.watermarkContent).toBe(defaultSettings.title)
  })

  it('are read and written raw', async () => {
    const settings = await openedWith({ layout: 'mix', tagsView: 'true', sidebarLogo: 'false', theme: 'auto' })
    expect(settings.getState()).toMatchObject({ layout: 'mix', tagsView: true, sidebarLogo: false, theme: 'auto' })
    settings.getState().set('watermarkEnabled', true)
    settings.getState().set('themeColor', '#0b7a4b')
    expect([localStorage.getItem('watermarkEnabled'), localStorage.getItem('themeColor')]).toEqual(['true', '#0b7a4b'])
  })

  it.each([
    ['layout', 'double', 'left'],
    ['theme', '"dark"', 'light'],
    ['tagsView', '1', false],
    ['sidebarLogo', '', true],
    ['themeColor', 'rgb(255, 120, 0)', '#0366F2'],
    ['themeColor', 'null', '#0366F2'],
    ['activeTopMenuPath', 'javascript:alert(1)', ''],
  ])('take %s = %s for not set', async (key, text, value) => {
    const settings = await openedWith({ [key]: text })
    expect(settings.getState()).toMatchObject({ [key]: value })
  })

  it('go back to the defaults and leave nothing behind', async () => {
    const settings = await openedWith({ layout: 'top', theme: 'dark' })
    settings.getState().reset(['layout'])
    expect(settings.getState()).toMatchObject({ layout: 'left', theme: 'dark' })
    expect(localStorage.getItem('layout')).toBeNull()
  })

  it('last as long as the page where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', undefined)
    vi.resetModules()
    const { useSettings: settings } = await import('./settings.ts')
    settings.getState().set('layout', 'top')
    expect(settings.getState().layout).toBe('top')
  })
})
