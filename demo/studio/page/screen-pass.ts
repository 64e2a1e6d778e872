import {
  type Blending,
  type IUniform,
  Mesh,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'

const vertexShader = `
varying vec2 at;
void main() {
  at = uv;
  gl_Position = vec4(position.xy, 0., 1.);
}`

/** A fragment shader over the whole of a render target; `at` is the position from 0 to 1. */
export class ScreenPass<Uniforms extends Record<string, IUniform>> {
  readonly uniforms: Uniforms
  readonly #camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  readonly #screen: Mesh<PlaneGeometry, ShaderMaterial>

  constructor(uniforms: Uniforms, body: string, blending: Blending = NoBlending) {
    this.uniforms = uniforms
    const material = new ShaderMaterial({
      uniforms,
      vertexShader,
      fragmentShader: `varying vec2 at;\n${body}`,
      blending,
      depthTest: false,
      depthWrite: false,
    })
    this.#screen = new Mesh(new PlaneGeometry(2, 2), material)
    this.#screen.frustumCulled = false
  }

  get material(): ShaderMaterial {
    return this.#screen.material
  }

  draw(renderer: WebGLRenderer, target: WebGLRenderTarget): void {
    const kept = renderer.autoClear
    renderer.autoClear = false
    renderer.setRenderTarget(target)
    renderer.render(this.#screen, this.#camera)
    renderer.autoClear = kept
  }
}
