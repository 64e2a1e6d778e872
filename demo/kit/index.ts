/** The modelling kit: everything a machine module needs, besides three itself. It touches neither DOM nor files. */
export { type AddSolid, Assembly } from './assembly.ts'
export { bolt, flange, socketScrew } from './fasteners.ts'
export type { LabelArtwork, Machine, Vector } from './machine.ts'
export { label, material, materials, paint, plastic } from './materials.ts'
export { disc, type Hole, type ProfilePoint, polar, polygon, roundedRectangle } from './profiles.ts'
export { type Axis, box, crease, cylinder, extrude, lathe, ring, surface, tube } from './solids.ts'
