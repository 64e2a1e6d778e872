/** Loads a model as the server prepared it: meshopt-packed, pictures as WebP inside of the file. */
import {
  ClampToEdgeWrapping,
  type Group,
  LinearFilter,
  LinearMipmapLinearFilter,
  MirroredRepeatWrapping,
  RepeatWrapping,
  Texture,
  type Wrapping,
} from 'three'
import { type GLTFLoaderPlugin, GLTFLoader, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import type { ModelViewerOptions } from './viewer-types.ts'

/** As much of glTF as pictures need. */
interface PictureJson {
  textures: { source?: number; sampler?: number; extensions?: { EXT_texture_webp?: { source: number } } }[]
  images: { bufferView: number; mimeType: string }[]
  samplers?: { wrapS?: number; wrapT?: number }[]
}

const wrappings: Record<number, Wrapping> = { 33071: ClampToEdgeWrapping, 33648: MirroredRepeatWrapping }

/** Decodes pictures straight from their bytes: the loader's own way needs `blob:` addresses, which pages do not allow. */
function pictures(parser: GLTFParser): GLTFLoaderPlugin {
  const json = parser.json as PictureJson
  async function load(index: number): Promise<Texture> {
    const described = json.textures[index]
    const image = json.images[described?.extensions?.EXT_texture_webp?.source ?? described?.source ?? -1]
    const bytes = (await parser.getDependency('bufferView', image?.bufferView ?? -1)) as ArrayBuffer
    const picture = new Blob([bytes], { type: image?.mimeType ?? '' })
    const texture = new Texture(
      await createImageBitmap(picture, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' }),
    )
    const sampler = json.samplers?.[described?.sampler ?? -1]
    texture.flipY = false
    texture.wrapS = wrappings[sampler?.wrapS ?? 0] ?? RepeatWrapping
    texture.wrapT = wrappings[sampler?.wrapT ?? 0] ?? RepeatWrapping
    texture.magFilter = LinearFilter
    texture.minFilter = LinearMipmapLinearFilter
    // Labels are seen from the side.
    texture.anisotropy = 8
    texture.needsUpdate = true
    parser.associations.set(texture, { textures: index })
    return texture
  }
  // Under the name of the plugin that it stands for.
  return { name: 'EXT_texture_webp', loadTexture: load }
}

/** The scene of a model; `onProgress` hears 0–1 where the size is known. Rejects when it cannot be had or read. */
export async function loadModel(
  { url, bytes }: Pick<ModelViewerOptions, 'url' | 'bytes'>,
  onProgress: (share: number) => void,
): Promise<Group> {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).register(pictures)
  const { scene } = await loader.loadAsync(url, ({ loaded, total }) => {
    // What the server announces is the size of what travels, which is packed once more.
    const whole = bytes || total
    if (whole > 0) onProgress(Math.min(1, loaded / whole))
  })
  return scene
}
