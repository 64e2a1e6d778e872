import type { ProductBasics } from '@portal/contract/product-document'
import { both, type KindRules, refuse } from './product-kind.policy.ts'

const isProof = (proof: ProductBasics['patents'][number]['proof']): boolean =>
  proof !== null && (proof.statement.trim() !== '' || proof.fileId !== null)

/** By what lists name a product; there is an index of it. */
export const FILING_NO = { kind: 'basics', field: 'filingNo' } as const

/** Facts and linked patents. */
export const basicsRules: KindRules<ProductBasics> = {
  files: ({ patents }) =>
    patents.flatMap(({ proof }) => (proof?.fileId ? [{ fileId: proof.fileId, kinds: ['picture', 'document'] }] : [])),
  isEmpty: () => false,

  assertSound({ patents }, { known }) {
    const ids = patents.map((one) => one.patentId)
    if (new Set(ids).size !== ids.length) throw refuse('同一专利不能重复关联', 'A patent can be linked only once')
    if (ids.some((id) => !known.has(id))) {
      throw refuse('关联的专利不存在，请重新选择', 'A linked patent does not exist. Please choose it again')
    }
  },

  assertSubmittable(basics, { foreign }) {
    const lacking = [
      basics.summary.trim() === '' && both('一句话简介', 'the one-line summary'),
      basics.functions.trim() === '' && both('主要功能', 'the main functions'),
      basics.patents.length === 0 && both('关联专利（至少一件）', 'at least one linked patent'),
    ].filter((one) => one !== false)
    if (lacking.length > 0) {
      throw refuse(
        `提交前请补充：${lacking.map((one) => one['zh-cn']).join('、')}`,
        `Before you submit, please add ${lacking.map((one) => one.en).join(', ')}`,
      )
    }
    const unproven = basics.patents.filter(({ patentId, proof }) => foreign.has(patentId) && !isProof(proof))
    if (unproven.length === 0) return
    const numbers = unproven.map(({ patentId }) => foreign.get(patentId) ?? patentId)
    throw refuse(
      `本企业不是以下专利的申请人，请填写权利证明：${numbers.join('、')}`,
      `Your enterprise is no applicant of these patents. Please give a proof of right: ${numbers.join(', ')}`,
    )
  },
}
