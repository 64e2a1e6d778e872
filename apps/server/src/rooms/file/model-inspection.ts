/**
 * Everything that happens to an uploaded model: its content is looked at, held against the bounds, validated, and made
 * into what visitors load. Pure: bytes in, bytes and findings out. Runs on a thread of its own (model.worker.ts).
 */
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { modelBounds, type ModelDetail, type ModelFault, type ModelFinding } from '@portal/contract/model'
import { assertBounds } from './model-bounds.ts'
import { ModelRefusal, readContainer } from './model-container.ts'

export type Inspection =
  /** Why not: at least one finding, the first is the one to tell. */
  | { outcome: 'refused'; findings: ModelFinding[] }
  | { outcome: 'ready'; model: Uint8Array; compressed: Uint8Array; detail: ModelDetail }

/** Above it the best compression takes minutes and saves little. */
const SMALL = 8 * 1024 * 1024

/** Brotli of a model, as it is served to whoever accepts it. */
function compress(model: Uint8Array): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: model.byteLength > SMALL ? 6 : 10,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: model.byteLength,
  }
  return promisify(brotliCompress)(model, { params })
}

async function inspect(bytes: Uint8Array, onProgress: (percent: number) => void): Promise<Inspection> {
  if (bytes.byteLength > modelBounds.bytes) throw new ModelRefusal('file.large')
  const container = readContainer(bytes)
  assertBounds(container.json)
  onProgress(5)
  // Heavy, and not needed for what was refused already.
  const { validate } = await import('./model-validation.ts')
  const findings = await validate(bytes)
  if (findings.length > 0) return { outcome: 'refused', findings }
  onProgress(30)
  const [{ optimise }, { listNodes }] = await Promise.all([import('./model-optimiser.ts'), import('./model-tree.ts')])
  const { glb, keys } = await optimise(bytes, container, (share) => onProgress(30 + Math.round(share * 50)))
  const nodes = listNodes(keys)
  onProgress(85)
  const compressed = await compress(glb)
  const triangles = nodes.reduce((sum, node) => (node.parent === null ? sum + node.triangles : sum), 0)
  const detail = { nodes, triangles, bytes: glb.byteLength, compressedBytes: compressed.byteLength }
  return { outcome: 'ready', model: glb, compressed, detail }
}

const refused = (fault: ModelFault, code: string, pointer: string): Inspection => ({
  outcome: 'refused',
  findings: [{ fault, code: code.slice(0, 200), pointer: pointer.slice(0, 200) }],
})

/** Inspects a model. Never throws for what is in the file; `onProgress` hears 0–100. */
export async function inspectModel(
  bytes: Uint8Array,
  onProgress: (percent: number) => void = () => {},
): Promise<Inspection> {
  try {
    return await inspect(bytes, onProgress)
  } catch (error) {
    if (error instanceof ModelRefusal) return refused(error.fault, '', error.pointer)
    // What the libraries stumble over is in the file too; their words help whoever has to find it.
    return refused('invalid', error instanceof Error ? error.message : '', '')
  }
}
