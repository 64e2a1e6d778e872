/** What the viewer is told, and what can be asked of it. */
import type { Colours } from './part-look.ts'
import type { TakenPicture } from './picture.ts'

export type { TakenPicture } from './picture.ts'

/** A part: its nodes by the keys of ModelNode; without a direction (and distance) its way is computed. */
export interface ModelPart {
  no: string
  nodes: readonly string[]
  /** In the model's axes; its length does not count. */
  direction?: readonly [x: number, y: number, z: number] | null
  /** In lengths of the model's longest side. */
  distance?: number | null
}

/** Which movements belong to the model instead of the page; at first neither. */
export interface Gestures {
  wheel: boolean
  touch: boolean
}

export interface ModelViewerOptions {
  /** Of a model that the server has prepared. */
  url: string
  /** Of the model, unpacked; 0: unknown. */
  bytes: number
  parts: readonly ModelPart[]
  colours: Colours
  /** Nothing moves by itself (prefers-reduced-motion). */
  still: boolean
  /** 0 assembled – 1 apart. */
  spread: number
  chosen: string | null
  /** How much of the file is there, 0–1; not called where nobody knows its size. */
  onProgress?(share: number): void
  /** The first picture stands. */
  onReady?(): void
  /** `load`: the model could not be had or read; `lost` and `back`: the graphics card took the canvas or returned it. */
  onTrouble?(what: 'load' | 'lost' | 'back'): void
  /** The part under the pointer, and the innermost node. */
  onHover?(no: string | null, key: string | null): void
  /** A click on a part, or beside all parts; `key` is the innermost node. */
  onChoose?(no: string | null, key: string | null): void
  onSpread?(spread: number): void
  onPlaying?(plays: boolean): void
  /** After each picture; `placeOf` then tells where the call-out belongs. */
  onDrawn?(): void
}

export interface ModelViewer {
  setParts(parts: readonly ModelPart[]): void
  setSpread(spread: number): void
  choose(no: string | null): void
  /** Lights nodes up, as the pointer does. */
  light(keys: readonly string[]): void
  /** The middle of a part in CSS pixels of the canvas; null when it is not there. */
  placeOf(no: string | null): { x: number; y: number } | null
  /** The innermost node at a place of the window, in CSS pixels; null beside the model. */
  keyAt(x: number, y: number): string | null
  play(): void
  stop(): void
  /** Back to where the camera stood at first. */
  reset(): void
  turn(sideways: number, upwards: number): void
  zoom(factor: number): void
  takeGestures(gestures: Gestures): void
  setColours(colours: Colours): void
  /** A picture with nothing ghosted, from the usual side; null before the model is there. 1200 × 900 by default. */
  picture(order: { spread: number; width?: number; height?: number }): Promise<TakenPicture | null>
  /** The way of each part as it is shown now, also the computed ones: a direction of length 1 and a distance. */
  ways(): { no: string; direction: [number, number, number]; distance: number }[]
  dispose(): void
}
