import {
  Box3,
  Color,
  DirectionalLight,
  type Group,
  Mesh,
  PCFShadowMap,
  type Object3D,
  type PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  Sphere,
  type Texture,
  Vector3,
  WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import { correctionTexture, type DomeLight, domeLights, irradiance, skyTexture } from './dome.ts'
import { blurred, Exposure } from './exposure.ts'
import { lampCount, lightUniforms, shadeByDome } from './lit-material.ts'
import { direction, type Sky, skyFor } from './sky.ts'

/** Texels along a side; the floor's shadow is blurred anyway. */
const [machineShadowMap, floorShadowMap] = [2048, 1024]
/** Light falling on the floor at a flatter angle than this leaves shadows too long to be pretty. */
const lowestFloorLight = 0.42
/** Lens of the pixel filter: jitter is spread over this many pixels. */
const filterWidth = 1.3

/** Golden-ratio spread of sub-pixel offsets, from -0.5 to 0.5. */
function jitter(index: number): [number, number] {
  return [((index * 0.7548776662 + 0.5) % 1) - 0.5, ((index * 0.5698402909 + 0.5) % 1) - 0.5]
}

type Dome = {
  readonly azimuth: number
  readonly brightness: number
  readonly lights: readonly DomeLight[]
  readonly correction: Texture
  readonly environment: WebGLRenderTarget
}

/** A machine on the studio's floor under its dome of lights. */
export class Stage {
  readonly renderer = new WebGLRenderer({ antialias: false, alpha: true })
  readonly #scene = new Scene()
  readonly #lamps = Array.from({ length: lampCount }, () => new DirectionalLight())
  readonly #floor: Mesh<PlaneGeometry, ShadowMaterial>
  readonly #reflections: PMREMGenerator
  readonly #machine: Group
  #kept: Dome | undefined

  constructor(machine: Group) {
    this.#machine = machine
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = PCFShadowMap
    this.renderer.setClearColor(0, 0)
    this.#reflections = new PMREMGenerator(this.renderer)
    this.#floor = new Mesh(new PlaneGeometry(200, 200).rotateX(-Math.PI / 2), new ShadowMaterial())
    this.#floor.receiveShadow = true
    this.#floor.visible = false
    this.#scene.add(machine, this.#floor)
    for (const lamp of this.#lamps) {
      lamp.castShadow = true
      this.#scene.add(lamp, lamp.target)
    }
    shadeByDome(this.#floor.material)
  }

  /** Puts something beside the machine that takes no part in its shadows. */
  add(object: Object3D): void {
    this.#scene.add(object)
  }

  remove(object: Object3D): void {
    this.#scene.remove(object)
  }

  /** Bounds of what is visible of the machine. */
  bounds(): Box3 {
    return new Box3().setFromObject(this.#machine)
  }

  /** The lit machine over nothing, averaged over `samples` lights. The caller disposes of it. */
  exposeMachine(
    camera: PerspectiveCamera,
    azimuth: number,
    size: { width: number; height: number },
    samples: number,
    floor: number,
  ): Exposure {
    const { lights, brightness } = this.#dome(azimuth, samples)
    lightUniforms.floorHeight.value = floor
    this.#setShadowMap(machineShadowMap)
    const exposure = new Exposure(this.renderer, size.width, size.height)
    const draws = lights.length / lampCount
    for (let draw = 0; draw < draws; draw++) {
      const [x, y] = jitter(draw)
      camera.setViewOffset(size.width, size.height, x * filterWidth, y * filterWidth, size.width, size.height)
      // Lamps of one draw are taken from all over the sky, so that every draw is lit alike.
      for (const [index, lamp] of this.#lamps.entries())
        this.#aim(lamp, index, lights[draw + index * draws], brightness)
      this.#draw(camera, exposure)
      exposure.add(1 / draws)
    }
    camera.clearViewOffset()
    return exposure
  }

  /** Alpha is the share of the light that the machine keeps from the floor at height `floor`. The caller disposes of it. */
  exposeFloor(
    camera: PerspectiveCamera,
    azimuth: number,
    size: { width: number; height: number },
    samples: number,
    floor: number,
  ): WebGLRenderTarget {
    const lights = domeLights(skyFor(azimuth), samples, lowestFloorLight)
    const falling = (light: DomeLight) => light.power.g * light.from.y
    const total = lights.reduce((sum, light) => sum + falling(light), 0)
    const exposure = new Exposure(this.renderer, size.width, size.height)
    this.#setShadowMap(floorShadowMap)
    this.#floor.position.y = floor
    this.#floor.visible = true
    this.#hideFromCamera(true)
    const draws = lights.length / lampCount
    for (let draw = 0; draw < draws; draw++) {
      for (const [index, lamp] of this.#lamps.entries()) {
        const light = lights[draw + index * draws]
        this.#aim(lamp, index, light, 1)
        lightUniforms.domeShare.value[index] = light ? falling(light) / total : 0
      }
      this.#draw(camera, exposure)
      exposure.add(1)
    }
    this.#hideFromCamera(false)
    this.#floor.visible = false
    const soft = blurred(this.renderer, exposure.texture, size.width, size.height, 8)
    exposure.dispose()
    return soft
  }

  /** Makes a white surface turned between the camera and the zenith come out a little over white; tone mapping brings it back. */
  #brightness(sky: Sky, azimuth: number): number {
    return (1.3 * Math.PI) / irradiance(sky, direction(azimuth, 45))
  }

  /** The lights for a camera, kept until another camera or another number of lights is asked for. */
  #dome(azimuth: number, samples: number): Dome {
    const kept = this.#kept
    if (kept && kept.azimuth === azimuth && kept.lights.length === samples) return kept
    kept?.correction.dispose()
    kept?.environment.dispose()
    const sky = skyFor(azimuth)
    const brightness = this.#brightness(sky, azimuth)
    const lights = domeLights(sky, samples, -1)
    const correction = correctionTexture(sky, lights)
    const picture = skyTexture(sky, brightness)
    const environment = this.#reflections.fromEquirectangular(picture)
    picture.dispose()
    this.#scene.environment = environment.texture
    lightUniforms.domeCorrection.value = correction
    this.#kept = { azimuth, brightness, lights, correction, environment }
    return this.#kept
  }

  #setShadowMap(size: number): void {
    for (const { shadow } of this.#lamps) {
      if (shadow.mapSize.x === size) continue
      shadow.mapSize.set(size, size)
      shadow.map?.dispose()
      shadow.map = null
    }
  }

  #aim(lamp: DirectionalLight, index: number, light: DomeLight | undefined, brightness: number): void {
    if (!light) throw new Error(`The number of samples must be a multiple of ${lampCount}.`)
    const sphere = this.bounds().getBoundingSphere(new Sphere())
    const { shadow } = lamp
    lamp.target.position.copy(sphere.center)
    lamp.position.copy(sphere.center).addScaledVector(light.from, sphere.radius * 2)
    lamp.target.updateMatrixWorld()
    const strongest = Math.max(light.power.r, light.power.g, light.power.b)
    lamp.color = new Color().copy(light.power).multiplyScalar(1 / strongest)
    lamp.intensity = strongest * brightness
    Object.assign(shadow.camera, {
      left: -sphere.radius,
      right: sphere.radius,
      top: sphere.radius,
      bottom: -sphere.radius,
      near: sphere.radius * 0.9,
      far: sphere.radius * 6,
    })
    shadow.camera.updateProjectionMatrix()
    shadow.normalBias = (sphere.radius / shadow.mapSize.x) * 2.5
    lightUniforms.domeFrom.value[index]?.copy(light.from)
    lightUniforms.domeShare.value[index] = light.share
  }

  /** Hides the machine from the camera while it goes on casting shadows. */
  #hideFromCamera(hidden: boolean): void {
    this.#machine.traverse((object) => {
      if (object instanceof Mesh) object.material.colorWrite = !hidden
      if (object instanceof Mesh) object.material.depthWrite = !hidden
    })
  }

  #draw(camera: PerspectiveCamera, exposure: Exposure): void {
    this.renderer.setRenderTarget(exposure.sample)
    this.renderer.render(this.#scene, camera)
  }
}

/** Centre of a part's bounds in world coordinates. */
export function centreOf(part: Object3D): Vector3 {
  return new Box3().setFromObject(part).getCenter(new Vector3())
}
