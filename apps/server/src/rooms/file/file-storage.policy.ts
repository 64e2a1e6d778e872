/** How much an enterprise may keep. */
import { APPROVED, type ExamineState } from '@portal/contract/enterprise'
import type { Settings } from '@portal/contract/setting'
import { fault } from '../../platform/errors.ts'

const MEBIBYTE = 1024 * 1024
const SUSPENDED: ExamineState = '4'

/** Bytes; a suspended enterprise was approved before, and keeps what it has. */
export const storageQuota = (settings: Pick<Settings, 'storage'>, examineState: ExamineState | null): number =>
  MEBIBYTE *
  (examineState === APPROVED || examineState === SUSPENDED
    ? settings.storage.afterApproval
    : settings.storage.beforeApproval)

const megabytes = (bytes: number): string => `${Math.round((bytes / MEBIBYTE) * 10) / 10} MB`

/** What is to come does not fit beside what is kept. A0700. */
export function storageFull(use: { usedBytes: number; quotaBytes: number }, isApproved: boolean) {
  const [used, quota] = [megabytes(use.usedBytes), megabytes(use.quotaBytes)]
  return fault(
    'A0700',
    {
      'zh-cn': `企业存储空间不足：已用 ${used}，共 ${quota}。${isApproved ? '请换用较小的文件，或联系平台提高额度' : '企业认证通过后额度会提高；现在请换用较小的文件'}`,
      en: `The storage of your enterprise is full: ${used} of ${quota} are used. ${isApproved ? 'Please use a smaller file, or ask the platform for more' : 'There is more once your enterprise is approved; for now please use a smaller file'}`,
    },
    use,
  )
}
