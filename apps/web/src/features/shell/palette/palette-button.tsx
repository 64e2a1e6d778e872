import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { notify } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { commandKey } from '../command-key.ts'
import { ShellIcon } from '../icons.tsx'
import { paletteMessages } from './palette.messages.ts'

const load = async (): Promise<ComponentType<{ onClose(): void }>> => (await import('./palette.tsx')).default

const keys = `${commandKey} K`

/** Opens the command palette, as Ctrl K (⌘ K) does everywhere. The palette itself is loaded when it is first wanted. */
export function PaletteButton({ className }: { className: string | undefined }) {
  const t = useMessages(paletteMessages)
  const label = t.open(keys)
  const [open, setOpen] = useState(false)
  const [Palette, setPalette] = useState<ComponentType<{ onClose(): void }>>()
  const show = async (): Promise<void> => {
    try {
      const loaded = Palette ?? (await load())
      setPalette(() => loaded)
      setOpen(true)
    } catch {
      notify.error(t.notLoaded)
    }
  }
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const wanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!wanted || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    if (open) setOpen(false)
    else void show()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        className={className}
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-tour="palette"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => void show()}
      >
        <ShellIcon name="search" />
      </button>
      {open && Palette && <Palette onClose={() => setOpen(false)} />}
    </>
  )
}
