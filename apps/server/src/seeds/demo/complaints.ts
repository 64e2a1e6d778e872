import type { ComplaintForm } from '@portal/contract/complaint'
import type { Tx } from '../../platform/transaction.ts'
import { moveComplaintBack } from './past.ts'
import type { DemoRooms } from './rooms.ts'

const form = (subjectId: string, rest: Pick<ComplaintForm, 'kind' | 'statement' | 'right' | 'name' | 'email'>) =>
  ({ subjectType: 'product', subjectId, phone: '', consent: 'yes', ...rest }) as const

/** Two complaints of people who do not exist: one has just come in, one waits for the enterprise. Nobody is written to. */
export async function leaveComplaints(
  tx: Tx,
  { complaint: complaints, user: { users }, transactor }: DemoRooms,
  operator: string,
  [first, second]: readonly string[],
): Promise<void> {
  if (first === undefined || second === undefined) return
  const caller = { address: '192.0.2.10', language: 'zh-cn' } as const
  const actor = await users.actor(transactor.read, operator)

  const waiting = form(second, {
    kind: 'infringement',
    statement: '（演示）页面中第二张图片与我方产品手册的插图一致，请核实图片来源。',
    right: '（演示）作品登记号 演示-0001，本单位为登记的著作权人。',
    name: '演示投诉人乙',
    email: 'complainant-two@example.com',
  })
  const { number } = await complaints.file(waiting, [], caller)
  const id = await moveComplaintBack(tx, number, 50)
  await complaints.passOn(actor, {
    id,
    text: '平台收到关于该产品图片来源的投诉，请说明图片由谁制作，并写明证明文件的编号。',
  })
  await complaints.note(actor, { id, text: '已查看产品手册封面，等待企业说明。' })

  const fresh = form(first, {
    kind: 'falsehood',
    statement: '（演示）页面写明的效率与铭牌不一致，请核实数据依据。',
    right: '',
    name: '演示投诉人甲',
    email: 'complainant-one@example.com',
  })
  await moveComplaintBack(tx, (await complaints.file(fresh, [], caller)).number, 3)
}
