/** Takes a picture of the model from the usual side, for lists and for browsers that cannot draw it. */
import { type PerspectiveCamera, type Scene, Vector2, type Vector3, type WebGLRenderer } from 'three'
import { type Frame, USUAL_DIRECTION } from './framing.ts'

export interface TakenPicture {
  /** PNG with a transparent ground. */
  blob: Blob
  width: number
  height: number
  /** Where each part's middle is, in fractions of the picture from the left and from the top. */
  places: { no: string; x: number; y: number }[]
}

interface Deps {
  renderer: WebGLRenderer
  scene: Scene
  camera: PerspectiveCamera
  size: { width: number; height: number }
  /** Computed when the camera has the picture's shape. */
  frame(camera: PerspectiveCamera): Frame
  middles: readonly { no: string; at: Vector3 }[]
}

/** Draws once in the picture's size; the canvas in the page has its own size back before the browser shows it. */
export function takePicture({ renderer, scene, camera: shown, size, frame, middles }: Deps): Promise<TakenPicture> {
  const { width, height } = size
  const before = { size: renderer.getSize(new Vector2()), ratio: renderer.getPixelRatio() }
  const camera = shown.clone()
  camera.aspect = width / height
  const { target, distance } = frame(camera)
  camera.position.copy(target).addScaledVector(USUAL_DIRECTION, distance)
  camera.near = distance / 100
  camera.far = distance * 20
  camera.lookAt(target)
  camera.updateProjectionMatrix()
  renderer.setPixelRatio(1)
  renderer.setSize(width, height, false)
  renderer.render(scene, camera)
  const blob = new Promise<Blob>((done, fail) => {
    // The canvas is copied now and encoded later.
    renderer.domElement.toBlob((taken) => (taken ? done(taken) : fail(new Error('no picture was taken'))), 'image/png')
  })
  const places = middles.map(({ no, at }) => {
    const seen = at.clone().project(camera)
    return { no, x: (seen.x + 1) / 2, y: (1 - seen.y) / 2 }
  })
  renderer.setPixelRatio(before.ratio)
  renderer.setSize(before.size.x, before.size.y, false)
  return blob.then((taken) => ({ blob: taken, width, height, places }))
}
