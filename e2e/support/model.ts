/** A 3D model of two cubes, light enough for browsers that draw without a graphics card. */

const corners = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => [x, y, z])))
const sides = [
  0, 1, 3, 0, 3, 2, 4, 6, 7, 4, 7, 5, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4, 1, 5, 7, 1, 7, 3,
]

/** A pump of a casing and an impeller, as a self-contained .gltf; `names` of the whole and of both. */
export function pumpOfCubes([whole, casing, impeller] = ['泵', '泵体', '叶轮']): Buffer {
  const points = Buffer.from(new Float32Array(corners.flat()).buffer)
  const indices = Buffer.from(new Uint16Array(sides).buffer)
  const bytes = Buffer.concat([points, indices])
  return Buffer.from(
    JSON.stringify({
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [
        { name: whole, children: [1, 2] },
        { name: casing, mesh: 0 },
        { name: impeller, mesh: 0, translation: [3, 0, 0] },
      ],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 8, type: 'VEC3', min: [-1, -1, -1], max: [1, 1, 1] },
        { bufferView: 1, componentType: 5123, count: sides.length, type: 'SCALAR' },
      ],
      bufferViews: [
        { buffer: 0, byteLength: points.length },
        { buffer: 0, byteOffset: points.length, byteLength: indices.length },
      ],
      buffers: [{ byteLength: bytes.length, uri: `data:application/octet-stream;base64,${bytes.toString('base64')}` }],
    }),
  )
}
