import { type BufferAttribute, type BufferGeometry, Euler, Group, Matrix4, Mesh, Quaternion, Vector3 } from 'three'
import type { MeshPhysicalMaterial } from 'three'
import { mergeGeometries, mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'
import type { PartData, Vector } from './machine.ts'
import { labelPrefix } from './materials.ts'

/** Adds one solid to a part: where it stands, how it is turned (radians, x then y then z), how it is stretched. */
export type AddSolid = (
  geometry: BufferGeometry,
  material: MeshPhysicalMaterial,
  position?: Vector,
  rotation?: Vector,
  scale?: Vector,
) => void

type Solid = { readonly geometry: BufferGeometry; readonly material: MeshPhysicalMaterial }

/** Six times the enclosed volume of a triangle list, seen from the centre of its bounds; negative when inside out. */
function signedVolume(positions: BufferAttribute, centre: Vector3): number {
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()]
  let sum = 0
  for (let index = 0; index < positions.count; index += 3) {
    a.fromBufferAttribute(positions, index).sub(centre)
    b.fromBufferAttribute(positions, index + 1).sub(centre)
    c.fromBufferAttribute(positions, index + 2).sub(centre)
    sum += a.dot(b.cross(c))
  }
  return sum
}

function swapWinding(attribute: BufferAttribute): void {
  for (let index = 0; index < attribute.count; index += 3) {
    for (let component = 0; component < attribute.itemSize; component++) {
      const kept = attribute.getComponent(index + 1, component)
      attribute.setComponent(index + 1, component, attribute.getComponent(index + 2, component))
      attribute.setComponent(index + 2, component, kept)
    }
  }
}

function attributesOf(geometry: BufferGeometry): BufferAttribute[] {
  return Object.keys(geometry.attributes).map((name) => geometry.getAttribute(name) as BufferAttribute)
}

/**
 * A copy whose faces look outwards. Lathes and extrusions come out inside out depending on the direction of their
 * profile, and a face that looks inwards renders black; planes and open discs enclose nothing and are left alone.
 */
function lookingOutwards(source: BufferGeometry): BufferGeometry {
  const geometry = source.index ? source.toNonIndexed() : source.clone()
  geometry.computeBoundingBox()
  const bounds = geometry.boundingBox
  if (!bounds) return geometry
  const size = bounds.getSize(new Vector3())
  const volume = signedVolume(geometry.getAttribute('position') as BufferAttribute, bounds.getCenter(new Vector3()))
  if (volume / 6 >= -1e-3 * size.x * size.y * size.z) return geometry
  for (const attribute of attributesOf(geometry)) swapWinding(attribute)
  const normals = geometry.getAttribute('normal')
  for (let index = 0; index < normals.count; index++) {
    normals.setXYZ(index, -normals.getX(index), -normals.getY(index), -normals.getZ(index))
  }
  return geometry
}

function mergeOfOneMaterial(partId: string, material: MeshPhysicalMaterial, geometries: BufferGeometry[]): Mesh {
  const kept = material.name.startsWith(labelPrefix) ? ['position', 'normal', 'uv'] : ['position', 'normal']
  for (const geometry of geometries) {
    for (const name of Object.keys(geometry.attributes)) if (!kept.includes(name)) geometry.deleteAttribute(name)
  }
  const mesh = new Mesh(mergeVertices(mergeGeometries(geometries), 1e-5), material)
  mesh.name = `${partId}/${material.name}`
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

/** A machine under construction: parts with their explode vectors, each merged to one mesh per material. */
export class Assembly<PartId extends string> {
  readonly root = new Group()

  constructor(id: string) {
    this.root.name = id
  }

  /**
   * Builds a part from the solids that `fill` adds, in the coordinates of the assembled machine.
   * `explode` is how far it moves in the exploded picture.
   */
  part(partId: PartId, explode: Vector, fill: (add: AddSolid) => void): void {
    const solids: Solid[] = []
    fill((geometry, material, position = [0, 0, 0], rotation = [0, 0, 0], scale = [1, 1, 1]) => {
      const turn = new Quaternion().setFromEuler(new Euler(...rotation))
      const placed = new Matrix4().compose(new Vector3(...position), turn, new Vector3(...scale))
      solids.push({ geometry: lookingOutwards(geometry).applyMatrix4(placed), material })
    })
    const group = new Group()
    group.name = partId
    for (const [material, alike] of Map.groupBy(solids, (solid) => solid.material)) {
      const geometries = alike.map((solid) => solid.geometry)
      group.add(mergeOfOneMaterial(partId, material, geometries))
    }
    const data: PartData = { partId, explode }
    group.userData = data
    this.root.add(group)
  }
}
