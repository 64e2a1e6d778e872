/** The rendered pictures, 3D models and videos of the machines: prepared on disk, with where the parts are in them. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { VideoDetail } from '@portal/contract/file'
import { ModelDetail } from '@portal/contract/model'
import { z } from 'zod'
import { MODEL_NAME, type PreparedMedia, type PreparedPicture } from '../../rooms/file/index.ts'
import { type CloseUpId, closeUps } from '../../../../../demo/close-ups.ts'
import { type CoverId, coverIds } from '../../../../../demo/cover-ids.ts'
import { videoSeconds, videoSize } from '../../../../../demo/video-size.ts'
import type { EnterpriseKey } from './people.ts'
import type { MachineId } from './products/product-line.ts'

export type View = 'hero' | 'exploded'
export const views = ['hero', 'exploded'] as const satisfies View[]

/** What a picture shows: a machine, a close-up, or what an article is about. */
export type PictureName = MachineId | CloseUpId | CoverId
/** Where it lies below the folders of demo/. */
export type PictureKey =
  | `${MachineId}/${View}`
  | `${MachineId}/layers/${string}`
  | `close-ups/${CloseUpId}`
  | `covers/${CoverId}`
  | `certificates/${string}`
  | `licences/${EnterpriseKey}`
  | `logos/${EnterpriseKey}`

const isCloseUp = (name: PictureName): name is CloseUpId => name in closeUps
const isCover = (name: PictureName): name is CoverId => coverIds.some((id) => id === name)
/** A machine is seen in one of its views; a close-up and a cover have only one. */
export function keyOf(name: PictureName, view: View): PictureKey {
  if (isCover(name)) return `covers/${name}`
  return isCloseUp(name) ? `close-ups/${name}` : `${name}/${view}`
}

const Anchors = z.array(z.object({ partId: z.string(), x: z.number(), y: z.number() }))
const MachineAnchors = z.object({ hero: Anchors, exploded: Anchors })
export type MachineAnchors = z.infer<typeof MachineAnchors>

/** demo/pictures/<machine>/layers.json: every part alone, at its place on the exploded picture. */
const Layers = z.object({
  layers: z.array(
    z.object({
      partId: z.string(),
      x: z.number(),
      y: z.number(),
      w: z.number(),
      h: z.number(),
      dx: z.number(),
      dy: z.number(),
      z: z.number(),
    }),
  ),
})
export type MachineLayers = z.infer<typeof Layers>['layers']

/** demo/renditions/manifest.json, by the pictures' keys. */
const Manifest = z.record(
  z.string(),
  z.object({ width: z.number(), height: z.number(), widths: z.array(z.number()), placeholder: z.string() }),
)
type Prepared = z.infer<typeof Manifest>[string]

/** demo/ lies in the repository's root: five folders above the sources, three above the bundle. */
function demoFolder(): string {
  const candidates = ['../../../../../demo', '../../../demo'].map((up) => path.join(import.meta.dirname, up))
  return candidates.find((folder) => existsSync(path.join(folder, 'pictures'))) ?? ''
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

/** An identifier that is the same at every seeding. */
function identifierOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Nothing is made of the videos: each plays everywhere as it is, and has no sound. */
const AS_IT_IS = { mp4: null, hls: null, frames: [], sound: false } satisfies VideoDetail

const Way = z.tuple([z.number(), z.number(), z.number()])
/** demo/models/manifest.json, by machine: what the inspection found, and how each part moves. */
const Models = z.record(
  z.string(),
  ModelDetail.extend({
    parts: z.array(z.object({ partId: z.string(), node: z.string(), direction: Way, distance: z.number() })),
  }),
)
export type MachineModel = z.infer<typeof Models>[string]

export interface Gallery {
  /** Anchors of a machine whose two pictures are both there, else null: its products show no picture. */
  anchors(machine: MachineId): Promise<MachineAnchors | null>
  /** The parts of a machine one by one; empty unless every one has its picture. */
  layers(machine: MachineId): Promise<MachineLayers>
  has(key: PictureKey): boolean
  identifier(key: PictureKey): string
  prepared(key: PictureKey): Promise<PreparedPicture>
  /** How the parts of a machine lie in its 3D model; null where there is none. */
  model(machine: MachineId): MachineModel | null
  modelIdentifier(machine: MachineId): string
  preparedModel(machine: MachineId): Promise<PreparedMedia>
  /** The video in which a machine turns once; null where there is none. */
  preparedVideo(machine: MachineId): Promise<PreparedMedia | null>
}

/** Opens the pictures; an installation without the demo folder shows none. */
export async function openGallery(): Promise<Gallery> {
  const folder = demoFolder()
  const manifestFile = path.join(folder, 'renditions/manifest.json')
  const manifest = folder && existsSync(manifestFile) ? Manifest.parse(await readJson(manifestFile)) : {}
  const modelsFile = path.join(folder, 'models/manifest.json')
  const models = folder && existsSync(modelsFile) ? Models.parse(await readJson(modelsFile)) : {}
  const modelIdentifier = (machine: MachineId) => identifierOf(`demo/${machine}/model`)
  const identifier = (key: PictureKey) => identifierOf(`demo/${key}`)

  async function rendition(key: string, width: number) {
    const file = (format: string) => readFile(path.join(folder, 'renditions', key, `${width}.${format}`))
    const [webp, avif] = await Promise.all([file('webp'), file('avif')])
    return { width, webp, avif }
  }

  return {
    has: (key) => manifest[key] !== undefined,
    identifier,
    async anchors(machine) {
      if (!views.every((view) => manifest[`${machine}/${view}`])) return null
      return MachineAnchors.parse(await readJson(path.join(folder, 'pictures', machine, 'anchors.json')))
    },
    async layers(machine) {
      const file = path.join(folder, 'pictures', machine, 'layers.json')
      if (!existsSync(file)) return []
      const { layers } = Layers.parse(await readJson(file))
      return layers.every(({ partId }) => manifest[`${machine}/layers/${partId}`]) ? layers : []
    },
    async prepared(key) {
      const { widths, ...known } = manifest[key] as Prepared
      return {
        ...known,
        id: identifier(key),
        name: `${key.replaceAll('/', '-')}.webp`,
        mediaType: 'image/webp',
        original: await readFile(path.join(folder, 'pictures', `${key}.webp`)),
        renditions: await Promise.all(widths.map((width) => rendition(key, width))),
      }
    },
    model: (machine) => models[machine] ?? null,
    modelIdentifier,
    async preparedModel(machine) {
      const { parts: _, ...detail } = models[machine] as MachineModel
      const compressed = await readFile(path.join(folder, 'models', `${machine}.glb.br`))
      const content = await promisify(brotliDecompress)(compressed)
      return {
        id: modelIdentifier(machine),
        kind: 'model',
        name: `${machine}.glb`,
        mediaType: 'model/gltf-binary',
        content,
        made: { [MODEL_NAME]: content, [`${MODEL_NAME}.br`]: compressed },
        facts: { detail: { model: detail } },
      }
    },
    async preparedVideo(machine) {
      const file = path.join(folder, 'videos', `${machine}.mp4`)
      if (!existsSync(file)) return null
      return {
        id: identifierOf(`demo/${machine}/video`),
        kind: 'video',
        name: `${machine}.mp4`,
        mediaType: 'video/mp4',
        content: await readFile(file),
        made: {},
        facts: { ...videoSize, durationMs: videoSeconds * 1000, detail: { video: AS_IT_IS } },
      }
    },
  }
}
