import { SphereGeometry } from 'three'
import { type AddSolid, box, cylinder, lathe, materials, polar, ring } from '../kit/index.ts'

/** The camera under the nose: damper plate, three motors with their brackets, camera body and lens. */
export function fillGimbalCamera(add: AddSolid): void {
  add(cylinder(0.13, 0.05), materials.darkMetal, [0, -0.2, 0.42])
  for (const [x, z] of polar(4, 0.09, 0.78)) add(cylinder(0.022, 0.06), materials.rubber, [x, -0.245, 0.42 + z])
  add(cylinder(0.12, 0.03), materials.carbon, [0, -0.28, 0.42])
  add(cylinder(0.07, 0.09), materials.graphite, [0, -0.33, 0.42])
  add(box(0.07, 0.08, 0.3, 0.03), materials.graphite, [0, -0.38, 0.36])
  add(box(0.07, 0.3, 0.08, 0.03), materials.graphite, [0, -0.5, 0.22])
  add(cylinder(0.07, 0.07, 'z'), materials.graphite, [0, -0.55, 0.27])
  add(box(0.07, 0.06, 0.09, 0.02), materials.graphite, [0, -0.55, 0.32])
  add(box(0.36, 0.07, 0.07, 0.03), materials.graphite, [0, -0.55, 0.34])
  add(box(0.06, 0.08, 0.26, 0.03), materials.graphite, [0.185, -0.55, 0.42])
  add(cylinder(0.06, 0.06, 'x'), materials.graphite, [0.16, -0.55, 0.52])
  add(box(0.25, 0.25, 0.26, 0.05, 5), materials.graphite, [0, -0.55, 0.54])
  const barrel = lathe(
    [
      [0, 0],
      [0.1, 0, 0.01],
      [0.1, 0.08, 0.02],
      [0.085, 0.1, 0.01],
      [0.08, 0.075],
      [0, 0.06],
    ],
    'z',
  )
  add(barrel, materials.darkMetal, [0, -0.54, 0.66])
  add(
    lathe(
      [
        [0, 0.03],
        [0.05, 0.015],
        [0.076, 0],
        [0, 0],
      ],
      'z',
    ),
    materials.darkGlass,
    [0, -0.54, 0.722],
  )
  add(ring(0.088, 0.08, 0.012, 'z', 0.004), materials.orange, [0, -0.54, 0.757])
  add(new SphereGeometry(0.014, 12, 8), materials.redLamp, [0.09, -0.46, 0.665])
}
