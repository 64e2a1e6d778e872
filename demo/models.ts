/**
 * Prepares the 3D models of the demo with the file room's own inspection, so that seeding need neither build nor check:
 * demo/machines/<machine>.ts → demo/models/<machine>.glb.br (what visitors load, compressed), and a manifest with the
 * nodes of each model and how its parts move. Needs no browser; all of them take half a minute.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Vector3 } from 'three'
import type { ModelDetail } from '@portal/contract/model'
import { inspectModel } from '../apps/server/src/rooms/file/model-inspection.ts'
import type { Machine, PartData } from './kit/machine.ts'
import { machineIds } from './studio/bundle.ts'
import { exportMachine } from './studio/model-export.ts'

interface Prepared extends ModelDetail {
  /** How each part moves: a direction of length 1, and how far in lengths of the model's longest side. */
  parts: { partId: string; node: string; direction: number[]; distance: number }[]
}

const folder = path.join(import.meta.dirname, 'models')
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

function partsOf(machine: Machine, detail: ModelDetail): Prepared['parts'] {
  const [x0 = 0, y0 = 0, z0 = 0, x1 = 1, y1 = 1, z1 = 1] = detail.nodes[0]?.box ?? []
  const longest = Math.max(x1 - x0, y1 - y0, z1 - z0)
  return machine.build().children.map((group) => {
    const { partId, explode } = group.userData as PartData
    const way = new Vector3(...explode)
    const distance = rounded(way.length() / longest)
    return { partId, node: `${machine.id}/${partId}`, direction: way.normalize().toArray().map(rounded), distance }
  })
}

async function prepare(id: string): Promise<Prepared> {
  const { machine } = (await import(`./machines/${id}.ts`)) as { machine: Machine }
  const inspection = await inspectModel(await exportMachine(machine))
  if (inspection.outcome === 'refused') throw new Error(`${id}: ${JSON.stringify(inspection.findings)}`)
  await writeFile(path.join(folder, `${id}.glb.br`), inspection.compressed)
  return { ...inspection.detail, parts: partsOf(machine, inspection.detail) }
}

await mkdir(folder, { recursive: true })
const manifest: Record<string, Prepared> = {}
for (const id of await machineIds()) {
  manifest[id] = await prepare(id)
  const { triangles, bytes, compressedBytes } = manifest[id]
  process.stdout.write(`${id}: ${triangles} triangles, ${bytes} bytes, ${compressedBytes} compressed\n`)
}
const lines = Object.entries(manifest).map(([id, prepared]) => `${JSON.stringify(id)}:${JSON.stringify(prepared)}`)
await writeFile(path.join(folder, 'manifest.json'), `{\n${lines.join(',\n')}\n}\n`)
