import { create } from 'zustand'

/** Which item of the queue was looked at last, until somebody has come back to its row. */
export const useLastItem = create<{ id: string | undefined }>(() => ({ id: undefined }))
