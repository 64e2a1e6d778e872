import type { InquiryForm } from '@portal/contract/inquiry'
import { inquiryPage } from '@portal/contract/inquiry-admin'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import { moveInquiryBack } from './past.ts'
import type { DemoRooms } from './rooms.ts'

type Who = Pick<InquiryForm, 'purpose' | 'name' | 'company' | 'email' | 'text'>
type Target = Pick<InquiryForm, 'targetType' | 'targetId'>

const caller = { address: '192.0.2.20', language: 'zh-cn' } as const

/** People who do not exist, by what they want. */
const people = {
  drawing: {
    purpose: 'other',
    name: '演示访客丁',
    company: '示例设计院',
    email: 'visitor-four@example.com',
    text: '请问该型号的安装尺寸图能否提供 DWG 格式？我们在做机房布置。',
  },
  sample: {
    purpose: 'sample',
    name: '演示访客乙',
    company: '示例水务有限公司',
    email: 'visitor-two@example.com',
    text: '我们有一座老旧泵站改造，想先试用一台样机，请问试用条件和周期？',
  },
  quote: {
    purpose: 'quote',
    name: '演示访客甲',
    company: '示例热力集团',
    email: 'visitor-one@example.com',
    text: '拟采购 12 台用于区域供热二级网，介质 95 ℃ 热水，请报含变频与安装指导的单价和交货期。',
  },
  school: {
    purpose: 'cooperation',
    name: '演示访客丙',
    company: '示例职业技术学院',
    email: 'visitor-three@example.com',
    text: '我院流体机械专业希望与贵司共建实训室，想了解是否有教学用的剖切样机。',
  },
  newcomer: {
    purpose: 'join',
    name: '演示访客戊',
    company: '示例传感科技有限公司',
    email: 'visitor-five@example.com',
    text: '我们有两款产品完成了专利密集型产品备案，入驻时备案编号需要填在哪里？审核大概多久？',
  },
  press: {
    purpose: 'press',
    name: '演示访客己',
    company: '示例知识产权周刊',
    email: 'visitor-six@example.com',
    text: '想做一期“拆开看专利”的报道，能否引用贵站的爆炸图并注明出处？',
  },
} satisfies Record<string, Who>

const answers = {
  drawing: '您好，安装尺寸图已随产品手册提供，DWG 版本可告知邮箱后由我们的工程师发送。',
  sample: '可以提供一台样机试用四周，运费由我方承担。请告知收货地址和安装方式，我们安排工程师随机到场。',
  press: '您好，爆炸图的权利归展示企业所有，引用前请通过产品页留言取得企业同意，并注明企业名称与页面地址。',
}
const HOURS = { drawing: 24 * 12, sample: 70, quote: 5, school: 26, newcomer: 9, press: 24 * 4 }
const PLATFORM: Target = { targetType: 'platform', targetId: '' }

/** Inquiries to an enterprise and to the platform: new, in touch and closed ones. Nobody is written to. */
export async function leaveInquiries(
  tx: Tx,
  { inquiry: inquiries, user: { users, privacy }, transactor }: DemoRooms,
  { operator, owner, products }: { operator: string; owner: OrganisationActor; products: readonly string[] },
): Promise<void> {
  const [first, second = first, third = first] = products
  if (first === undefined || second === undefined || third === undefined) return
  const actor = await users.actor(transactor.read, operator)
  /** Asks, lets it be answered, and moves it all into the past. */
  async function ask(who: keyof typeof people, target: Target, answer?: (id: string) => Promise<unknown>) {
    const form = { phone: '', consent: 'yes', privacy: privacy.version(), ...people[who], ...target } as const
    const { number } = await inquiries.ask(form, caller)
    const { list } = await inquiries.operator.page(inquiryPage.query.parse({ keywords: number }))
    await answer?.(list[0]?.id ?? '')
    await moveInquiryBack(tx, number, HOURS[who])
  }
  const about = (targetId: string): Target => ({ targetType: 'product', targetId })
  // The oldest first: messages are listed as they came.
  await ask('drawing', about(third), async (id) => {
    await inquiries.ownAnswer(owner, { id, text: answers.drawing })
    await inquiries.ownMove(owner, { id, to: 'closed' })
  })
  await ask('press', PLATFORM, (id) => inquiries.operator.answer(actor, { id, text: answers.press }))
  await ask('sample', about(second), (id) => inquiries.ownAnswer(owner, { id, text: answers.sample }))
  await ask('school', { targetType: 'enterprise', targetId: owner.organisationId })
  await ask('newcomer', PLATFORM)
  await ask('quote', about(first))
}
