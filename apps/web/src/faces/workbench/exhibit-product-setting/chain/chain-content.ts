/** The exploded chain as its editor holds it, and what can be said about it before it is sent. */
import type { Media, Picture } from '@portal/contract/file'
import { ModelDetail, type ModelNode } from '@portal/contract/model'
import type { Data } from '@portal/contract/kit'
import type { explodedChainDetail } from '@portal/contract/product-content'
import type { ChainPart, ProductChain } from '@portal/contract/product-document'
import type { DrawnLayer } from './layer-place.ts'

export type ChainDetail = Data<typeof explodedChainDetail>

/** Pictures as they are drawn instead of their ids. */
export interface ChainContent extends Omit<ProductChain, 'exploded' | 'assembled' | 'layers'> {
  exploded: Picture | null
  assembled: Picture | null
  layers: DrawnLayer[]
}

export function contentOf({ content, pictures }: Pick<ChainDetail, 'content' | 'pictures'>): ChainContent {
  const drawn = (fileId: string | null): Picture | null => pictures.find((one) => one.fileId === fileId) ?? null
  return {
    ...content,
    exploded: drawn(content.exploded),
    assembled: drawn(content.assembled),
    layers: content.layers.map((layer) => ({ ...layer, picture: drawn(layer.fileId) })),
  }
}

export const documentOf = ({ exploded, assembled, layers, ...rest }: ChainContent): ProductChain => ({
  ...rest,
  exploded: exploded?.fileId ?? null,
  assembled: assembled?.fileId ?? null,
  layers: layers.map((layer) => {
    const { picture: _, ...place } = layer
    return place
  }),
})

/** Addresses of unpublished pictures are signed anew with every answer; that changes nothing. */
export const fingerprint = (content: ChainContent): string => {
  const { exploded, assembled, model, parts, layers } = documentOf(content)
  return JSON.stringify([exploded, assembled, model, parts, layers])
}

/** A draft by the addresses of today where the server told them. */
export function readdressed(draft: ChainContent, known: readonly Picture[]): ChainContent {
  const today = (picture: Picture | null): Picture | null =>
    picture && (known.find(({ fileId }) => fileId === picture.fileId) ?? picture)
  const layers = draft.layers.map((layer) => {
    return { ...layer, picture: known.find(({ fileId }) => fileId === layer.fileId) ?? layer.picture }
  })
  return { ...draft, exploded: today(draft.exploded), assembled: today(draft.assembled), layers }
}

/** The tree of a checked model; empty while there is none. */
export function nodesOf(media: Media | null | undefined): ModelNode[] {
  const found = ModelDetail.safeParse(media?.detail['model'])
  return found.success ? found.data.nodes : []
}

/** The pieces that people take for parts: below the nodes that merely hold the whole. */
export function piecesOf(nodes: readonly ModelNode[]): ModelNode[] {
  const childrenOf = (parent: number | null): ModelNode[] => nodes.filter((node) => node.parent === parent)
  let pieces = childrenOf(null)
  while (pieces.length === 1 && pieces[0]) {
    const below = childrenOf(nodes.indexOf(pieces[0]))
    if (below.length === 0) break
    pieces = below
  }
  return pieces
}

/** The piece that a node belongs to, or the node itself where it lies above all pieces. */
export function pieceOf(nodes: readonly ModelNode[], key: string): string {
  const pieces = new Set(piecesOf(nodes).map((piece) => piece.key))
  let at = nodes.find((node) => node.key === key)
  while (at && !pieces.has(at.key)) at = at.parent === null ? undefined : nodes[at.parent]
  return at?.key ?? key
}

const blank: Omit<ChainPart, 'no' | 'name'> = {
  parentNo: null,
  nameEn: '',
  material: '',
  materialEn: '',
  core: false,
  x: null,
  y: null,
  restX: null,
  restY: null,
  nodes: [],
  direction: null,
  distance: null,
  patents: [],
}

const HAN = /\p{Script=Han}/u

/**
 * A new part under the next free number. What its piece is called in the model is its name; without any Chinese in it,
 * its English one, and the Chinese one is asked for. Only what is called nothing is `numbered`.
 */
export function newPart(
  parts: readonly ChainPart[],
  numbered: (no: string) => string,
  nodes: string[] = [],
  called = '',
): ChainPart {
  const highest = Math.max(0, ...parts.map(({ no }) => Number.parseInt(no, 10) || 0))
  const no = String(highest + 1).padStart(2, '0')
  if (called === '') return { ...blank, no, name: numbered(no), nodes }
  const names = HAN.test(called) ? { name: called.slice(0, 80) } : { name: '', nameEn: called.slice(0, 120) }
  return { ...blank, no, ...names, nodes }
}

/** What a part goes by while it may have no name yet. */
export const calledOf = ({ no, name, nameEn }: Pick<ChainPart, 'no' | 'name' | 'nameEn'>): string =>
  [name, nameEn].find((one) => one.trim() !== '') ?? no

/** Leaves nodes to one part only: the server takes no piece twice. */
export const withNodes = (parts: readonly ChainPart[], no: string, nodes: readonly string[]): ChainPart[] =>
  parts.map((part) =>
    part.no === no
      ? { ...part, nodes: [...new Set([...part.nodes, ...nodes])] }
      : { ...part, nodes: part.nodes.filter((key) => !nodes.includes(key)) },
  )

/** Takes a part out; what hung on it hangs on nothing. */
export const withoutPart = (parts: readonly ChainPart[], no: string): ChainPart[] =>
  parts.filter((part) => part.no !== no).map((part) => (part.parentNo === no ? { ...part, parentNo: null } : part))

/** `no`: of the part it is about. */
export type ChainProblem =
  | { what: 'source' | 'checking' | 'failed' | 'parts' }
  | { what: 'name' | 'place' | 'feature'; no: string }

function problemOfSource({ exploded, model }: ChainContent, media: Media | null | undefined): ChainProblem[] {
  if (exploded === null && model === null) return [{ what: 'source' }]
  if (model === null || media?.state === 'ready') return []
  return [{ what: media?.state === 'failed' ? 'failed' : 'checking' }]
}

/** Whether a part is neither in the picture nor in the model, nor holds others; where there is no source, none is missed. */
export function isNowhere(part: ChainPart, { exploded, model, parts }: ChainContent): boolean {
  const inPicture = exploded !== null && part.x !== null && part.y !== null
  const inModel = model !== null && part.nodes.length > 0
  const hasSource = exploded !== null || model !== null
  return hasSource && !inPicture && !inModel && !parts.some((one) => one.parentNo === part.no)
}

function problemOfPart(part: ChainPart, content: ChainContent): ChainProblem[] {
  const { no } = part
  if (part.name.trim() === '') return [{ what: 'name', no }]
  if (part.patents.some(({ feature }) => feature.trim() === '')) return [{ what: 'feature', no }]
  return isNowhere(part, content) ? [{ what: 'place', no }] : []
}

/** What keeps it from being submitted, one thing for each part, in the order of the page. The server asks the same. */
export const problemsOf = (content: ChainContent, media: Media | null | undefined): ChainProblem[] => [
  ...problemOfSource(content, media),
  ...(content.parts.length === 0 ? [{ what: 'parts' } as const] : []),
  ...content.parts.flatMap((part) => problemOfPart(part, content)),
]
