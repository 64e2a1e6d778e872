/** Refusals of notices. */
import { bilingual } from '@portal/contract/bilingual'
import { fault } from '../../platform/errors.ts'

export const noticeRefusals = {
  choice: () =>
    fault(
      'A0400',
      bilingual(
        '通知级别或类型不存在或已停用，请重新选择',
        'This level or type does not exist or is disabled. Choose another',
      ),
    ),
  sending: () =>
    fault(
      'A0400',
      bilingual(
        '通知正在发送，请等发送完成后再撤回',
        'The notice is being sent. Wait until it is done, then take it back',
      ),
    ),
}
