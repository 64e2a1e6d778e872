/**
 * What a model announces, held against the bounds before any of it is unpacked: a file of a kilobyte can announce
 * billions of triangles. Everything here is counted from the JSON alone.
 */
import { modelBounds } from '@portal/contract/model'
import { z } from 'zod'
import { ModelRefusal } from './model-container.ts'

/** Bytes of all geometry once unpacked; three million triangles with normals and coordinates need half of it. */
const MOST_GEOMETRY_BYTES = 512 * 1024 * 1024
const MOST_THINGS = 50_000
const TRIANGLES = 4
const STRIP = 5
const FAN = 6

const Index = z.number().int().min(0).max(1e6)
const Count = z
  .number()
  .int()
  .min(0)
  .max(2 ** 32)
const many = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST_THINGS).default([])
const Packed = z.object({ count: Count, byteStride: Count })

/** As much of glTF 2.0 as has to be known beforehand; Khronos' validator looks at the rest. */
const Announced = z.object({
  asset: z.object({ version: z.string() }),
  scene: Index.optional(),
  scenes: many(z.object({ nodes: many(Index) })),
  nodes: many(z.object({ children: many(Index), mesh: Index.optional() })),
  meshes: many(
    z.object({
      primitives: many(
        z.object({
          attributes: z.record(z.string(), Index),
          indices: Index.optional(),
          mode: z.number().int().optional(),
        }),
      ),
    }),
  ),
  accessors: many(z.object({ count: Count, componentType: z.number(), type: z.string() })),
  buffers: many(z.object({ uri: z.string().optional() })),
  bufferViews: many(z.object({ extensions: z.object({ EXT_meshopt_compression: Packed.optional() }).optional() })),
  images: many(z.object({ uri: z.string().optional() })),
  extensionsRequired: z.array(z.string()).max(200).default([]),
})
type Announced = z.output<typeof Announced>

/** Extensions that a model may need; what it merely uses and is not listed is left out. */
export const knownExtensions: ReadonlySet<string> = new Set([
  'EXT_meshopt_compression',
  'EXT_texture_avif',
  'EXT_texture_webp',
  'KHR_lights_punctual',
  'KHR_materials_anisotropy',
  'KHR_materials_clearcoat',
  'KHR_materials_dispersion',
  'KHR_materials_emissive_strength',
  'KHR_materials_ior',
  'KHR_materials_iridescence',
  'KHR_materials_pbrSpecularGlossiness',
  'KHR_materials_sheen',
  'KHR_materials_specular',
  'KHR_materials_transmission',
  'KHR_materials_unlit',
  'KHR_materials_variants',
  'KHR_materials_volume',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
])

function assertExtensions({ extensionsRequired }: Announced): void {
  for (const [index, name] of extensionsRequired.entries()) {
    if (knownExtensions.has(name)) continue
    const pointer = `/extensionsRequired/${index}`
    if (name === 'KHR_draco_mesh_compression') throw new ModelRefusal('extension.draco', pointer)
    if (name === 'KHR_texture_basisu') throw new ModelRefusal('extension.basis', pointer)
    throw new ModelRefusal('extension.unknown', pointer)
  }
}

function assertSelfContained({ buffers, images }: Announced): void {
  for (const [kind, list] of Object.entries({ buffers, images })) {
    const at = list.findIndex(({ uri }) => uri !== undefined && !uri.startsWith('data:'))
    if (at !== -1) throw new ModelRefusal('file.external', `/${kind}/${at}/uri`)
  }
}

const componentBytes: Record<number, number> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 }
const components: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 }

function assertMemory({ accessors, bufferViews }: Announced): void {
  let bytes = 0
  for (const { count, componentType, type } of accessors) {
    bytes += count * (componentBytes[componentType] ?? 4) * (components[type] ?? 16)
  }
  for (const { extensions } of bufferViews) {
    const packed = extensions?.EXT_meshopt_compression
    if (packed) bytes += packed.count * packed.byteStride
  }
  if (bytes > MOST_GEOMETRY_BYTES) throw new ModelRefusal('bounds.memory')
}

/** Triangles of each mesh, once. */
function trianglesOfMeshes({ meshes, accessors }: Announced): number[] {
  return meshes.map(({ primitives }) => {
    let sum = 0
    for (const { mode = TRIANGLES, indices, attributes } of primitives) {
      const corners = accessors[indices ?? attributes['POSITION'] ?? -1]?.count ?? 0
      if (mode === TRIANGLES) sum += Math.floor(corners / 3)
      if (mode === STRIP || mode === FAN) sum += Math.max(0, corners - 2)
    }
    return sum
  })
}

/** Walks the tree level by level, so that neither a loop nor a deep chain can hurt; counts what would be drawn. */
function assertTree(announced: Announced): void {
  const { nodes, scenes, scene = 0 } = announced
  if (nodes.length > modelBounds.nodes) throw new ModelRefusal('bounds.nodes')
  const perMesh = trianglesOfMeshes(announced)
  const seen = new Set<number>()
  let level = scenes[scene]?.nodes ?? []
  let triangles = 0
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > modelBounds.depth) throw new ModelRefusal('bounds.nodes')
    const below: number[] = []
    for (const index of level) {
      const node = nodes[index]
      if (!node) throw new ModelRefusal('file.damaged', `/nodes/${index}`)
      if (seen.has(index)) throw new ModelRefusal('tree.loop', `/nodes/${index}`)
      seen.add(index)
      if (node.mesh !== undefined) triangles += perMesh[node.mesh] ?? 0
      for (const child of node.children) below.push(child)
    }
    level = below
  }
  if (triangles > modelBounds.triangles) throw new ModelRefusal('bounds.triangles')
  if (triangles === 0) throw new ModelRefusal('geometry.none')
}

/** Holds what a model announces against the bounds. Throws ModelRefusal with the first that is broken. */
export function assertBounds(json: unknown): void {
  const version = z.object({ asset: z.object({ version: z.string() }) }).safeParse(json)
  if (version.success && !version.data.asset.version.startsWith('2.'))
    throw new ModelRefusal('format.version', '/asset')
  const announced = Announced.safeParse(json)
  if (!announced.success) {
    throw new ModelRefusal('invalid', `/${announced.error.issues[0]?.path.join('/') ?? ''}`, announced.error)
  }
  assertExtensions(announced.data)
  assertSelfContained(announced.data)
  assertMemory(announced.data)
  assertTree(announced.data)
}
