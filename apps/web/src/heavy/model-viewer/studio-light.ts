/** The light of a photographer's studio: bright panels around a grey room, as an environment that metal mirrors. */
import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'

type Triple = readonly [number, number, number]

/** Where each panel stands, how large it is, and how bright: above, left, right, behind, and a faint one in front. */
const panels: readonly (readonly [at: Triple, size: Triple, light: number])[] = [
  [[0, 6, 1], [8, 0.1, 5], 7],
  [[-6, 2, 2], [0.1, 7, 4], 4.5],
  [[6, 2, 1], [0.1, 7, 3], 3.2],
  [[0, 2.5, -6], [9, 3, 0.1], 2.6],
  [[2, 1, 7], [6, 2, 0.1], 1.6],
]

/** Renders the studio into an environment map; whoever asked disposes of it. */
export function lightStudio(renderer: WebGLRenderer): WebGLRenderTarget {
  const studio = new Scene()
  const box = new BoxGeometry()
  const room = new Mesh(box, new MeshBasicMaterial({ color: new Color(0.36, 0.39, 0.43), side: BackSide }))
  room.scale.setScalar(18)
  studio.add(room)
  for (const [at, size, light] of panels) {
    const panel = new Mesh(box, new MeshBasicMaterial({ color: new Color(light, light, light) }))
    panel.position.set(...at)
    panel.scale.set(...size)
    studio.add(panel)
  }
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromScene(studio, 0.03)
  generator.dispose()
  box.dispose()
  studio.traverse((object) => {
    if (object instanceof Mesh) (object.material as MeshBasicMaterial).dispose()
  })
  return target
}
