/** A machine as GLB, in plain Node: three's exporter, and the printed labels laid into its file afterwards. */
import { type Group, type Mesh, Vector3 } from 'three'
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js'
import sharp from 'sharp'
import type { LabelArtwork, Machine } from '../kit/machine.ts'
import { labelPrefix } from '../kit/materials.ts'

/** The exporter reads its own blobs by the browser's FileReader. */
class BlobReader {
  result: ArrayBuffer | null = null
  onloadend: (() => void) | null = null

  readAsArrayBuffer(blob: Blob): void {
    void blob.arrayBuffer().then((bytes) => {
      this.result = bytes
      this.onloadend?.()
    })
  }
}

/** As much of glTF as the labels change. */
interface Gltf {
  materials: {
    name?: string
    alphaMode?: string
    pbrMetallicRoughness?: { baseColorTexture?: { index: number } }
  }[]
  textures?: { source: number; sampler: number }[]
  images?: { bufferView: number; mimeType: string }[]
  samplers?: object[]
  bufferViews: { buffer: number; byteOffset: number; byteLength: number }[]
  buffers: { byteLength: number }[]
}

const HEADER = 12
const CHUNK_HEADER = 8
const chunkTypes = { json: 0x4e4f534a, binary: 0x004e4942 }
const padded = (bytes: Buffer, by: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, by)])

function chunk(type: number, content: Buffer): Buffer {
  const header = Buffer.alloc(CHUNK_HEADER)
  header.writeUInt32LE(content.length, 0)
  header.writeUInt32LE(type, 4)
  return Buffer.concat([header, content])
}

function readGlb(glb: Buffer): { gltf: Gltf; binary: Buffer } {
  const jsonBytes = glb.readUInt32LE(HEADER)
  const jsonAt = HEADER + CHUNK_HEADER
  const gltf = JSON.parse(glb.toString('utf8', jsonAt, jsonAt + jsonBytes)) as Gltf
  const binary = glb.subarray(jsonAt + jsonBytes + CHUNK_HEADER)
  return { gltf, binary }
}

function writeGlb(gltf: Gltf, binary: Buffer): Buffer {
  const chunks = [
    chunk(chunkTypes.json, padded(Buffer.from(JSON.stringify(gltf)), 0x20)),
    chunk(chunkTypes.binary, padded(binary, 0)),
  ]
  const header = Buffer.alloc(HEADER)
  header.write('glTF', 0, 'ascii')
  header.writeUInt32LE(2, 4)
  header.writeUInt32LE(HEADER + chunks.reduce((sum, each) => sum + each.length, 0), 8)
  return Buffer.concat([header, ...chunks])
}

/** Upside down: glTF counts rows from the top, three's planes from the bottom. */
function drawn({ width, height, svg }: LabelArtwork): Promise<Buffer> {
  const font = `font-family="'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif"`
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${font}>${svg}</svg>`
  return sharp(Buffer.from(source)).flip().png().toBuffer()
}

async function layLabels(glb: Buffer, labels: Machine['labels']): Promise<Buffer> {
  const { gltf, binary } = readGlb(glb)
  const parts = [padded(binary, 0)]
  let length = parts[0]?.length ?? 0
  gltf.samplers = [{ magFilter: 9729, minFilter: 9987, wrapS: 33071, wrapT: 33071 }]
  gltf.textures = []
  gltf.images = []
  for (const material of gltf.materials) {
    const artwork = material.name?.startsWith(labelPrefix) ? labels[material.name.slice(labelPrefix.length)] : undefined
    if (!artwork) continue
    const picture = await drawn(artwork)
    gltf.bufferViews.push({ buffer: 0, byteOffset: length, byteLength: picture.length })
    gltf.images.push({ bufferView: gltf.bufferViews.length - 1, mimeType: 'image/png' })
    gltf.textures.push({ source: gltf.images.length - 1, sampler: 0 })
    material.pbrMetallicRoughness = {
      ...material.pbrMetallicRoughness,
      baseColorTexture: { index: gltf.textures.length - 1 },
    }
    material.alphaMode = 'BLEND'
    const bytes = padded(picture, 0)
    parts.push(bytes)
    length += bytes.length
  }
  const [buffer] = gltf.buffers
  if (buffer) buffer.byteLength = length
  if (gltf.images.length === 0) return glb
  return writeGlb(gltf, Buffer.concat(parts))
}

/** Corners of triangles without an area have no normal; the exporter would copy all normals for the sake of one. */
function straightenNormals(root: Group): void {
  const normal = new Vector3()
  root.traverse((object) => {
    if (!('isMesh' in object)) return
    const normals = (object as Mesh).geometry.getAttribute('normal')
    for (let index = 0; index < normals.count; index++) {
      normal.fromBufferAttribute(normals, index)
      if (Math.abs(normal.length() - 1) < 4e-4) continue
      if (normal.lengthSq() === 0) normal.set(0, 1, 0)
      normals.setXYZ(index, ...normal.normalize().toArray())
    }
  })
}

/** The machine as one GLB, assembled, its parts as named groups. Unpacked: 3 to 5 MB. */
export async function exportMachine(machine: Machine): Promise<Buffer> {
  globalThis.FileReader ??= BlobReader as unknown as typeof FileReader
  const root = machine.build()
  straightenNormals(root)
  const glb = (await new GLTFExporter().parseAsync(root, { binary: true })) as ArrayBuffer
  return layLabels(Buffer.from(glb), machine.labels)
}
