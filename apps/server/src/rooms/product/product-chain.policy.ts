import type { ProductChain } from '@portal/contract/product-document'
import { refuse } from '../content/index.ts'
import type { ProductKindRules, ValidationContext } from './product-kind.policy.ts'

/** Whether somebody could walk up from a part to itself. */
function hasCircle(parts: ProductChain['parts']): boolean {
  const parents = new Map(parts.map((part) => [part.no, part.parentNo]))
  return parts.some((part) => {
    let above = part.parentNo
    for (let steps = 0; above !== null && steps <= parts.length; steps++) {
      if (above === part.no) return true
      above = parents.get(above) ?? null
    }
    return false
  })
}

/** Pixels by which rounded fractions may be off. */
const MOST_OFF = 1

/**
 * Refuses pictures of single parts that are no cut-outs of the exploded picture: of another scale, or with a ground of
 * their own. Pictures at whose transparency nobody looked pass.
 */
function assertLayersFit({ exploded, layers }: ProductChain, files: ValidationContext['files']): void {
  const canvas = files.get(exploded ?? '')
  for (const { no, fileId, ...part } of layers) {
    const file = files.get(fileId)
    if (file?.alpha === false) {
      throw refuse(
        `部件 ${no} 的分层图没有透明通道，请导出为透明底的 PNG 或 WebP 后重新上传`,
        `The layer of part ${no} has no transparency. Export it with a transparent background as PNG or WebP and upload it again`,
      )
    }
    if (!file?.width || !file.height || !canvas?.width || !canvas.height) continue
    const width = part.width * canvas.width
    const height = part.height * canvas.height
    if (Math.abs(file.width - width) > MOST_OFF || Math.abs(file.height - height) > MOST_OFF) {
      throw refuse(
        `部件 ${no} 的分层图为 ${file.width} × ${file.height} 像素，与它在爆炸图中所占的 ${Math.round(width)} × ${Math.round(height)} 像素不符，请按爆炸图的画布重新导出`,
        `The layer of part ${no} is ${file.width} × ${file.height} pixels, but takes ${Math.round(width)} × ${Math.round(height)} of the exploded view. Export it again on the canvas of the exploded view`,
      )
    }
  }
}

/** The exploded chain: a model or pictures, and parts tied to patents. */
export const chainRules: ProductKindRules<ProductChain> = {
  files: ({ exploded, assembled, model, layers }) => [
    ...[exploded, assembled].flatMap((fileId) => (fileId ? [{ fileId, kinds: ['picture' as const] }] : [])),
    ...(model ? [{ fileId: model, kinds: ['model' as const] }] : []),
    ...layers.map(({ fileId }) => ({ fileId, kinds: ['picture' as const] })),
  ],
  isEmpty: ({ exploded, model, parts }) => exploded === null && model === null && parts.length === 0,
  copied: (document) => document,

  assertSound(chain, { linked, files }) {
    const { parts } = chain
    const numbers = new Set(parts.map((part) => part.no))
    if (numbers.size !== parts.length) throw refuse('部件编号不能重复', 'Part numbers must differ')
    for (const part of parts) {
      if (part.parentNo !== null && (part.parentNo === part.no || !numbers.has(part.parentNo))) {
        throw refuse(`部件 ${part.no} 的上级部件不存在`, `The parent of part ${part.no} does not exist`)
      }
      if (part.patents.some(({ patentId }) => !linked.has(patentId))) {
        throw refuse(
          `部件 ${part.no} 对应的专利尚未关联到产品，请先在产品信息中关联`,
          `Part ${part.no} names a patent that is not linked with the product. Link it in the product facts first`,
        )
      }
    }
    if (hasCircle(parts)) {
      throw refuse(
        '部件的上级关系形成了循环，请调整',
        'Some parts are their own ancestors. Please change their parents',
      )
    }
    const nodes = parts.flatMap((part) => part.nodes)
    if (new Set(nodes).size !== nodes.length) {
      throw refuse('模型中的同一构件只能属于一个部件', 'A piece of the model can belong to one part only')
    }
    assertLayersFit(chain, files)
  },

  assertSubmittable({ exploded, model, parts }) {
    if (exploded === null && model === null) {
      throw refuse('请上传三维模型或爆炸图后再提交', 'Please add a 3D model or an exploded view before you submit')
    }
    if (parts.length === 0) throw refuse('请至少添加一个部件后再提交', 'Please add at least one part before you submit')
    const nameless = parts.find(({ name }) => name.trim() === '')
    if (nameless) throw refuse(`请填写部件 ${nameless.no} 的名称`, `Please give part ${nameless.no} a name`)
    const nowhere = parts.find((part) => {
      const inPicture = exploded !== null && part.x !== null && part.y !== null
      return !inPicture && (model === null || part.nodes.length === 0) && !parts.some((one) => one.parentNo === part.no)
    })
    if (nowhere) {
      throw refuse(
        `部件 ${nowhere.no} 还没有在模型或爆炸图中标出位置`,
        `Part ${nowhere.no} is not marked in the model or the exploded view yet`,
      )
    }
  },
}
