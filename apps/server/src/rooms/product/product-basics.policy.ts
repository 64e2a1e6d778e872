import { bilingual } from '@portal/contract/bilingual'
import type { ProductBasics } from '@portal/contract/product-document'
import type { factPieces } from '@portal/contract/product-piece'
import { refuse } from '../content/index.ts'
import type { ProductKindRules } from './product-kind.policy.ts'

const isProof = (proof: ProductBasics['patents'][number]['proof']): boolean =>
  proof !== null && (proof.statement.trim() !== '' || proof.fileId !== null)

/** Per cent of a full product page that each piece of the facts is worth. */
export const FACT_WORTH: Record<(typeof factPieces)[number], number> = {
  summary: 8,
  functions: 12,
  features: 12,
  patents: 18,
}

export const hasFact = (basics: ProductBasics, piece: keyof typeof FACT_WORTH): boolean =>
  piece === 'patents' ? basics.patents.length > 0 : basics[piece].trim() !== ''

/** By what lists name a product; there is an index of it. */
export const FILING_NO = { kind: 'basics', field: 'filingNo' } as const

/** Facts and linked patents. */
export const basicsRules: ProductKindRules<ProductBasics> = {
  files: ({ patents }) =>
    patents.flatMap(({ proof }) => (proof?.fileId ? [{ fileId: proof.fileId, kinds: ['picture', 'document'] }] : [])),
  isEmpty: () => false,
  // Filing and recognition are of one product.
  copied: (basics) => ({
    ...basics,
    filingNo: '',
    filingStatus: '0',
    filedOn: null,
    recognitionStatus: '0',
    recognitionYear: null,
  }),

  assertSound({ patents }, { known }) {
    const ids = patents.map((one) => one.patentId)
    if (new Set(ids).size !== ids.length) throw refuse('同一专利不能重复关联', 'A patent can be linked only once')
    if (ids.some((id) => !known.has(id))) {
      throw refuse('关联的专利不存在，请重新选择', 'A linked patent does not exist. Please choose it again')
    }
  },

  assertSubmittable(basics, { foreign }) {
    const lacking = [
      basics.summary.trim() === '' && bilingual('一句话简介', 'the one-line summary'),
      basics.functions.trim() === '' && bilingual('主要功能', 'the main functions'),
      basics.patents.length === 0 && bilingual('关联专利（至少一件）', 'at least one linked patent'),
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
