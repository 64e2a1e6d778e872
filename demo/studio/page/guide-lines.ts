import { CylinderGeometry, Group, Mesh, MeshBasicMaterial, Quaternion, Vector3 } from 'three'
import type { GuideLine } from '../../kit/machine.ts'

const [thickness, dash, gap] = [0.009, 0.16, 0.07]
/** The blue of the identity, mid-tone so that it reads on light and on dark paper. */
const blue = 0x4b8df5

/** Dash-dotted axis lines along which the parts of an exploded machine have moved. They cast no shadow. */
export function guideLines(lines: readonly GuideLine[]): Group {
  const group = new Group()
  const ink = new MeshBasicMaterial({ color: blue })
  for (const line of lines) {
    const from = new Vector3(...line.from)
    const way = new Vector3(...line.to).sub(from)
    const length = way.length()
    const along = way.normalize()
    const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along)
    for (let start = 0; start < length; start += dash + gap) {
      const size = Math.min(dash, length - start)
      const stroke = new Mesh(new CylinderGeometry(thickness, thickness, size, 8), ink)
      stroke.position.copy(from).addScaledVector(along, start + size / 2)
      stroke.quaternion.copy(turn)
      group.add(stroke)
    }
  }
  return group
}
