import { createContext, useContext } from 'react'

/** Whether somebody tried to submit what the editor around holds: from then on it marks what is missing. */
export const CheckedContext = createContext(false)

export const useChecked = (): boolean => useContext(CheckedContext)
