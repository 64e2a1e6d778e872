import {
  AddEquation,
  CustomBlending,
  FloatType,
  HalfFloatType,
  LinearFilter,
  NearestFilter,
  OneFactor,
  type Texture,
  UnsignedByteType,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Picture } from '../orders.ts'
import { ScreenPass } from './screen-pass.ts'

/** Radiance above this is cut per sample, or glints would leave stair steps that no averaging removes. */
const brightest = 5
/** Share of the frame over which the shadow fades out, so that it never ends at the picture's edge. */
const fade = 0.13

function target(
  width: number,
  height: number,
  type: typeof FloatType | typeof HalfFloatType | typeof UnsignedByteType,
) {
  const made = new WebGLRenderTarget(width, height, { type, depthBuffer: type === HalfFloatType })
  made.texture.minFilter = type === FloatType ? NearestFilter : LinearFilter
  made.texture.magFilter = made.texture.minFilter
  return made
}

/** The average of many renders, each with its own weight, kept in 32-bit floats. */
export class Exposure {
  /** Where the next sample is rendered to. */
  readonly sample: WebGLRenderTarget
  readonly #sum: WebGLRenderTarget
  readonly #renderer: WebGLRenderer
  readonly #add = new ScreenPass(
    { source: { value: null as Texture | null }, weight: { value: 1 } },
    `uniform sampler2D source;
    uniform float weight;
    void main() {
      vec4 texel = texture2D(source, at);
      gl_FragColor = vec4(min(texel.rgb, vec3(${brightest.toFixed(1)})), texel.a) * weight;
    }`,
    CustomBlending,
  )

  constructor(renderer: WebGLRenderer, width: number, height: number) {
    if (!renderer.extensions.has('EXT_float_blend')) throw new Error('This browser cannot add up 32-bit pictures.')
    this.#renderer = renderer
    this.sample = target(width, height, HalfFloatType)
    this.#sum = target(width, height, FloatType)
    const material = this.#add.material
    material.blendEquation = AddEquation
    material.blendSrc = OneFactor
    material.blendDst = OneFactor
    renderer.setRenderTarget(this.#sum)
    renderer.clear()
  }

  get texture(): Texture {
    return this.#sum.texture
  }

  add(weight: number): void {
    this.#add.uniforms.source.value = this.sample.texture
    this.#add.uniforms.weight.value = weight
    this.#add.draw(this.#renderer, this.#sum)
  }

  dispose(): void {
    this.sample.dispose()
    this.#sum.dispose()
  }
}

/** Blurs the alpha of a picture by a Gaussian of `radius` pixels, in two passes. */
export function blurred(
  renderer: WebGLRenderer,
  source: Texture,
  width: number,
  height: number,
  radius: number,
): WebGLRenderTarget {
  const pass = new ScreenPass(
    { source: { value: source }, step: { value: new Vector2() } },
    `uniform sampler2D source;
    uniform vec2 step;
    void main() {
      float sum = 0.;
      float weights = 0.;
      for (int i = -8; i <= 8; i++) {
        float weight = exp(-float(i * i) / 24.);
        sum += texture2D(source, at + step * float(i)).a * weight;
        weights += weight;
      }
      gl_FragColor = vec4(0., 0., 0., sum / weights);
    }`,
  )
  const [first, second] = [target(width, height, HalfFloatType), target(width, height, HalfFloatType)]
  const reach = radius / 4
  pass.uniforms.step.value.set(reach / width, 0)
  pass.draw(renderer, first)
  pass.uniforms.source.value = first.texture
  pass.uniforms.step.value.set(0, reach / height)
  pass.draw(renderer, second)
  first.dispose()
  return second
}

const finishShader = `
uniform sampler2D object;
uniform sampler2D floorShadow;
uniform float shadow;
uniform float exposure;

// Khronos PBR Neutral tone mapping: colours stay true, only the brightest are compressed.
vec3 neutral(vec3 color) {
  const float start = .8 - .04;
  const float desaturation = .15;
  float least = min(color.r, min(color.g, color.b));
  float offset = least < .08 ? least - 6.25 * least * least : .04;
  color -= offset;
  float peak = max(color.r, max(color.g, color.b));
  if (peak < start) return color;
  float d = 1. - start;
  float newPeak = 1. - d * d / (peak + d - start);
  color *= newPeak / peak;
  float g = 1. - 1. / (desaturation * (peak - newPeak) + 1.);
  return mix(color, vec3(newPeak), g);
}

vec3 encoded(vec3 color) {
  return mix(12.92 * color, 1.055 * pow(max(color, 0.), vec3(1. / 2.4)) - .055, step(.0031308, color));
}

void main() {
  vec4 texel = texture2D(object, at);
  float cover = clamp(texel.a, 0., 1.);
  vec3 color = encoded(neutral(texel.rgb / max(texel.a, 1e-4) * exposure));
  vec2 edge = smoothstep(0., ${fade}, min(at, 1. - at));
  float dark = texture2D(floorShadow, at).a * shadow * edge.x * edge.y * (1. - cover);
  float alpha = cover + dark;
  const vec3 ink = vec3(.043, .082, .13);
  gl_FragColor = vec4((color * cover + ink * dark) / max(alpha, 1e-4), alpha);
}`

/** Tone-maps the object over its floor shadow and reads the pixels back. */
export function finish(
  renderer: WebGLRenderer,
  object: Texture,
  floorShadow: Texture | null,
  look: { width: number; height: number; exposure: number; shadow: number },
): Picture {
  const { width, height, exposure, shadow } = look
  const pass = new ScreenPass(
    {
      object: { value: object },
      floorShadow: { value: floorShadow },
      exposure: { value: exposure },
      shadow: { value: floorShadow ? shadow : 0 },
    },
    finishShader,
  )
  const developed = target(width, height, UnsignedByteType)
  pass.draw(renderer, developed)
  const pixels = readBytes(renderer, developed)
  developed.dispose()
  return { width, height, pixels: toBase64(pixels) }
}

/** All bytes of an eight-bit target, bottom row first. */
export function readBytes(renderer: WebGLRenderer, source: WebGLRenderTarget): Uint8Array {
  const bytes = new Uint8Array(source.width * source.height * 4)
  renderer.readRenderTargetPixels(source, 0, 0, source.width, source.height, bytes)
  return bytes
}

function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = []
  const size = 0x8000
  for (let start = 0; start < bytes.length; start += size) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + size)))
  }
  return btoa(pieces.join(''))
}
