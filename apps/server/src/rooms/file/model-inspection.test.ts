import { brotliDecompressSync } from 'node:zlib'
import { modelBounds, type ModelFault, modelFaults } from '@portal/contract/model'
import { pngBytes } from '@portal/testkit/png'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { exportMachine } from '../../../../../demo/studio/model-export.ts'
import { machine as pump } from '../../../../../demo/machines/pump.ts'
import { type Inspection, inspectModel } from './model-inspection.ts'
import { inspectApart } from './model-thread.ts'

type Json = Record<string, unknown>

const positions = (numbers: number[]): Buffer => Buffer.from(new Float32Array(numbers).buffer)
const dataUri = (bytes: Buffer): string => `data:application/octet-stream;base64,${bytes.toString('base64')}`
const corner = [0, 0, 0, 1, 0, 0, 0, 1, 0]

/** A triangle as glTF; what is given replaces its parts. */
const triangle = (changes: Json = {}, points = positions(corner)): Json => ({
  asset: { version: '2.0' },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ name: '叶轮', mesh: 0 }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] }],
  bufferViews: [{ buffer: 0, byteLength: points.length }],
  buffers: [{ byteLength: points.length, uri: dataUri(points) }],
  ...changes,
})
const asText = (json: Json): Buffer => Buffer.from(JSON.stringify(json))
const indexed = (count: number): Json => ({
  accessors: [
    { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
    { componentType: 5121, count, type: 'SCALAR' },
  ],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
})
const textured = (uri: string): Json => ({
  images: [{ uri }],
  textures: [{ source: 0 }],
  materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 0 }, material: 0 }] }],
})
const png = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString('base64')}`
const texturedPlane = (uri: string): Json => {
  const points = Buffer.concat([positions(corner), positions([0, 0, 1, 0, 0, 1])])
  const [position] = triangle()['accessors'] as Json[]
  return triangle(
    {
      ...textured(uri),
      accessors: [position, { bufferView: 1, componentType: 5126, count: 3, type: 'VEC2' }],
      bufferViews: [
        { buffer: 0, byteLength: 36 },
        { buffer: 0, byteOffset: 36, byteLength: 24 },
      ],
      meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, material: 0 }] }],
    },
    points,
  )
}

const bytesOf = (buffer: Buffer): Uint8Array => new Uint8Array(buffer)
const faultOf = (inspection: Inspection): string =>
  inspection.outcome === 'refused' ? (inspection.findings[0]?.fault ?? 'without a finding') : 'ready'

const pumpGlb = await exportMachine(pump)
const reheaded = (at: number, value: number): Buffer => {
  const copy = Buffer.from(pumpGlb)
  copy.writeUInt32LE(value, at)
  return copy
}
const chainOf = (length: number): Json => ({
  nodes: Array.from({ length }, (_, index) => (index + 1 < length ? { children: [index + 1] } : { mesh: 0 })),
})

describe('what is refused, each with its sentence', () => {
  const hostile: [what: string, bytes: Buffer, fault: ModelFault][] = [
    ['an archive that is called .glb', Buffer.from(zipSync({ 'model.glb': bytesOf(pumpGlb) })), 'format.zip'],
    ['an STL file', Buffer.from('solid pump\nfacet normal 0 0 1\n'), 'format.other'],
    ['a GLB whose first bytes were changed', reheaded(0, 0x46546c68), 'format.other'],
    ['the GLB of an old version', reheaded(4, 1), 'format.version'],
    ['a glTF of an old version', asText(triangle({ asset: { version: '1.0' } })), 'format.version'],
    ['a GLB that ends in the middle', pumpGlb.subarray(0, pumpGlb.length / 2), 'file.damaged'],
    ['a GLB of which only the head arrived', pumpGlb.subarray(0, 16), 'file.damaged'],
    ['a GLB whose JSON is longer than the file', reheaded(12, 0xffffffff), 'file.damaged'],
    ['nothing', Buffer.alloc(0), 'file.damaged'],
    ['broken JSON', Buffer.from('{"asset":{"version":"2.0"'), 'file.damaged'],
    ['geometry that is shorter than announced', asText(triangle({}, positions([0, 0, 0]))), 'file.damaged'],
    ['geometry in another file', asText(triangle({ buffers: [{ byteLength: 36, uri: 'pump.bin' }] })), 'file.external'],
    [
      'geometry on another server',
      asText(triangle({ buffers: [{ byteLength: 36, uri: 'http://169.254.169.254/' }] })),
      'file.external',
    ],
    ['a picture from the disk of the server', asText(triangle(textured('file:///etc/passwd'))), 'file.external'],
    ['Draco compression', asText(triangle({ extensionsRequired: ['KHR_draco_mesh_compression'] })), 'extension.draco'],
    ['Basis textures', asText(triangle({ extensionsRequired: ['KHR_texture_basisu'] })), 'extension.basis'],
    ['an unknown extension', asText(triangle({ extensionsRequired: ['ACME_secret'] })), 'extension.unknown'],
    ['a model of nothing', asText(triangle({ meshes: [{ primitives: [] }] })), 'geometry.none'],
    [
      'coordinates that are no numbers',
      asText(triangle({}, positions([Number.NaN, ...corner.slice(1)]))),
      'geometry.numbers',
    ],
    ['a part that contains itself', asText(triangle({ nodes: [{ mesh: 0, children: [0] }] })), 'tree.loop'],
    ['billions of triangles in a kilobyte', asText(triangle(indexed(4_000_000_000))), 'bounds.memory'],
    ['too many triangles', asText(triangle(indexed(9_000_003))), 'bounds.triangles'],
    [
      'few triangles in very many places',
      asText(
        triangle({
          ...indexed(90_000),
          nodes: Array.from({ length: 200 }, () => ({ mesh: 0 })),
          scenes: [{ nodes: Array.from({ length: 200 }, (_, index) => index) }],
        }),
      ),
      'bounds.triangles',
    ],
    ['too many parts', asText(triangle({ nodes: Array.from({ length: 5_001 }, () => ({ mesh: 0 })) })), 'bounds.nodes'],
    ['parts in parts without end', asText(triangle(chainOf(4_000))), 'bounds.nodes'],
    ['a number where a list belongs', asText(triangle({ nodes: 7 })), 'invalid'],
    ['a picture that is none', asText(texturedPlane(png(Buffer.from('no picture')))), 'texture.damaged'],
    [
      'a picture with a drawing of SVG',
      asText(texturedPlane(png(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))),
      'texture.damaged',
    ],
    [
      'a picture that is too large',
      asText(texturedPlane(png(pngBytes(modelBounds.texturePixels + 1, 8)))),
      'texture.large',
    ],
  ]

  test.each(hostile)('%s', async (_, bytes, fault) => {
    const inspection = await inspectModel(bytesOf(bytes))
    expect(faultOf(inspection)).toBe(fault)
    expect(modelFaults[fault]['zh-cn']).not.toBe('')
  })

  test('A file of more than 100 MB is not even looked at', async () => {
    expect(faultOf(await inspectModel(new Uint8Array(modelBounds.bytes + 1)))).toBe('file.large')
  })

  test('A finding says where in the file it is', async () => {
    const inspection = await inspectModel(bytesOf(asText(triangle({ buffers: [{ byteLength: 36, uri: 'pump.bin' }] }))))
    expect(inspection).toMatchObject({ findings: [{ pointer: '/buffers/0/uri' }] })
  })
})

describe('what becomes of a model', () => {
  test('It is packed, and its parts are told with the names and places that they have in it', async () => {
    const heard: number[] = []
    const inspection = await inspectModel(bytesOf(pumpGlb), (percent) => heard.push(percent))
    if (inspection.outcome === 'refused') throw new Error(JSON.stringify(inspection.findings))
    const { model, compressed, detail } = inspection
    expect(model.byteLength).toBeLessThan(pumpGlb.length / 2)
    expect(compressed.byteLength).toBeLessThan(model.byteLength / 2)
    expect(brotliDecompressSync(compressed).equals(model)).toBe(true)
    expect(heard.length).toBeGreaterThan(4)
    expect(heard).toEqual(heard.toSorted((a, b) => a - b))
    const [top] = detail.nodes
    expect(top).toMatchObject({ key: 'pump', parent: null, triangles: detail.triangles })
    const parts = detail.nodes.filter(({ parent }) => parent === 0).map(({ key }) => key)
    expect(parts.toSorted()).toEqual(pump.parts.map(({ id }) => `pump/${id}`).toSorted())
    const [left = 0, , , right = 0] = detail.nodes.find(({ key }) => key === 'pump/impeller')?.box ?? []
    expect(right - left).toBeGreaterThan(0)
    // What visitors load can be uploaded again, and keeps its keys.
    const again = await inspectModel(model)
    if (again.outcome === 'refused') throw new Error(JSON.stringify(again.findings))
    expect(again.detail.nodes.map(({ key }) => key)).toEqual(detail.nodes.map(({ key }) => key))
  })

  test('A .gltf with everything embedded is taken like a .glb; namesakes are told apart', async () => {
    const twins = {
      scenes: [{ nodes: [0, 1] }],
      nodes: [
        { name: '螺栓', mesh: 0 },
        { name: '螺栓', mesh: 0 },
      ],
    }
    const inspection = await inspectModel(bytesOf(asText(triangle(twins))))
    if (inspection.outcome === 'refused') throw new Error(JSON.stringify(inspection.findings))
    expect(inspection.detail.nodes.map(({ key }) => key)).toEqual(['螺栓', '螺栓~2'])
  })

  test('A picture of the model becomes WebP', async () => {
    const inspection = await inspectModel(bytesOf(asText(texturedPlane(png(pngBytes(300, 200))))))
    if (inspection.outcome === 'refused') throw new Error(JSON.stringify(inspection.findings))
    expect(Buffer.from(inspection.model).toString('latin1')).toContain('image/webp')
  })
})

describe('on a thread of its own', () => {
  test('The answer is the same, and progress is heard', async () => {
    const heard: number[] = []
    const inspection = await inspectApart(bytesOf(pumpGlb), { onProgress: (percent) => heard.push(percent) })
    expect(inspection).toMatchObject({ outcome: 'ready', detail: { triangles: 156_550 } })
    expect(heard.length).toBeGreaterThan(4)
  })

  test('A model that takes longer than it may is refused, and the next one has its turn', async () => {
    expect(faultOf(await inspectApart(bytesOf(pumpGlb), { mostMs: 1 }))).toBe('heavy')
    expect(faultOf(await inspectApart(bytesOf(asText(triangle()))))).toBe('ready')
  })

  test('An inspection that is called off ends without an answer', async () => {
    const off = new AbortController()
    const pending = inspectApart(bytesOf(pumpGlb), { signal: off.signal, onProgress: () => off.abort() })
    await expect(pending).rejects.toThrow('called off')
  })
})
