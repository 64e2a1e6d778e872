import {
  Box3,
  Color,
  DirectionalLight,
  Group,
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

/** Texels along a side of a lamp's shadow map. */
const shadowMapSize = 2048
/** Radius of the blur of the floor's shadow, in pixels of its half-size picture. */
const floorBlur = 10
/** A floor too far below to dim anything. */
const noFloor = -1e6
/** Light falling on the floor at a flatter angle than this leaves shadows too long to be pretty. */
const lowestFloorLight = 0.36
/** Lens of the pixel filter: jitter is spread over this many pixels. */
const filterWidth = 1.3

/** How much a light matters to the floor: none when it falls so flatly that shadows would grow long. */
function onFloor(light: DomeLight): number {
  return light.from.y > lowestFloorLight ? light.power.g * light.from.y : 0
}

/** Golden-ratio spread of sub-pixel offsets, from -0.5 to 0.5. */
function jitter(index: number): [number, number] {
  return [((index * 0.7548776662 + 0.5) % 1) - 0.5, ((index * 0.5698402909 + 0.5) % 1) - 0.5]
}

type Size = { readonly width: number; readonly height: number }

/** `shadow` holds in its alpha the share of light that the machine keeps from the floor. */
type Exposed = { readonly machine: Exposure; readonly shadow: WebGLRenderTarget | null }

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
  readonly #beside = new Group()
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
    this.#scene.add(machine, this.#beside, this.#floor)
    for (const lamp of this.#lamps) {
      lamp.castShadow = true
      lamp.shadow.mapSize.set(shadowMapSize, shadowMapSize)
      this.#scene.add(lamp, lamp.target)
    }
    shadeByDome(this.#floor.material)
  }

  /** Puts something beside the machine that takes no part in its shadows. */
  add(object: Object3D): void {
    this.#beside.add(object)
  }

  remove(object: Object3D): void {
    this.#beside.remove(object)
  }

  /** Bounds of what is visible of the machine. */
  bounds(): Box3 {
    return new Box3().setFromObject(this.#machine)
  }

  /**
   * Takes the lit machine over nothing, averaged over `samples` lights, and its shadow on a floor at height `floor`
   * (none when undefined) at half the size. The caller disposes of both.
   */
  expose(camera: PerspectiveCamera, azimuth: number, size: Size, samples: number, floor?: number): Exposed {
    const { lights, brightness } = this.#dome(azimuth, samples)
    const half = { width: size.width / 2, height: size.height / 2 }
    const floorExposure = floor === undefined ? null : new Exposure(this.renderer, half.width, half.height)
    lightUniforms.floorHeight.value = floor ?? noFloor
    this.#floor.position.y = floor ?? noFloor
    const machine = new Exposure(this.renderer, size.width, size.height)
    const draws = lights.length / lampCount
    for (let draw = 0; draw < draws; draw++) {
      const [x, y] = jitter(draw)
      camera.setViewOffset(size.width, size.height, x * filterWidth, y * filterWidth, size.width, size.height)
      // Lamps of one draw are taken from all over the sky, so that every draw is lit alike.
      const shining = this.#lamps.map((_, index) => lights[draw + index * draws])
      for (const [index, lamp] of this.#lamps.entries()) this.#aim(lamp, index, shining[index], brightness)
      this.#draw(camera, machine)
      machine.add(1 / draws)
      if (floorExposure) this.#drawFloor(camera, floorExposure, shining, lights)
    }
    camera.clearViewOffset()
    const shadow = floorExposure && blurred(this.renderer, floorExposure.texture, half.width, half.height, floorBlur)
    floorExposure?.dispose()
    return { machine, shadow }
  }

  /** Adds what the lamps of this draw leave dark on the floor, out of the shadow maps that the machine was lit with. */
  #drawFloor(
    camera: PerspectiveCamera,
    exposure: Exposure,
    shining: readonly (DomeLight | undefined)[],
    lights: readonly DomeLight[],
  ): void {
    const total = lights.reduce((sum, light) => sum + onFloor(light), 0)
    for (const [index, light] of shining.entries()) {
      lightUniforms.domeShare.value[index] = light ? onFloor(light) / total : 0
    }
    this.renderer.shadowMap.autoUpdate = false
    this.#machine.visible = false
    this.#beside.visible = false
    this.#floor.visible = true
    this.#draw(camera, exposure)
    exposure.add(1)
    this.#floor.visible = false
    this.#machine.visible = true
    this.#beside.visible = true
    this.renderer.shadowMap.autoUpdate = true
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
    shadow.normalBias = (sphere.radius / shadowMapSize) * 2.5
    lightUniforms.domeFrom.value[index]?.copy(light.from)
    lightUniforms.domeShare.value[index] = light.share
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
