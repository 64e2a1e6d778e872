/** When a run may be started, taken over or applied, and what is said when not. */
import { bilingual } from '@portal/contract/bilingual'
import { passesPermission } from '@portal/contract/permission'
import { fault } from '../../platform/errors.ts'
import type { Actor, OrganisationActor } from '../../platform/http/actor.ts'

/** A process that works says so more often than this. */
const SILENCE_MS = 60_000

interface Standing {
  state: string
  touched_at: Date
}

const isUnderWay = ({ state }: Standing): boolean => ['waiting', 'pulling', 'applying'].includes(state)

/** Under way, and nothing was heard of it for a minute. */
export const isStalled = (run: Standing, at: Date): boolean =>
  isUnderWay(run) && at.getTime() - run.touched_at.getTime() > SILENCE_MS

/** Pulls that an enterprise may start within an hour: each asks somebody else's server. */
export const PULLS_PER_HOUR = { limit: 30, windowSeconds: 3600 }

export const refusals = {
  noSource: () =>
    fault(
      'A0400',
      bilingual(
        '平台尚未设置备案数据源，请联系平台运营',
        'No source of filing data is set up yet. Please contact the platform',
      ),
    ),
  often: (retryAfter: number) =>
    fault('A0501', bilingual('拉取过于频繁，请稍后再试', 'Too many pulls. Please try again later'), { retryAfter }),
  notReady: () =>
    fault(
      'A0409',
      bilingual(
        '该次同步已不能再应用，请查看最新的同步结果',
        'This run can no longer be applied. Please look at the newest one',
      ),
    ),
  noItem: () =>
    fault(
      'A0400',
      bilingual('所选差异已处理或不存在，请刷新后重试', 'What was ticked is done already or gone. Please reload'),
    ),
}

/** Sentences that are stored with a run or an item. */
export const sentences = {
  broken: bilingual('同步过程出错，请重试', 'The run broke off. Please start it again'),
  tooLong: bilingual('备案数据源响应过慢，请稍后重试', 'The source took too long. Please try again later'),
  noRight: bilingual(
    '发起人已不再有同步权限，未应用的内容请由有权限的成员重新同步',
    'Whoever started this may no longer sync; somebody who may has to start it again',
  ),
  stale: bilingual(
    '比对之后该产品又有修改，未覆盖；请重新拉取后再应用',
    'The product was changed after it was compared, so it was left as it is. Please pull again',
  ),
  staleCertification: bilingual(
    '比对之后认证资料又有修改，未覆盖；请重新拉取后再应用',
    'The certification was changed after it was compared, so it was left as it is. Please pull again',
  ),
  existing: bilingual(
    '本企业已有同一产品，未重复创建；请重新拉取后再应用',
    'This product exists already and was not created again. Please pull again',
  ),
  gone: bilingual('产品已被删除，未应用', 'The product is gone; nothing was applied'),
}

/** Whether whoever started a run may still have it done in their name. */
export const mayStill = (actor: Actor, organisationId: string): actor is OrganisationActor =>
  actor.organisationId === organisationId && actor.examineState === '1' && passesPermission(actor, ['filing:sync:own'])
