/** The valid requests of room setting. */
import { settingDetail } from '@portal/contract/setting'
import { byOperator, type RequestsOf } from '../valid-request.ts'

export const settingRequests = {
  webSetting: { as: null, sends: () => ({}) },
  settingDetail: byOperator(() => ({})),
  settingSave: byOperator(async ({ as }) => {
    const { settings, revision } = await as.operator.call(settingDetail, {})
    return { body: { settings, revision } }
  }),
} satisfies RequestsOf<'setting'>
