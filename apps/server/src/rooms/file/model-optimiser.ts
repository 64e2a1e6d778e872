/** Makes the model that visitors load: only what is drawn, welded, its pictures as WebP, packed with meshopt. */
import { modelBounds } from '@portal/contract/model'
import { type Document, type Node, NodeIO, type Primitive, PropertyType, type Texture } from '@gltf-transform/core'
import { ALL_EXTENSIONS, EXTTextureWebP } from '@gltf-transform/extensions'
import { convertPrimitiveToTriangles, dedup, meshopt, metalRough, prune, weld } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'
import sharp from 'sharp'
import { knownExtensions } from './model-bounds.ts'
import { type ModelContainer, ModelRefusal } from './model-container.ts'
import { giveKeys } from './model-tree.ts'

/** Pixels of the longer side of a picture as visitors get it. */
const TEXTURE_SIDE = 2048
const TEXTURE_FORMATS: ReadonlySet<string | undefined> = new Set(['png', 'jpeg', 'webp', 'avif', 'heif'])
const TRIANGLES = 4

/** What moves, looks or lights is not shown; what hangs on a node only to say more about it neither. */
const notDrawn: ReadonlySet<string> = new Set([
  'KHR_lights_punctual',
  'KHR_materials_variants',
  'EXT_meshopt_compression',
])

/** Reads and writes the extensions that are known here, and never from disk or network. */
async function inputOutput(): Promise<NodeIO> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready])
  const extensions = ALL_EXTENSIONS.filter(({ EXTENSION_NAME }) => knownExtensions.has(EXTENSION_NAME))
  return new NodeIO()
    .registerExtensions(extensions)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder })
}

/** Triangles only, without bones and shapes that it could take. */
function simplify(primitive: Primitive): void {
  if (primitive.getMode() < TRIANGLES || !primitive.getAttribute('POSITION')) return primitive.dispose()
  for (const semantic of primitive.listSemantics()) {
    if (/^(JOINTS|WEIGHTS|_)/.test(semantic)) primitive.setAttribute(semantic, null)
  }
  for (const target of primitive.listTargets()) primitive.removeTarget(target)
  if (primitive.getMode() !== TRIANGLES) convertPrimitiveToTriangles(primitive)
}

function dropWhatIsNotDrawn(document: Document): void {
  const root = document.getRoot()
  const shown = root.getDefaultScene() ?? root.listScenes()[0]
  for (const scene of root.listScenes()) if (scene !== shown) scene.dispose()
  const unseen = [...root.listAnimations(), ...root.listCameras(), ...root.listSkins()]
  for (const property of unseen) property.dispose()
  for (const extension of root.listExtensionsUsed()) if (notDrawn.has(extension.extensionName)) extension.dispose()
  for (const mesh of root.listMeshes()) {
    mesh.setWeights([])
    for (const primitive of mesh.listPrimitives()) simplify(primitive)
  }
  const extras = [...root.listNodes(), ...root.listMeshes(), ...root.listMaterials(), ...root.listAccessors()]
  for (const property of extras) property.setExtras({})
}

/** What the validator does not see where geometry came packed: every number is one, every corner exists. */
function assertNumbers(document: Document): void {
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      const points = primitive.getAttribute('POSITION')
      if (!points?.getArray()?.every((value) => Number.isFinite(value))) throw new ModelRefusal('geometry.numbers')
      const corners = primitive.getIndices()?.getArray()
      const count = points.getCount()
      if (corners && !corners.every((corner) => corner < count)) throw new ModelRefusal('geometry.indices')
    }
  }
}

/** One picture as WebP, no larger than visitors need. */
async function smaller(bytes: Uint8Array): Promise<Uint8Array> {
  const limitInputPixels = modelBounds.texturePixels ** 2
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!TEXTURE_FORMATS.has(format)) throw new ModelRefusal('texture.damaged')
  if (Math.max(width, height) > modelBounds.texturePixels) throw new ModelRefusal('texture.large')
  return sharp(bytes, { limitInputPixels, failOn: 'error' })
    .timeout({ seconds: 60 })
    .resize({ width: TEXTURE_SIDE, height: TEXTURE_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88, effort: 4, smartSubsample: true })
    .toBuffer()
}

async function shrink(texture: Texture): Promise<void> {
  const image = texture.getImage()
  if (!image) throw new ModelRefusal('texture.damaged')
  try {
    texture
      .setImage(new Uint8Array(await smaller(image)))
      .setMimeType('image/webp')
      .setURI('')
  } catch (error) {
    throw error instanceof ModelRefusal ? error : new ModelRefusal('texture.damaged', '', error)
  }
}

async function shrinkTextures(document: Document): Promise<void> {
  const textures = document.getRoot().listTextures()
  for (const texture of textures) await shrink(texture)
  if (textures.length > 0) document.createExtension(EXTTextureWebP).setRequired(true)
}

export interface Optimised {
  glb: Uint8Array
  /** As written: what stands in `nodes` is what visitors load. */
  document: Document
  /** Nodes with geometry in or beneath them, parents first, by their keys. */
  keys: ReadonlyMap<Node, string>
}

/**
 * Reads a model whose announcements were checked and writes the one that visitors load.
 * `onStep` hears how far it is, 0–1. Throws ModelRefusal for what shows only now.
 */
export async function optimise(
  bytes: Uint8Array,
  container: ModelContainer,
  onStep: (share: number) => void,
): Promise<Optimised> {
  const io = await inputOutput()
  const json = container.json as Parameters<NodeIO['readJSON']>[0]['json']
  const document = container.kind === 'glb' ? await io.readBinary(bytes) : await io.readJSON({ json, resources: {} })
  document.setLogger({ debug: () => {}, info: () => {}, warn: () => {}, error: () => {} })
  dropWhatIsNotDrawn(document)
  assertNumbers(document)
  onStep(0.2)
  // Pictures are opened by nobody but `shrink`, and only those that are seen.
  await document.transform(metalRough(), prune({ keepExtras: false, keepLeaves: false, keepSolidTextures: true }))
  await shrinkTextures(document)
  onStep(0.5)
  await document.transform(dedup(), weld())
  onStep(0.7)
  const keys = giveKeys(document)
  if (keys.size === 0) throw new ModelRefusal('geometry.none')
  const kept = { propertyTypes: [PropertyType.BUFFER, PropertyType.ACCESSOR] }
  await document.transform(meshopt({ encoder: MeshoptEncoder, level: 'medium' }), prune(kept))
  onStep(0.9)
  return { glb: await io.writeBinary(document), document, keys }
}
