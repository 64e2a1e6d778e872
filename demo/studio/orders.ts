import type { Vector, View } from '../kit/machine.ts'

/** The two pictures of every machine. */
export const viewNames = ['hero', 'exploded'] as const
export type ViewName = (typeof viewNames)[number]

/** What the studio page is asked to take. Sizes in pixels; samples are light directions, a multiple of four. */
export type PictureOrder = {
  readonly view: ViewName
  readonly width: number
  readonly height: number
  readonly samples: number
}

/** How a single part is taken: like a picture of the exploded machine, without its floor. */
export type LayerOrder = Omit<PictureOrder, 'view'>

/** Straight-alpha sRGB pixels, four bytes each, bottom row first, as base64. */
export type Picture = { readonly width: number; readonly height: number; readonly pixels: string }

/** A rectangle in fractions (0 to 1) of the picture's width and height, from its top left corner. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

/** Where a hot-spot stands on a part; `box` bounds its visible pixels and is null when other parts hide it. */
export type Anchor = { readonly partId: string; readonly x: number; readonly y: number; readonly box: Box | null }

/** A part alone, at its place in the assembled machine, seen by the camera of the exploded picture. */
export type Layer = {
  readonly partId: string
  /** How far the part moves on the picture when the machine is taken apart, in fractions of width and height. */
  readonly dx: number
  readonly dy: number
  /** Paint order: higher lies over lower. */
  readonly z: number
}

/** What the studio page offers to the renderer that drives it. */
export type Studio = {
  take(order: PictureOrder): Picture
  anchors(view: ViewName): Anchor[]
  layers(): Layer[]
  takeLayer(partId: string, order: LayerOrder): Picture
}

export type PictureSize = Omit<PictureOrder, 'view'>

/** Some parts of a machine, seen for themselves. */
export type CloseUpOrder = PictureSize & {
  /** None: all of them. */
  readonly partIds: readonly string[]
  /** How far the parts are spread: 0 assembled, 1 as in the exploded picture. */
  readonly apart: number
  /** How the parts are laid down: degrees about x, y and z. */
  readonly turn: Vector
  readonly view: View
  /** Other colours than the machine's, by name of the material, as sRGB. */
  readonly colours: Readonly<Record<string, number>>
}

/** One picture of a video in which the machine turns once; `at` is from 0 to 1. */
export type FrameOrder = PictureSize & { readonly at: number }

/** What the page offers for videos and close-ups. */
export type VideoSet = {
  takeCloseUp(order: CloseUpOrder): Picture
  takeFrame(order: FrameOrder): Picture
}
