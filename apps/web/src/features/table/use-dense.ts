import { useSettings } from '../../lib/settings.ts'

/** Whether somebody wants small parts: rows of one line then. */
export const useDense = (): boolean => useSettings(({ size }) => size === 'small')
