/** Who may submit a certification or take it back, and when. */
import type { ExamineState } from '@portal/contract/enterprise'
import type { Bilingual } from '@portal/contract/kit'
import { ZhejiangCity, zhejiangCities, zhejiangCityCodes } from '@portal/contract/region'
import { fault } from '../../platform/errors.ts'

export const OWNER = 'OWNER'
export const NOT_SUBMITTED: ExamineState = '0'
export const APPROVED: ExamineState = '1'
export const UNDER_REVIEW: ExamineState = '2'
export const REJECTED: ExamineState = '3'
const SUSPENDED: ExamineState = '4'

interface Standing {
  roles: readonly string[]
  organisationId: string | null
  examineState: ExamineState | null
}

/** Whether a certification may be submitted now; `waiting`: one is under review. */
export const maySubmit = (actor: Standing, waiting: boolean): boolean =>
  actor.organisationId !== null && actor.roles.includes(OWNER) && !waiting && actor.examineState !== SUSPENDED

/** Whether a certification may be taken back from review now; `waiting`: one is under review. */
export const mayRecall = (actor: Standing, waiting: boolean): boolean =>
  actor.organisationId !== null && actor.roles.includes(OWNER) && waiting && actor.examineState !== SUSPENDED

/** Refuses whoever does not own an enterprise that is in use; `says`: what is told to members who do not own it. */
function assertOwns(actor: Standing, says: Bilingual): asserts actor is Standing & { organisationId: string } {
  if (actor.organisationId === null) {
    throw fault('A0301', {
      'zh-cn': '您的账号尚未加入企业，请联系平台管理员',
      en: 'Your account belongs to no enterprise. Please contact the platform administrator',
    })
  }
  if (!actor.roles.includes(OWNER)) {
    throw fault('A0301', says)
  }
  if (actor.examineState === SUSPENDED) {
    throw fault('A0301', {
      'zh-cn': '企业已被暂停使用，请联系平台管理员',
      en: 'This enterprise is suspended. Please contact the platform administrator',
    })
  }
}

/** Refuses with the reason why `maySubmit` is false. */
export function assertMaySubmit(
  actor: Standing,
  waiting: boolean,
): asserts actor is Standing & { organisationId: string } {
  assertOwns(actor, {
    'zh-cn': '企业认证须由企业负责人提交',
    en: 'Only the owner of the enterprise can submit its certification',
  })
  if (waiting) {
    throw fault('A0400', {
      'zh-cn': '企业认证正在审核中，审核结束前不能重复提交',
      en: 'The certification is under review and cannot be submitted again before it is decided',
    })
  }
}

/** Refuses with the reason why `mayRecall` is false. */
export function assertMayRecall(
  actor: Standing,
  waiting: boolean,
): asserts actor is Standing & { organisationId: string } {
  assertOwns(actor, {
    'zh-cn': '企业认证须由企业负责人撤回',
    en: 'Only the owner of the enterprise can take its certification back',
  })
  if (!waiting) {
    throw fault('A0400', {
      'zh-cn': '企业认证不在审核中，无需撤回',
      en: 'The certification is not under review, so there is nothing to take back',
    })
  }
}

/** Refuses a code that another approved enterprise holds. */
export const codeTaken = () =>
  fault('A0400', {
    'zh-cn':
      '该统一社会信用代码已在平台完成认证。如果您是该企业的成员，请联系企业负责人邀请您加入；如有异议，请联系平台运营',
    en: 'An enterprise with this unified social credit code is certified already. If it is yours, ask its owner to invite you; if you think this is wrong, contact the platform',
  })

/** Tells an operator that a code belongs to another enterprise by now. */
export const codeHeld = () =>
  fault('A0400', {
    'zh-cn': '另一家企业已用该统一社会信用代码通过认证，不能再次通过；请核对后驳回，或先处理另一家企业',
    en: 'Another enterprise is certified with this unified social credit code already. Reject this one, or settle the other first',
  })

const ZHEJIANG = '33'

/**
 * The city of an enterprise in Zhejiang by its code: the first one its address names, or else the one whose authority
 * registered it (digits 3 to 6 of its credit code, GB 32100-2015); '' for any other enterprise.
 */
export function zhejiangCityOf({ region, address, uscc }: { region: string; address: string; uscc: string }): string {
  if (region !== ZHEJIANG) return ''
  const named = zhejiangCityCodes
    .map((code) => ({ code, at: address.indexOf(zhejiangCities[code]['zh-cn']) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  const registered = ZhejiangCity.safeParse(uscc.slice(2, 6))
  return named[0]?.code ?? (registered.success ? registered.data : '')
}
