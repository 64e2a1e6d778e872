/** The exploded view of a machine: its parts where picture and model show them, and the patents that protect them. */
import type { PartLayer, ProductChain } from '@portal/contract/product-document'
import { machines } from './machines.ts'
import type { PatentLine } from './patents/patent-line.ts'
import type { MachineAnchors, MachineLayers, MachineModel } from './pictures.ts'
import type { MachineId } from './products/product-line.ts'

type DrawnLayer = MachineLayers[number] & { fileId: string }
interface Linked {
  patentId: string
  part: PatentLine['part']
}

/** The parts one by one; one that the list leaves out keeps the name its model gives it. */
const layersOf = (layers: DrawnLayer[], numbers: ReadonlyMap<string, string>): PartLayer[] =>
  layers.map(({ partId, w, h, ...place }) => ({ ...place, width: w, height: h, no: numbers.get(partId) ?? partId }))

/** Parts that the exploded picture does not show are left out; numbers follow the parts list. */
export function chainOf(
  machine: MachineId,
  anchors: MachineAnchors,
  files: { exploded: string; assembled: string; model: string | null },
  { patents, model, layers }: { patents: Linked[]; model: MachineModel | null; layers: DrawnLayer[] },
): ProductChain {
  const shown = machines[machine].filter((part) => anchors.exploded.some((anchor) => anchor.partId === part.id))
  const numbers = new Map(shown.map((part, index) => [part.id, String(index + 1).padStart(2, '0')]))
  const parts = shown.map((part) => {
    const exploded = anchors.exploded.find((anchor) => anchor.partId === part.id)
    const rest = anchors.hero.find((anchor) => anchor.partId === part.id)
    const moved = model?.parts.find(({ partId }) => partId === part.id)
    return {
      no: numbers.get(part.id) ?? '',
      parentNo: numbers.get(part.parentId ?? '') ?? null,
      name: part.name.zh,
      nameEn: part.name.en,
      material: part.material.zh,
      materialEn: part.material.en,
      core: part.core,
      x: exploded?.x ?? 0,
      y: exploded?.y ?? 0,
      restX: rest?.x ?? null,
      restY: rest?.y ?? null,
      nodes: moved ? [moved.node] : [],
      direction: moved?.direction ?? null,
      distance: moved?.distance ?? null,
      patents: patents.flatMap(({ patentId, part: link }) =>
        link?.id === part.id
          ? [
              {
                patentId,
                claim: link.claim === '—' ? '' : link.claim,
                feature: link.feature,
                relation: link.peripheral ? ('peripheral' as const) : ('core' as const),
              },
            ]
          : [],
      ),
    }
  })
  return { ...files, parts, layers: layersOf(layers, numbers) }
}
