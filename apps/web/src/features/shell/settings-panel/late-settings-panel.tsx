import { lazy, Suspense, useEffect, useState } from 'react'
import { showSettings, useSettingsPanel } from './panel-store.ts'

const SettingsPanel = lazy(() => import('./settings-panel.tsx'))

/** The panel, loaded when somebody first asks for it; it stays for its closing movement. */
export function LateSettingsPanel() {
  const { open } = useSettingsPanel()
  const [wanted, setWanted] = useState(open)
  useEffect(() => {
    if (open) setWanted(true)
  }, [open])
  useEffect(() => () => showSettings(false), [])
  return (
    wanted && (
      <Suspense>
        <SettingsPanel />
      </Suspense>
    )
  )
}
