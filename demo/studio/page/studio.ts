import { type Group, Mesh, MeshPhysicalMaterial, type Object3D, type PerspectiveCamera, type Texture } from 'three'
import type { Machine, View } from '../../kit/machine.ts'
import { labelPrefix } from '../../kit/materials.ts'
import type { Layer, Picture, Studio, ViewName } from '../orders.ts'
import { finish } from './exposure.ts'
import { frame, onPicture, outlinePoints, partData, spread } from './framing.ts'
import { guideLines } from './guide-lines.ts'
import { labelTexture } from './labels.ts'
import { lightByDome } from './lit-material.ts'
import { anchorsOf, paintOrder } from './parts-map.ts'
import { centreOf, Stage } from './stage.ts'

const aspect = 4 / 3
const shadowStrength = { hero: 0.62, exploded: 0.34 }

function meshesOf(machine: Group): Mesh[] {
  const meshes: Mesh[] = []
  machine.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object)
  })
  return meshes
}

async function prepareMaterials(machine: Machine, model: Group): Promise<void> {
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

/** Puts a machine on the stage. The result is what `orders.ts` promises. */
export async function openStudio(machine: Machine): Promise<Studio> {
  const model = machine.build()
  await prepareMaterials(machine, model)
  const stage = new Stage(model)
  const lines = guideLines(machine.guides ?? [])
  const partOf = (partId: string): Object3D => {
    const part = model.children.find((child) => partData(child).partId === partId)
    if (!part) throw new Error(`${machine.id} has no part ${partId}.`)
    return part
  }

  /** Arranges the machine for a view and finds its camera. */
  const arrange = (name: ViewName): { view: View; camera: PerspectiveCamera } => {
    spread(model, name === 'exploded' ? 1 : 0)
    return {
      view: machine.views[name],
      camera: frame(outlinePoints(model), stage.bounds(), machine.views[name], aspect),
    }
  }

  return {
    take({ view: name, width, height, samples, floorSamples }): Picture {
      const { view, camera } = arrange(name)
      const floor = stage.bounds().min.y - (name === 'exploded' ? 0.02 : 0)
      if (name === 'exploded') stage.add(lines)
      const half = { width: width / 2, height: height / 2 }
      const shadow: Texture = stage.exposeFloor(camera, view.azimuth, half, floorSamples, floor)
      const exposure = stage.exposeMachine(camera, view.azimuth, { width, height }, samples, floor)
      const look = { width, height, exposure: view.exposure ?? 1, shadow: (view.shadow ?? 1) * shadowStrength[name] }
      const picture = finish(stage.renderer, exposure.texture, shadow, look)
      stage.remove(lines)
      exposure.dispose()
      return picture
    },
    anchors(name) {
      return anchorsOf(stage.renderer, model, arrange(name).camera, centreOf)
    },
    layers(): Layer[] {
      const { camera } = arrange('exploded')
      const apart = model.children.map((part) => onPicture(centreOf(part), camera))
      spread(model, 0)
      const order = paintOrder(stage.renderer, model.children, camera)
      return model.children.map((part, index): Layer => {
        const together = onPicture(centreOf(part), camera)
        const there = apart[index] ?? together
        return {
          partId: partData(part).partId,
          dx: there.x - together.x,
          dy: there.y - together.y,
          z: order[index] ?? 0,
        }
      })
    },
    takeLayer(partId, { width, height, samples }): Picture {
      const { view, camera } = arrange('exploded')
      spread(model, 0)
      const shown = partOf(partId)
      for (const part of model.children) part.visible = part === shown
      const exposure = stage.exposeMachine(camera, view.azimuth, { width, height }, samples, -1e6)
      const look = { width, height, exposure: view.exposure ?? 1, shadow: 0 }
      const picture = finish(stage.renderer, exposure.texture, null, look)
      for (const part of model.children) part.visible = true
      exposure.dispose()
      return picture
    },
  }
}
