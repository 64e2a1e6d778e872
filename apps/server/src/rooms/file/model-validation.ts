/** Khronos' validator, and what its findings mean to somebody who exports models but does not write them. */
import type { ModelFault, ModelFinding } from '@portal/contract/model'
import { validateBytes } from 'gltf-validator'

/** Findings that are kept; further ones say the same. */
const MOST_FINDINGS = 5

/**
 * Faults that many programs make and that writing the model anew mends: bounds that were rounded, normals that are a
 * little off, animations, which are not played. To the validator they are errors, here remarks.
 */
const mended = [
  'ACCESSOR_MIN_MISMATCH',
  'ACCESSOR_MAX_MISMATCH',
  'ACCESSOR_ELEMENT_OUT_OF_MIN_BOUND',
  'ACCESSOR_ELEMENT_OUT_OF_MAX_BOUND',
  'ACCESSOR_VECTOR3_NON_UNIT',
  'ACCESSOR_INVALID_SIGN',
  'ACCESSOR_NON_CLAMPED',
  'ACCESSOR_WEIGHTS_NON_NORMALIZED',
  'ACCESSOR_JOINTS_USED_ZERO_WEIGHT',
  'ACCESSOR_ANIMATION_SAMPLER_OUTPUT_NON_NORMALIZED_QUATERNION',
  'ANIMATION_SAMPLER_INPUT_ACCESSOR_WITHOUT_BOUNDS',
  'ANIMATION_DUPLICATE_TARGETS',
  'MESH_PRIMITIVE_POSITION_ACCESSOR_WITHOUT_BOUNDS',
  'MESH_PRIMITIVE_INDEXED_SEMANTIC_CONTINUITY',
  'MESH_PRIMITIVE_TOO_FEW_TEXCOORDS',
  'MESH_PRIMITIVE_NO_TANGENT_SPACE',
  'NODE_SKIN_NO_SCENE',
  'ROTATION_NON_UNIT',
  'EMPTY_ENTITY',
  'UNDECLARED_EXTENSION',
  'BUFFER_DATA_URI_MIME_TYPE_INVALID',
  'IMAGE_NON_ENABLED_MIME_TYPE',
  'IMAGE_MIME_TYPE_INVALID',
]

/** The first pattern that fits a code and its place says what it means. */
const meanings: readonly (readonly [RegExp, ModelFault])[] = [
  [/^ACCESSOR_INVALID_(FLOAT|IBM) /, 'geometry.numbers'],
  [/^ACCESSOR_(INDEX|SPARSE_INDEX|JOINTS_INDEX)_/, 'geometry.indices'],
  [/^IMAGE_|^TEXTURE_INVALID_IMAGE|^INVALID_URI \/images/, 'texture.damaged'],
  [/^(GLB_|INVALID_JSON|INVALID_URI|BUFFER_|ACCESSOR_TOO_LONG|IO_ERROR)/, 'file.damaged'],
  [/^UNKNOWN_ASSET_MAJOR_VERSION|ASSET_MIN_VERSION/, 'format.version'],
  [/^NODE_(LOOP|PARENT_OVERRIDE) /, 'tree.loop'],
]

/** Remarks are reported too and come first where they stand first. */
const MOST_REPORTED = 2_000

/** The first errors of a model in the order of the file; none: it is sound. */
export async function validate(bytes: Uint8Array): Promise<ModelFinding[]> {
  const options = { maxIssues: MOST_REPORTED, ignoredIssues: mended, writeTimestamp: false }
  const { issues } = await validateBytes(bytes, options)
  const findings = issues.messages
    .filter(({ severity }) => severity === 0)
    .slice(0, MOST_FINDINGS)
    .map(({ code, pointer = '' }): ModelFinding => {
      const fault = meanings.find(([pattern]) => pattern.test(`${code} ${pointer}`))?.[1] ?? 'invalid'
      return { fault, code, pointer: pointer.slice(0, 200) }
    })
  if (findings.length === 0 && issues.numErrors > 0) return [{ fault: 'invalid', code: '', pointer: '' }]
  return findings
}
