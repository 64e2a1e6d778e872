import type { Group } from 'three'

/** A point or a displacement in model units: x right along the machine, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

export type BilingualText = { readonly zh: string; readonly en: string }

/**
 * One part of a machine as the parts list of a product page shows it.
 * Lives in `<id>.parts.ts`, which imports no three, so that the seed can read it.
 */
export type MachinePart = {
  readonly id: string
  readonly name: BilingualText
  readonly material: BilingualText
  /** A core part carries the invention; the page marks it. */
  readonly core: boolean
  readonly parentId?: string
}

/** A printed label: an SVG drawing (inner markup only) laid on a plane that uses `label(key)` as its material. */
export type LabelArtwork = { readonly width: number; readonly height: number; readonly svg: string }

/** How a picture is taken. Angles in degrees: azimuth 0 looks from +x, 90 from +z; elevation is above the floor. */
export type View = {
  readonly azimuth: number
  readonly elevation: number
  /** Share of the frame that the machine fills (default 0.9). */
  readonly fill?: number
  /** Brightness factor (default 1); lower it for white machines. */
  readonly exposure?: number
  /** Darkness of the shadow on the floor, 0 to 1 (default 1; exploded pictures 0.55). */
  readonly shadow?: number
}

/** A thin axis line of the exploded picture, in the coordinates of the exploded machine. */
export type GuideLine = { readonly from: Vector; readonly to: Vector }

export type Machine = {
  /** Kebab-case; the file name, the folder in `demo/pictures` and the key of the seed. */
  readonly id: string
  readonly parts: readonly MachinePart[]
  readonly labels: Readonly<Record<string, LabelArtwork>>
  readonly views: { readonly hero: View; readonly exploded: View }
  readonly guides?: readonly GuideLine[]
  /** Builds the model; the children of the group are the parts, made by `Assembly.part`. */
  build(): Group
}

/** What stands in `userData` of each part's group. */
export type PartData = { readonly partId: string; readonly explode: Vector }
