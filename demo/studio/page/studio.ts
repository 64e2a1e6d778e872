import { type Group, Mesh, MeshPhysicalMaterial, type PerspectiveCamera } from 'three'
import type { Machine, View } from '../../kit/machine.ts'
import { labelPrefix } from '../../kit/materials.ts'
import type { Anchor, Layer, LayerOrder, Picture, PictureOrder, Studio, ViewName } from '../orders.ts'
import { finish } from './exposure.ts'
import { frame, onPicture, outlinePoints, partData, spread } from './framing.ts'
import { guideLines } from './guide-lines.ts'
import { labelTexture } from './labels.ts'
import { lightByDome } from './lit-material.ts'
import { anchorsOf, paintOrder } from './parts-map.ts'
import { centreOf, Stage } from './stage.ts'

const aspect = 4 / 3
const shadowStrength = { hero: 0.62, exploded: 0.34 }

/** All meshes of a model. */
export function meshesOf(machine: Group): Mesh[] {
  const meshes: Mesh[] = []
  machine.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object)
  })
  return meshes
}

/** Lights the materials of a model by the dome, and prints its labels. */
export async function prepareMaterials(machine: Machine, model: Group): Promise<void> {
  for (const mesh of meshesOf(model)) {
    const { material } = mesh
    if (!(material instanceof MeshPhysicalMaterial))
      throw new Error(`${mesh.name}: the studio lights physical materials only.`)
    // Glass and clear covers let the light through instead of throwing the shadow of a wall.
    if (material.transparent) mesh.castShadow = false
    lightByDome(material)
    if (!material.name.startsWith(labelPrefix)) continue
    const artwork = machine.labels[material.name.slice(labelPrefix.length)]
    if (!artwork) throw new Error(`${machine.id}: there is no artwork for ${material.name}.`)
    material.map = await labelTexture(artwork)
  }
}

/** A machine on its stage, and the camera work for its two views. */
class MachineStudio implements Studio {
  readonly #machine: Machine
  readonly #model: Group
  readonly #stage: Stage
  readonly #lines: Group

  constructor(machine: Machine, model: Group) {
    this.#machine = machine
    this.#model = model
    this.#stage = new Stage(model)
    this.#lines = guideLines(machine.guides ?? [])
  }

  take({ view: name, width, height, samples }: PictureOrder): Picture {
    const stage = this.#stage
    const { view, camera } = this.#arrange(name)
    const floor = stage.bounds().min.y - (name === 'exploded' ? 0.02 : 0)
    if (name === 'exploded') stage.add(this.#lines)
    const { machine, shadow } = stage.expose(camera, view.azimuth, { width, height }, samples, floor)
    const look = { width, height, exposure: view.exposure ?? 1, shadow: (view.shadow ?? 1) * shadowStrength[name] }
    const picture = finish(stage.renderer, machine.texture, shadow?.texture ?? null, look)
    stage.remove(this.#lines)
    machine.dispose()
    shadow?.dispose()
    return picture
  }

  anchors(name: ViewName): Anchor[] {
    const { camera } = this.#arrange(name)
    return anchorsOf(this.#stage.renderer, this.#model, camera, centreOf)
  }

  layers(): Layer[] {
    const parts = this.#model.children
    const { camera } = this.#arrange('exploded')
    const apart = parts.map((part) => onPicture(centreOf(part), camera))
    spread(this.#model, 0)
    const order = paintOrder(this.#stage.renderer, parts, camera)
    return parts.map((part, index): Layer => {
      const together = onPicture(centreOf(part), camera)
      const there = apart[index] ?? together
      const { partId } = partData(part)
      return { partId, dx: there.x - together.x, dy: there.y - together.y, z: order[index] ?? 0 }
    })
  }

  takeLayer(partId: string, { width, height, samples }: LayerOrder): Picture {
    const parts = this.#model.children
    const { view, camera } = this.#arrange('exploded')
    spread(this.#model, 0)
    for (const part of parts) part.visible = partData(part).partId === partId
    const { machine } = this.#stage.expose(camera, view.azimuth, { width, height }, samples)
    const look = { width, height, exposure: view.exposure ?? 1, shadow: 0 }
    const picture = finish(this.#stage.renderer, machine.texture, null, look)
    for (const part of parts) part.visible = true
    machine.dispose()
    return picture
  }

  /** Spreads the machine for a view and finds its camera. */
  #arrange(name: ViewName): { view: View; camera: PerspectiveCamera } {
    spread(this.#model, name === 'exploded' ? 1 : 0)
    const view = this.#machine.views[name]
    return { view, camera: frame(outlinePoints(this.#model), this.#stage.bounds(), view, aspect) }
  }
}

/** Builds a machine and puts it on the stage, lit and labelled. */
export async function openStudio(machine: Machine): Promise<Studio> {
  const model = machine.build()
  await prepareMaterials(machine, model)
  return new MachineStudio(machine, model)
}
