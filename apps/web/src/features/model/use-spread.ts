import { useRef, useState } from 'react'
import type { ModelViewer } from '../../heavy/model-viewer/model-viewer.ts'

/** How far a model is apart: where somebody put it, or where it is by now while it plays. */
export function useSpread(viewer: ModelViewer | null, start: number) {
  const [put, setPut] = useState(start)
  const [played, setPlayed] = useState<number | null>(null)
  const last = useRef<number | null>(null)
  return {
    /** What the viewer is told. */
    put,
    /** What the slider shows. */
    shown: played ?? put,
    plays: played !== null,
    move(spread: number): void {
      viewer?.setSpread(spread)
      setPut(spread)
    },
    onPlaying(plays: boolean): void {
      // It stays where it came to a stop.
      if (!plays && last.current !== null) setPut(last.current)
      last.current = plays ? (last.current ?? put) : null
      setPlayed(last.current)
    },
    onSpread(spread: number): void {
      if (last.current === null) return setPut(spread)
      last.current = spread
      setPlayed(spread)
    },
  }
}
