/** The expo of the demonstration: it opened a few days before the visitor came and runs on for weeks. */
import type { Expo } from '@portal/contract/hall-document'
import { dayOf, now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/transaction.ts'
import type { Gallery } from './pictures.ts'
import type { DemoRooms } from './rooms.ts'

const DAY_MS = 86_400_000
/** A day before (negative) or after today, in Asia/Shanghai. */
const inDays = (days: number): string => dayOf(new Date(now().getTime() + days * DAY_MS))

const programme = (): Expo['programme'] => [
  {
    day: inDays(-9),
    startsAt: '09:30',
    endsAt: '10:30',
    title: '开幕与首批云展厅上线',
    titleEn: 'Opening, and the first halls go online',
    place: '主会场',
    placeEn: 'Main hall',
    speaker: '平台运营组',
    speakerEn: 'The platform team',
  },
  {
    day: inDays(-2),
    startsAt: '14:00',
    endsAt: '15:30',
    title: '一张爆炸图讲清一件专利产品',
    titleEn: 'One exploded view that tells a patented product',
    place: '一号直播间',
    placeEn: 'Studio 1',
    speaker: '启澜泵业 研发部',
    speakerEn: 'Qilan Pumps, R&D',
  },
  {
    day: inDays(6),
    startsAt: '10:00',
    endsAt: '11:30',
    title: '备案与认定：材料准备答疑',
    titleEn: 'Filing and recognition: questions about the papers',
    place: '二号直播间',
    placeEn: 'Studio 2',
    speaker: '平台运营组',
    speakerEn: 'The platform team',
  },
  {
    day: inDays(20),
    startsAt: '14:00',
    endsAt: '16:00',
    title: '装备与材料供需对接',
    titleEn: 'Machines and materials: supply meets demand',
    place: '主会场',
    placeEn: 'Main hall',
    speaker: '参展企业',
    speakerEn: 'Exhibitors',
  },
]

/** Publishes the expo; everybody who shows a product exhibits. */
export async function openExpo(tx: Tx, rooms: DemoRooms, gallery: Gallery, operatorId: string): Promise<void> {
  const operator = await rooms.users.actor(tx, operatorId)
  const { list } = await rooms.news.page('website', { category: 'expo', pageNum: 1, pageSize: 20 }, 'zh-cn')
  const banner = (await gallery.anchors('pump')) ? gallery.identifier('pump', 'exploded') : null
  const known = banner && (await rooms.files.pictures(tx, 'any', [banner])).has(banner)
  const content: Expo = {
    title: '专利密集型产品云上博览会',
    titleEn: 'Patent-Intensive Products Online Expo',
    summary: '七大产业的专利产品同台展出，逐个部件看清专利在哪里。',
    summaryEn: 'Seven industries show what is protected, part by part.',
    description:
      '本届博览会汇集平台上全部已公开的专利密集型产品。每个展位都能打开产品的爆炸图或三维模型，点一个部件，就能看到保护它的专利及其法律状态。\n\n展期内安排四场活动，涵盖产品讲解、备案答疑与供需对接；无需注册即可参观，有合作意向可在产品页直接留言。',
    descriptionEn:
      'The expo gathers every patent-intensive product on the platform. Each booth opens an exploded view or a 3D model: choose a part and see the patents that protect it, with their legal status.\n\nFour events cover product talks, filing questions and matchmaking. No account is needed to visit.',
    place: '线上展厅',
    placeEn: 'Online',
    startsOn: inDays(-9),
    endsOn: inDays(52),
    banner: known ? banner : null,
    skin: 'blueprint',
    programme: programme(),
    rule: { industries: [], regions: [], recognised: false },
    articles: list.map(({ id }) => id),
  }
  const { id, revision } = await rooms.showroom.writing.save(operator, { content })
  await rooms.showroom.publication.publish(operator, { id, revision })
}
