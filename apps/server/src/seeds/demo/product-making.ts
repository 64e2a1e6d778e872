/** Makes the demonstration's products: what is written, their pictures, and how they come apart. */
import type { ProductBasics } from '@portal/contract/product-document'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import { chainOf } from './chain.ts'
import { patents } from './patents/index.ts'
import { type Gallery, keyOf, type PictureKey, type View, views } from './pictures.ts'
import type { MachineId, ProductLine } from './products/product-line.ts'
import type { DemoRooms } from './rooms.ts'

export interface Scene {
  tx: Tx
  rooms: DemoRooms
  gallery: Gallery
  owner: OrganisationActor
  numbers: Map<string, string>
}

/** A part whose picture was not taken yet is not told of. */
export const isShown = (gallery: Gallery, { machine, closeUp }: ProductLine): boolean =>
  machine !== null || (closeUp !== undefined && gallery.has(`close-ups/${closeUp}`))

/** The first of the machine's patents, or the part's own; those of somebody else with their proof. */
function linkedPatents({ numbers }: Scene, { machine, patents: own, basics }: ProductLine) {
  const of = typeof own === 'number' ? machine : basics.model
  const most = typeof own === 'number' ? own : own.length
  const linked = patents.filter((patent) => patent.of === of).slice(0, most)
  return linked.map(({ record, line: { part, holder } }) => ({
    patentId: numbers.get(record.number) ?? '',
    part,
    proof: holder ? { kind: holder.kind, statement: holder.statement, fileId: null } : null,
  }))
}

export async function createProduct(scene: Scene, line: ProductLine): Promise<string> {
  const { rooms, owner, gallery } = scene
  const linked = linkedPatents(scene, line)
  const basics: ProductBasics = { ...line.basics, patents: linked.map(({ patentId, proof }) => ({ patentId, proof })) }
  const submit = line.fate !== 'draft'
  const { productId } = await rooms.product.saveBasics(owner, { ...basics, submit })
  if (!submit) return productId
  const isWhole = line.machine !== null && !line.isVariant
  const keys = (isWhole ? views : (['hero'] as const))
    .map((view) => shownBy(gallery, line, view))
    .filter((key) => gallery.has(key))
  if (keys.length === 0) return productId
  await adopt(
    scene,
    line.machine === null ? keys : [...keys, ...views.map((view) => keyOf(line.machine as MachineId, view))],
  )
  const pictures = keys.map((key) => describedPicture(gallery, line, key))
  await rooms.product.save(owner, productId, { kind: 'pictures', document: { pictures } }, { submit })
  if (isWhole && line.machine) {
    await takeApart(scene, productId, line.machine, linked)
    await showTurning(scene, productId, line.basics, line.machine)
  }
  return productId
}

/** The video in which it turns once, where one was taken. */
async function showTurning(
  { tx, rooms, owner, gallery }: Scene,
  productId: string,
  { name, nameEn }: ProductLine['basics'],
  machine: MachineId,
): Promise<void> {
  const video = await gallery.preparedVideo(machine)
  if (!video) return
  await rooms.file.media.adopt(tx, owner, video)
  const told = { title: `${name}：环视一周`, titleEn: `${nameEn}: once around`, captions: [] }
  const document = { videos: [{ ...told, fileId: video.id, cover: gallery.identifier(`${machine}/hero`) }] }
  await rooms.product.save(owner, productId, { kind: 'video', document }, { submit: true })
}

/** How the machine comes apart: its parts in picture and model, each with its patents. */
async function takeApart(
  scene: Scene,
  productId: string,
  machine: MachineId,
  linked: ReturnType<typeof linkedPatents>,
): Promise<void> {
  const { rooms, owner, gallery, tx } = scene
  const anchors = await gallery.anchors(machine)
  if (!anchors) return
  const exploded = gallery.identifier(`${machine}/exploded`)
  const assembled = gallery.identifier(`${machine}/hero`)
  const model = gallery.model(machine)
  const files = { exploded, assembled, model: model && gallery.modelIdentifier(machine) }
  if (model) await rooms.file.media.adopt(tx, owner, await gallery.preparedModel(machine))
  const keyOfLayer = (partId: string) => `${machine}/layers/${partId}` as const
  const layers = (await gallery.layers(machine)).map((layer) => {
    return { ...layer, fileId: gallery.identifier(keyOfLayer(layer.partId)) }
  })
  await adopt(
    scene,
    layers.map(({ partId }) => keyOfLayer(partId)),
  )
  const chain = chainOf(machine, anchors, files, { patents: linked, model, layers })
  await rooms.product.save(owner, productId, { kind: 'chain', document: chain }, { submit: true })
}

async function adopt({ rooms, gallery, owner, tx }: Scene, keys: readonly PictureKey[]): Promise<void> {
  const ours = { organisationId: owner.organisationId, userId: owner.userId }
  for (const key of new Set(keys))
    if (gallery.has(key)) await rooms.file.files.adopt(tx, ours, await gallery.prepared(key))
}

/** What stands for a product: its own close-up, else its machine. */
function shownBy(gallery: Gallery, { machine, closeUp }: ProductLine, view: View): PictureKey {
  if (closeUp && (gallery.has(`close-ups/${closeUp}`) || machine === null)) return `close-ups/${closeUp}`
  return keyOf(machine as MachineId, view)
}

const describedPicture = (gallery: Gallery, { basics }: ProductLine, key: PictureKey) => ({
  fileId: gallery.identifier(key),
  alt: `${basics.name} ${basics.model}${key.endsWith('/exploded') ? '，爆炸图' : ''}`,
})

/** A picture of a product with what it shows. */
export const pictureOf = (gallery: Gallery, line: ProductLine, view: View) =>
  describedPicture(gallery, line, shownBy(gallery, line, view))
