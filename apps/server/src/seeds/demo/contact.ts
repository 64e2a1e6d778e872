/** Whom visitors of the demonstration turn to: nobody answers under these. */
import type { SiteContact } from '@portal/contract/setting'
import type { Tx } from '../../platform/transaction.ts'
import type { DemoRooms } from './rooms.ts'

const contact: SiteContact = {
  address: {
    'zh-cn': '浙江省杭州市滨江区示范路 1 号（演示地址）',
    en: '1 Shifan Road, Binjiang, Hangzhou, Zhejiang (demonstration)',
  },
  phone: '010-0000 0001',
  email: 'service@portal.example.com',
  hours: { 'zh-cn': '工作日 9:00–17:30', en: 'Monday to Friday, 9:00–17:30 (UTC+8)' },
}

/** An operator writes it into the settings of the site. */
export async function tellContact(
  tx: Tx,
  { user: { users }, setting: settings }: DemoRooms,
  operatorId: string,
): Promise<void> {
  const operator = await users.actor(tx, operatorId)
  const { settings: kept, revision } = await settings.detail()
  await settings.save(operator, { settings: { ...kept, contact }, revision })
}
