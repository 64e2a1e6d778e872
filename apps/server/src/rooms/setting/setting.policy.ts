/** What holds as long as nobody decided otherwise, and how stored settings of an older build are read. */
import { Settings } from '@portal/contract/setting'
import { fault } from '../../platform/errors.ts'

const nothing = { 'zh-cn': '', en: '' }

/** A fresh installation. */
export const DEFAULTS: Settings = {
  siteName: { 'zh-cn': '专利密集型产品推广平台', en: 'Patent-Intensive Products' },
  record: { icp: { number: '', url: '' }, police: { number: '', url: '' } },
  contact: { address: nothing, phone: '', email: '', hours: nothing },
  review: {
    fourEyes: false,
    expectedHours: 48,
    reasons: [
      { kind: '', text: '内容与附件不一致，请核对后重新提交。' },
      { kind: 'certification', text: '统一社会信用代码与营业执照不一致，请核对。' },
      { kind: 'certification', text: '营业执照图片不清晰，请重新上传。' },
      { kind: 'basics', text: '关联专利的权利证明不充分，请补充许可或转让材料。' },
      { kind: 'pictures', text: '图片不清晰或含有水印、联系方式，请更换。' },
      { kind: 'chain', text: '部件与专利的对应说明过于笼统，请写明所保护的技术特征。' },
    ],
  },
  registration: { open: true },
  storage: { beforeApproval: 50, afterApproval: 5120 },
  complaint: { answerHours: 72 },
}

/** Stored settings: what a newer build added since has its default, what it no longer knows is dropped. */
export function readSettings(stored: unknown): Settings {
  const groups = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const filled = Object.fromEntries(
    Object.entries(DEFAULTS).map(([group, values]) => [group, { ...values, ...(groups[group] as object | undefined) }]),
  )
  return Settings.parse(filled)
}

/** Somebody else changed the settings meanwhile. */
export const settingsStale = (now: { revision: number; updatedBy: string | null; updatedAt: string | null }) =>
  fault(
    'A0409',
    {
      'zh-cn': `设置已由${now.updatedBy ?? '他人'}修改，请查看最新内容后再保存`,
      en: `The settings were changed by ${now.updatedBy ?? 'somebody else'} meanwhile. Please look at them, then save again`,
    },
    now,
  )
