/** Files that are on their way in one request each: they break off with the document. (`features/upload` goes on by itself.) */
import { create } from 'zustand'
import { onSessionEnd } from './session.ts'

export const useUploading = create<{ count: number }>()(() => ({ count: 0 }))

const add = (more: number): void => useUploading.setState(({ count }) => ({ count: Math.max(0, count + more) }))

/** Counts an upload until it is answered. */
export async function countUpload<T>(upload: Promise<T>): Promise<T> {
  add(1)
  try {
    return await upload
  } finally {
    add(-1)
  }
}

// Calls of a session that is over are never answered.
onSessionEnd(() => useUploading.setState({ count: 0 }))
