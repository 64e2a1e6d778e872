import { create } from 'zustand'

/** Whether the settings panel is open; it outlives the bar it was opened from, which changes with the layout. */
export const useSettingsPanel = create<{ open: boolean }>()(() => ({ open: false }))

export const showSettings = (open: boolean): void => useSettingsPanel.setState({ open })
