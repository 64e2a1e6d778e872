import { Box3, type Group, type MeshPhysicalMaterial, type PerspectiveCamera } from 'three'
import type { Machine } from '../../kit/machine.ts'
import type { CloseUpOrder, VideoSet, FrameOrder, Picture, PictureSize } from '../orders.ts'
import { finish } from './exposure.ts'
import { frame, outlinePoints, partData, spread } from './framing.ts'
import { Stage } from './stage.ts'
import { meshesOf, prepareMaterials } from './studio.ts'

const radian = Math.PI / 180
const closeUpShadow = 0.55
const videoShadow = 0.5
/** Positions of a turn that the camera of a video is placed by. */
const lookouts = 24

/** A machine that turns, or that shows some of its parts only. */
class MachineSet implements VideoSet {
  readonly #machine: Machine
  readonly #model: Group
  readonly #stage: Stage
  /** The camera of the video; it stands still while the machine turns. */
  #videoCamera: { camera: PerspectiveCamera; floor: number; aspect: number } | undefined

  constructor(machine: Machine, model: Group) {
    this.#machine = machine
    this.#model = model
    this.#stage = new Stage(model)
  }

  takeCloseUp({ partIds, apart, turn, view, colours, ...size }: CloseUpOrder): Picture {
    const parts = [...this.#model.children]
    if (partIds.length > 0) {
      this.#model.remove(...parts.filter((part) => !partIds.includes(partData(part).partId)))
      if (this.#model.children.length < partIds.length) throw new Error(`There is no such part: ${partIds.join(', ')}.`)
    }
    const painted = this.#paint(colours)
    this.#model.rotation.set(turn[0] * radian, turn[1] * radian, turn[2] * radian)
    spread(this.#model, apart)
    const camera = frame(outlinePoints(this.#model), this.#stage.bounds(), view, size.width / size.height)
    const look = { exposure: view.exposure ?? 1, shadow: (view.shadow ?? 1) * closeUpShadow }
    const picture = this.#take(camera, view.azimuth, this.#stage.bounds().min.y, look, size)
    for (const restore of painted) restore()
    this.#model.rotation.set(0, 0, 0)
    this.#model.add(...parts)
    return picture
  }

  takeFrame({ at, ...size }: FrameOrder): Picture {
    const { azimuth, exposure } = this.#machine.views.hero
    const aspect = size.width / size.height
    const kept = this.#videoCamera
    const videoCamera = kept?.aspect === aspect ? kept : this.#placeCamera(aspect)
    this.#videoCamera = videoCamera
    this.#turnTo(at)
    return this.#take(
      videoCamera.camera,
      azimuth,
      videoCamera.floor,
      { exposure: exposure ?? 1, shadow: videoShadow },
      size,
    )
  }

  #take(
    camera: PerspectiveCamera,
    azimuth: number,
    floor: number,
    look: { exposure: number; shadow: number },
    { width, height, samples }: PictureSize,
  ): Picture {
    const { machine, shadow } = this.#stage.expose(camera, azimuth, { width, height }, samples, floor)
    const picture = finish(this.#stage.renderer, machine.texture, shadow?.texture ?? null, { width, height, ...look })
    machine.dispose()
    shadow?.dispose()
    return picture
  }

  #turnTo(at: number): void {
    this.#model.rotation.set(0, at * Math.PI * 2, 0)
    this.#model.updateMatrixWorld(true)
  }

  /** As near as the machine allows wherever it is turned to. */
  #placeCamera(aspect: number): { camera: PerspectiveCamera; floor: number; aspect: number } {
    spread(this.#model, 0)
    const bounds = new Box3()
    const points = Array.from({ length: lookouts }, (_, index) => {
      this.#turnTo(index / lookouts)
      bounds.union(this.#stage.bounds())
      return outlinePoints(this.#model)
    }).flat()
    const view = { ...this.#machine.views.hero, fill: 0.92 }
    return { camera: frame(points, bounds, view, aspect), floor: bounds.min.y, aspect }
  }

  /** Repaints materials by name; answers how to take that back. */
  #paint(colours: CloseUpOrder['colours']): (() => void)[] {
    const materials = new Set(meshesOf(this.#model).map((mesh) => mesh.material as MeshPhysicalMaterial))
    return [...materials].flatMap((material) => {
      const colour = colours[material.name]
      if (colour === undefined) return []
      const before = material.color.clone()
      material.color.set(colour)
      return [() => material.color.copy(before)]
    })
  }
}

/** Builds a machine for videos and close-ups. */
export async function openSet(machine: Machine): Promise<VideoSet> {
  const model = machine.build()
  await prepareMaterials(machine, model)
  return new MachineSet(machine, model)
}
