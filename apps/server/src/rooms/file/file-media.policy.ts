/** What is uploaded in steps: who may, how large, of what type; and how it is served. */
import { bilingual } from '@portal/contract/bilingual'
import {
  type FileFailure,
  VideoDetail,
  fileFailures,
  UPLOAD_PATH,
  type UploadKind,
  uploadKinds,
  uploadMaxBytes,
  uploadFormats,
  uploadTypes,
} from '@portal/contract/file'
import type { Bilingual } from '@portal/contract/kit'
import { ModelDetail } from '@portal/contract/model'
import { passesPermission } from '@portal/contract/permission'
import { APPROVED } from '@portal/contract/enterprise'
import { fault } from '../../platform/errors.ts'
import type { OrganisationActor, Actor } from '../../platform/http/actor.ts'

const MEBIBYTE = 1024 * 1024

const kindNames: Record<UploadKind, Bilingual> = {
  video: bilingual('视频', 'video'),
  model: bilingual('三维模型', '3D model'),
  document: bilingual('证明文件', 'document'),
  captions: bilingual('字幕', 'captions'),
}

const says = {
  kind: bilingual('无法识别要上传的文件类别', 'The kind of file to upload is not known'),
  name: bilingual('请提供文件名', 'The file has no name'),
  empty: bilingual('文件是空的，请重新选择', 'The file is empty. Please choose another one'),
  approval: bilingual(
    '企业认证通过后方可上传此类文件',
    'Your enterprise has to be approved before you can upload files of this kind',
  ),
  gone: bilingual(
    '这次上传已过期或已取消，请重新上传',
    'This upload has expired or was cancelled. Please upload the file again',
  ),
  unfinished: bilingual(
    '未完成的上传过多，请先完成或取消其中一些',
    'There are too many unfinished uploads. Please finish or cancel some of them',
  ),
  offset: bilingual(
    '上传位置与已收到的内容不符，将自动继续',
    'The upload did not continue where it ended. It goes on by itself',
  ),
  protocol: bilingual(
    '上传请求无法识别，请刷新页面后重试',
    'The upload request was not understood. Please reload and try again',
  ),
  missing: bilingual('文件不存在或已被删除，请重新上传', 'The file does not exist any more. Please upload it again'),
  checking: bilingual('文件仍在处理中，请稍后再提交', 'The file is still being checked. Please submit a little later'),
  failed: bilingual(
    '文件未通过检查，请更换后再提交',
    'The file did not pass its check. Please replace it, then submit',
  ),
} satisfies Record<string, Bilingual>

const tooLarge = (kind: UploadKind): Bilingual => {
  const most = `${uploadMaxBytes[kind] / MEBIBYTE} MB`
  return bilingual(`${kindNames[kind]['zh-cn']}不能超过 ${most}`, `A ${kindNames[kind].en} may have at most ${most}`)
}
const wrongType = (kind: UploadKind): Bilingual =>
  bilingual(
    `${kindNames[kind]['zh-cn']}只支持 ${uploadFormats[kind].join('、')}，该文件的内容不是其中任何一种`,
    `A ${kindNames[kind].en} has to be ${uploadFormats[kind].join(', ')}; the content of this file is none of them`,
  )
const wrongEnding = (name: string, ending: string): Bilingual =>
  bilingual(
    `“${name}”的扩展名与内容不符，它实际是 ${ending.toUpperCase()} 文件，请更正扩展名后重新上传`,
    `The ending of “${name}” does not fit its content, which is ${ending.toUpperCase()}. Please correct the name and upload it again`,
  )

export const uploadRefusals = {
  kind: () => fault('A0400', says.kind),
  name: () => fault('A0400', says.name),
  empty: () => fault('A0700', says.empty),
  approval: () => fault('A0301', says.approval),
  gone: () => fault('A0404', says.gone),
  unfinished: () => fault('A0700', says.unfinished),
  offset: () => fault('A0409', says.offset),
  protocol: () => fault('A0400', says.protocol),
  missing: () => fault('A0404', says.missing),
  tooLarge: (kind: UploadKind) => fault('A0413', tooLarge(kind)),
  wrongType: (kind: UploadKind) => fault('A0415', wrongType(kind)),
  wrongEnding: (name: string, ending: string) => fault('A0415', wrongEnding(name, ending)),
}

/** Uploads that an enterprise may have begun and not finished. */
export const MOST_UNFINISHED = 20
/** Videos that an enterprise may begin to upload within a day: each may fill two gigabytes, and costs minutes of computing. */
export const VIDEOS_PER_DAY = { limit: 100, windowSeconds: 24 * 3600 }
/** Days after which an upload that was not finished is thrown away. */
export const UPLOAD_DAYS = 7
/** As much of a file's beginning as its type is known by. */
export const HEAD_BYTES = 4_100

/** What somebody says about a file before they send it. */
export interface Announced {
  kind: UploadKind
  /** For display only, never part of a path. */
  name: string
  bytes: number
}

// oxlint-disable-next-line no-control-regex -- control characters are exactly what is taken out
const UNPRINTABLE = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A file's name without folders, control characters and marks that turn the direction of reading. */
export const safeName = (name: string): string =>
  (name.toWellFormed().replaceAll(UNPRINTABLE, '').split(/[\\/]/).at(-1) ?? '').trim().slice(-200)

/** Reads `Upload-Metadata`. A0400 for an unknown kind or no name, A0700 for nothing, A0413 for too much. */
export function announcedOf(metadata: Record<string, string | null> | undefined, bytes: number | undefined): Announced {
  const kind = uploadKinds.find((one) => one === metadata?.['kind'])
  if (!kind) throw uploadRefusals.kind()
  const name = safeName(metadata?.['name'] ?? metadata?.['filename'] ?? '')
  if (name === '') throw uploadRefusals.name()
  if (!bytes) throw uploadRefusals.empty()
  if (bytes > uploadMaxBytes[kind]) throw uploadRefusals.tooLarge(kind)
  return { kind, name, bytes }
}

/**
 * Lets in whoever may upload for their enterprise; before it is approved, its owner may upload documents, because the
 * licence belongs to what is examined. A0301 for everybody else.
 */
export function admitUploader(actor: Actor, kind: UploadKind): OrganisationActor {
  const { organisationId, examineState } = actor
  if (organisationId === null || !passesPermission(actor, ['file:upload:own'])) throw fault('A0301')
  if (examineState !== APPROVED && kind !== 'document') throw uploadRefusals.approval()
  return { ...actor, organisationId }
}

/** Holds what a file is against what it is said to be. A0415 when they differ. */
export function assertType(kind: UploadKind, name: string, mediaType: string | null): string {
  const endingsOfType =
    mediaType === null ? undefined : (uploadTypes[kind] as Record<string, readonly string[]>)[mediaType]
  if (mediaType === null || endingsOfType === undefined) throw uploadRefusals.wrongType(kind)
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!endingsOfType.includes(ending)) throw uploadRefusals.wrongEnding(name, endingsOfType[0] ?? '')
  return mediaType
}

/** A0404 unless all are there and of this kind, A0400 unless they are ready. */
export function assertAllReady(
  kind: string,
  wanted: readonly string[],
  found: readonly { kind: string; state: string }[],
): void {
  if (found.length !== wanted.length || found.some((file) => file.kind !== kind)) throw uploadRefusals.missing()
  if (found.some(({ state }) => state === 'checking')) throw fault('A0400', says.checking)
  if (found.some(({ state }) => state === 'failed')) throw fault('A0400', says.failed)
}

export const failureOf = (code: string | null): FileFailure | null => fileFailures.find((one) => one === code) ?? null

/** What may be shown in place, by the ending of its name; everything else is saved. None of it can run. */
const shownTypes: Record<string, string> = {
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mkv: 'video/matroska',
  ts: 'video/mp2t',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
  glb: 'model/gltf-binary',
  webp: 'image/webp',
  avif: 'image/avif',
  json: 'application/json',
}

export const endingOf = (mediaType: string): string =>
  Object.values(uploadTypes)
    .map((types) => (types as Record<string, readonly string[]>)[mediaType]?.[0])
    .find((ending) => ending !== undefined) ?? 'bin'

/** As much of what was found in a model as tells that it is made. */
const MadeModel = ModelDetail.pick({ bytes: true })

/** What visitors load of a model. */
export const MODEL_NAME = 'model.glb'

/** How a file is called in its address: `original.mp4`. */
export const originalName = (mediaType: string): string => `original.${endingOf(mediaType)}`

const NAME = /^[a-z0-9][a-z0-9._-]{0,79}$/

/**
 * What an address `/file/<id>/<name>` of a file that is no picture asks for: what was uploaded (`name` null) or
 * something made of it. `saved`: browsers are told to save it. Null when the name cannot be one.
 */
export function servedOf(
  file: { kind: string; media_type: string },
  name: string,
): { name: string | null; type: string; saved: boolean } | null {
  if (!NAME.test(name) || name.includes('..') || name === 'original' || name.endsWith('.br')) return null
  const ending = name.split('.').at(-1) ?? ''
  const type = shownTypes[ending] ?? 'application/octet-stream'
  if (!name.startsWith('original.')) return { name, type, saved: shownTypes[ending] === undefined }
  if (name !== originalName(file.media_type)) return null
  const inPlace = file.kind === 'video' || file.kind === 'captions'
  return { name: null, type: shownTypes[ending] ?? file.media_type, saved: !inPlace }
}

/**
 * What everybody gets in place of what was uploaded, once it is made: a video may tell where it was encode, a model may
 * hold parts that are not shown. What was uploaded is then for holders of a signature. Null when nothing was made.
 */
export function madeNameOf({ kind, detail }: { kind: string; detail: unknown }): string | null {
  const made = detail as Record<string, unknown>
  if (kind === 'model') return MadeModel.safeParse(made['model']).success ? MODEL_NAME : null
  return kind === 'video' ? (VideoDetail.safeParse(made['video']).data?.mp4 ?? null) : null
}

/** A playlist whose relative addresses carry the signature that it was asked for with. */
export const signedPlaylist = (text: string, token: string): string =>
  text
    .split('\n')
    .map((line) => {
      const bare = line.trim()
      if (bare === '') return line
      if (!bare.startsWith('#')) return `${bare}${token}`
      return line.replaceAll(/URI="([^":?]+)"/g, (_, address: string) => `URI="${address}${token}"`)
    })
    .join('\n')

export const uploadAddress = (id: string): string => `${UPLOAD_PATH}/${id}`
