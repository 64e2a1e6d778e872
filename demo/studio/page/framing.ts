import { type Box3, type Group, type Mesh, PerspectiveCamera, Vector3 } from 'three'
import type { PartData, Vector, View } from '../../kit/machine.ts'
import { direction } from './sky.ts'

/** A long lens: little distortion, like a catalogue photograph. */
const fieldOfView = 20
/** Every n-th vertex is enough to find the outline. */
const stride = 7

/** What the kit wrote into the group of a part. */
export function partData(part: { userData: object }): PartData {
  return part.userData as PartData
}

/** Moves every part along its explode vector; 0 is assembled, 1 fully apart. */
export function spread(machine: Group, amount: number): void {
  for (const part of machine.children) {
    const [x, y, z] = partData(part).explode
    part.position.set(x * amount, y * amount, z * amount)
  }
  machine.updateMatrixWorld(true)
}

/** A sample of the vertices of all visible meshes, in world coordinates. */
export function outlinePoints(machine: Group): Vector3[] {
  const points: Vector3[] = []
  machine.traverseVisible((object) => {
    const positions = (object as Mesh).geometry?.getAttribute('position')
    if (!positions) return
    for (let index = 0; index < positions.count; index += stride) {
      points.push(new Vector3().fromBufferAttribute(positions, index).applyMatrix4(object.matrixWorld))
    }
  })
  return points
}

/**
 * A camera that sees all points, centred, at `view.fill` of the frame.
 * @param bounds bounds of the points
 */
export function frame(points: readonly Vector3[], bounds: Box3, view: View, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(fieldOfView, aspect, 0.1, 200)
  const toCamera = direction(view.azimuth, view.elevation)
  const target = bounds.getCenter(new Vector3())
  let distance = bounds.getSize(new Vector3()).length() * 3
  const seen = new Vector3()
  for (let round = 0; round < 14; round++) {
    camera.position.copy(target).addScaledVector(toCamera, distance)
    camera.lookAt(target)
    camera.updateMatrixWorld(true)
    let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
    for (const point of points) {
      seen.copy(point).project(camera)
      left = Math.min(left, seen.x)
      right = Math.max(right, seen.x)
      low = Math.min(low, seen.y)
      high = Math.max(high, seen.y)
    }
    const halfHeight = Math.tan((fieldOfView * Math.PI) / 360) * distance
    const across = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const along = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
    target.addScaledVector(across, ((left + right) / 2) * halfHeight * aspect)
    target.addScaledVector(along, ((low + high) / 2) * halfHeight)
    distance *= Math.max(right - left, high - low) / 2 / (view.fill ?? 0.9)
  }
  camera.near = distance * 0.4
  camera.far = distance * 2.5
  camera.updateProjectionMatrix()
  return camera
}

/** A point of the picture in fractions from the top left corner. */
export function onPicture(point: Vector3 | Vector, camera: PerspectiveCamera): { x: number; y: number } {
  const seen = (point instanceof Vector3 ? point.clone() : new Vector3(...point)).project(camera)
  return { x: (seen.x + 1) / 2, y: (1 - seen.y) / 2 }
}
