import type { Media } from '@portal/contract/file'

/** Where the model lies that visitors load; the contract says the same, with more code than a product page should bring along. */
export const modelUrl = ({ fileId, token }: Media): string => `/file/${fileId}/model.glb${token}`

/** Bytes of the model that visitors load: over the wire, and unpacked; null when nothing is known. No schema: this is loaded with product pages. */
export function modelBytes(model: Media): { wire: number; unpacked: number } | null {
  const told = model.detail['model'] as { bytes?: unknown; compressedBytes?: unknown } | undefined
  const { bytes, compressedBytes } = told ?? {}
  return typeof bytes === 'number' && typeof compressedBytes === 'number'
    ? { wire: compressedBytes, unpacked: bytes }
    : null
}

/** Whether this browser can draw models at all; asked before any code for it is loaded. */
export function canDraw(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    // A browser keeps a handful of these only.
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
