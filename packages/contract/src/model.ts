/** 3D models: what is accepted, what is found in one, and why one is refused. */
import { bilingual } from './bilingual.ts'
import { z } from 'zod'
import type { Bilingual } from './kit.ts'

/** What a model may have; more would stop the browsers of visitors. */
export const modelBounds = {
  /** Of the uploaded file. */
  bytes: 100 * 1024 * 1024,
  /** As drawn: a mesh that stands in two places counts twice. */
  triangles: 3_000_000,
  nodes: 5_000,
  /** Levels of the tree of parts. */
  depth: 100,
  /** Pixels of the longer side of an embedded picture. */
  texturePixels: 4_096,
} as const

/** Why a model is refused, in the words that its uploader reads. */
export const modelFaults = {
  'format.zip': bilingual(
    '这是压缩包，不是模型文件。请解压后上传 .glb 文件',
    'This is an archive, not a model. Please unpack it and upload the .glb file',
  ),
  'format.other': bilingual(
    '只能上传 .glb，或数据全部内嵌的 .gltf。STEP、STL、OBJ、FBX 等格式请先在建模软件中导出为 GLB',
    'Only .glb, or .gltf with all data embedded, can be uploaded. Please export STEP, STL, OBJ or FBX as GLB from your CAD program',
  ),
  'format.version': bilingual(
    '只支持 glTF 2.0，请用较新的软件重新导出',
    'Only glTF 2.0 is supported. Please export again with a newer program',
  ),
  'file.damaged': bilingual(
    '文件不完整或已损坏，请重新导出后上传',
    'The file is incomplete or damaged. Please export it again and upload that',
  ),
  'file.external': bilingual(
    '模型引用了文件以外的数据（贴图或几何），请导出为单个 .glb 文件',
    'The model refers to data outside of the file (pictures or geometry). Please export it as a single .glb',
  ),
  'file.large': bilingual(
    '模型文件不能超过 100 MB，请减少面数后上传',
    'A model may have 100 MB. Please reduce its triangles',
  ),
  'extension.draco': bilingual(
    '模型使用了 Draco 压缩，请关闭 Draco 后重新导出，平台会自行压缩',
    'The model is compressed with Draco. Please export it without; it is compressed here',
  ),
  'extension.basis': bilingual(
    '模型使用了 KTX2/Basis 贴图，请改用 PNG 或 JPEG 贴图导出',
    'The model has KTX2/Basis textures. Please export it with PNG or JPEG textures',
  ),
  'extension.unknown': bilingual(
    '模型必须使用本平台不支持的扩展才能显示，请用标准 glTF 2.0 导出',
    'The model cannot be shown without extensions that are not supported here. Please export it as plain glTF 2.0',
  ),
  'geometry.none': bilingual('模型中没有可显示的三角面', 'There are no triangles in this model'),
  'geometry.numbers': bilingual(
    '模型中有无效的坐标（非数值或无穷大），请在建模软件中检查后重新导出',
    'The model has invalid coordinates (not a number, or infinite). Please check it in your CAD program and export it again',
  ),
  'geometry.indices': bilingual(
    '模型的三角面引用了不存在的顶点，请重新导出',
    'Triangles of the model refer to points that do not exist. Please export it again',
  ),
  'tree.loop': bilingual(
    '模型的部件层级互相包含，无法读取，请重新导出',
    'Parts of the model contain each other. Please export it again',
  ),
  'bounds.triangles': bilingual(
    '模型的三角面超过 300 万个，请简化后上传',
    'The model has more than 3 million triangles. Please simplify it',
  ),
  'bounds.nodes': bilingual(
    '模型的部件超过 5000 个或层级超过 100 层，请合并后上传',
    'The model has more than 5,000 parts or 100 levels. Please merge some',
  ),
  'bounds.memory': bilingual(
    '模型展开后的数据过大，请减少面数或贴图后上传',
    'The data of the model is too large once unpacked. Please reduce its triangles or textures',
  ),
  'texture.large': bilingual(
    '模型中有边长超过 4096 像素的贴图，请缩小后上传',
    'The model has a texture of more than 4096 pixels. Please scale it down',
  ),
  'texture.damaged': bilingual(
    '模型中有无法读取的贴图，请重新导出',
    'A texture of the model cannot be read. Please export it again',
  ),
  invalid: bilingual(
    '模型不符合 glTF 2.0 规范，请重新导出；可先用 Khronos glTF Validator 检查',
    'The model does not follow glTF 2.0. Please export it again; the Khronos glTF Validator shows what is wrong',
  ),
  heavy: bilingual(
    '模型过于复杂，未能在规定时间内处理完，请简化后上传',
    'The model is too complex to be processed in time. Please simplify it',
  ),
} satisfies Record<string, Bilingual>
export type ModelFault = keyof typeof modelFaults
export const ModelFault = z.enum(Object.keys(modelFaults) as [ModelFault, ...ModelFault[]])

/** One thing that the validator found: its code, and where in the file (a JSON pointer, '' for the file as a whole). */
export const ModelFinding = z.object({ fault: ModelFault, code: z.string(), pointer: z.string() })
export type ModelFinding = z.infer<typeof ModelFinding>

/**
 * A node of the model as the part editor lists it. `key` names it in the model that visitors load (names from the root,
 * the same after the next upload as long as the names are); `parent` is the place of its parent in the list, null at the
 * top; `box` is [least x, y, z, most x, y, z] in the model's own unit, with everything beneath it.
 */
export const ModelNode = z.object({
  key: z.string(),
  name: z.string(),
  parent: z.number().int().nullable(),
  triangles: z.number().int(),
  box: z.array(z.number()).length(6),
})
export type ModelNode = z.infer<typeof ModelNode>

/** What is kept of a model that was checked. */
export const ModelDetail = z.object({
  /** Parents stand before their children. */
  nodes: z.array(ModelNode),
  triangles: z.number().int(),
  /** Bytes of the model that visitors load, and of the same precompressed. */
  bytes: z.number().int(),
  compressedBytes: z.number().int(),
})
export type ModelDetail = z.infer<typeof ModelDetail>
