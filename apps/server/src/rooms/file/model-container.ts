/** The outermost layer of an uploaded model: what kind of file it is, and the JSON in it, before anything else is read. */
import type { ModelFault } from '@portal/contract/model'

/** Bytes of the JSON; geometry and pictures lie beside it, except in a .gltf, where they are text within. */
const MOST_JSON_BYTES = 32 * 1024 * 1024
const GLB_MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const OPENING_BRACE = 0x7b

/** Why a model is not taken; caught where the inspection began. */
export class ModelRefusal extends Error {
  readonly fault: ModelFault
  /** Where in the file: a JSON pointer, '' for the file as a whole. */
  readonly pointer: string

  constructor(fault: ModelFault, pointer = '', cause?: unknown) {
    super(`${fault} ${pointer}`, cause === undefined ? undefined : { cause })
    this.fault = fault
    this.pointer = pointer
  }
}

export interface ModelContainer {
  kind: 'glb' | 'gltf'
  /** As parsed; nothing about it is known yet. */
  json: unknown
}

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5 || bytes[2] === 7)

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new ModelRefusal('file.damaged', '', error)
  }
}

function jsonOfGlb(bytes: Uint8Array): unknown {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.byteLength < HEADER_BYTES + CHUNK_HEADER_BYTES) throw new ModelRefusal('file.damaged')
  if (view.getUint32(4, true) !== 2) throw new ModelRefusal('format.version')
  if (view.getUint32(8, true) !== bytes.byteLength) throw new ModelRefusal('file.damaged')
  const length = view.getUint32(HEADER_BYTES, true)
  const isJson = view.getUint32(HEADER_BYTES + 4, true) === JSON_CHUNK
  const from = HEADER_BYTES + CHUNK_HEADER_BYTES
  if (!isJson || from + length > bytes.byteLength) throw new ModelRefusal('file.damaged')
  if (length > MOST_JSON_BYTES) throw new ModelRefusal('bounds.memory')
  return parsed(bytes.subarray(from, from + length))
}

/** Reads the container of a model by its content; its name counts for nothing. Throws ModelRefusal. */
export function readContainer(bytes: Uint8Array): ModelContainer {
  if (bytes.byteLength < 4) throw new ModelRefusal('file.damaged')
  if (isZip(bytes)) throw new ModelRefusal('format.zip')
  const magic = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0, true)
  if (magic === GLB_MAGIC) return { kind: 'glb', json: jsonOfGlb(bytes) }
  // Behind a byte order mark and blanks, JSON of an object begins with a brace.
  const start = bytes.subarray(0, 64).findIndex((byte) => ![0xef, 0xbb, 0xbf, 0x20, 0x09, 0x0a, 0x0d].includes(byte))
  if (bytes[start] !== OPENING_BRACE) throw new ModelRefusal('format.other')
  return { kind: 'gltf', json: parsed(bytes) }
}
