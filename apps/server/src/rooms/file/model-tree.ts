/** The tree of a model as the part editor lists it, and the keys by which the viewer finds its nodes again. */
import { createHash } from 'node:crypto'
import type { ModelNode } from '@portal/contract/model'
import { type Document, getBounds, type Node, type Scene } from '@gltf-transform/core'

const NAME_MOST = 80
const KEY_MOST = 240
const CONTROL_CHARACTERS = /\p{Cc}/gu

const nameOf = (node: Node): string =>
  (node.getName() || node.getMesh()?.getName() || '').replaceAll(CONTROL_CHARACTERS, ' ').trim().slice(0, NAME_MOST)

/** Deep trees make long keys; a digest stands for what is above. */
function keyBelow(parent: string, segment: string): string {
  const key = parent === '' ? segment : `${parent}/${segment}`
  if (key.length <= KEY_MOST) return key
  return `${createHash('sha256').update(parent).digest('hex').slice(0, 16)}/${segment}`
}

const hasGeometry = (node: Node): boolean =>
  (node.getMesh()?.listPrimitives().length ?? 0) > 0 || node.listChildren().some(hasGeometry)

/**
 * Gives every node with geometry in or beneath it a key: the names from the top, `name~2` for the second of a name among
 * its siblings. It is written into the node's extras, from where the viewer reads it.
 */
export function giveKeys(document: Document): Map<Node, string> {
  const keys = new Map<Node, string>()
  const walk = (siblings: readonly Node[], parent: string): void => {
    const taken = new Set<string>()
    for (const node of siblings.filter(hasGeometry)) {
      const name = nameOf(node).replaceAll('/', ':') || 'node'
      let segment = name
      for (let count = 2; taken.has(segment); count++) segment = `${name}~${count}`
      taken.add(segment)
      const key = keyBelow(parent, segment)
      keys.set(node, key)
      node.setExtras({ key })
      walk(node.listChildren(), key)
    }
  }
  const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0]
  walk(scene?.listChildren() ?? [], '')
  return keys
}

function trianglesOf(node: Node): number {
  let sum = 0
  node.traverse((each) => {
    for (const primitive of each.getMesh()?.listPrimitives() ?? []) {
      sum += Math.floor((primitive.getIndices() ?? primitive.getAttribute('POSITION'))?.getCount() ?? 0) / 3
    }
  })
  return Math.floor(sum)
}

const rounded = (value: number): number => Number(value.toPrecision(6))

/** The nodes that have keys, parents before children. */
export function listNodes(keys: ReadonlyMap<Node, string>): ModelNode[] {
  const places = new Map<Node | Scene, number>([...keys.keys()].map((node, index) => [node, index]))
  return [...keys].map(([node, key]) => {
    const { min, max } = getBounds(node)
    const parent = node.getParentNode()
    return {
      key,
      name: nameOf(node),
      parent: (parent && places.get(parent)) ?? null,
      triangles: trianglesOf(node),
      box: [...min, ...max].map(rounded),
    }
  })
}
