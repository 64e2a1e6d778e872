/** The expos of the demonstration: one runs since a few days, one is announced, one is past. */
import { Expo } from '@portal/contract/hall-document'
import type { z } from 'zod'
import { dayOf, now } from '../../platform/clock.ts'
import type { PictureKey } from './pictures.ts'
import type { Scene } from './product-making.ts'

const DAY_MS = 86_400_000
/** A day before (negative) or after today, in Asia/Shanghai. */
const inDays = (days: number): string => dayOf(new Date(now().getTime() + days * DAY_MS))

/** What is said of an expo; its banner is named by its picture, its articles by what their titles begin with. */
interface ExpoLine {
  banner: PictureKey
  articles: readonly string[]
  content: Omit<z.input<typeof Expo>, 'banner' | 'articles'>
}

const running = (): ExpoLine['content']['programme'] => [
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
    speaker: '启澜流体 研发部',
    speakerEn: 'Qilan Fluid, R&D',
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

const announced = (): ExpoLine['content']['programme'] => [
  {
    day: inDays(27),
    startsAt: '09:30',
    endsAt: '10:30',
    title: '数清每一个光子：单光子接收如何走出实验室',
    titleEn: 'Every photon counted: single-photon detection leaves the laboratory',
    place: '主会场',
    placeEn: 'Main hall',
    speaker: '睿瞳光电 瞿瞳',
    speakerEn: 'Qu Tong, Ruitong Photonics',
  },
  {
    day: inDays(27),
    startsAt: '14:00',
    endsAt: '15:00',
    title: '功放再提一个点：散热与效率的账怎么算',
    titleEn: 'One more point of efficiency: the reckoning of heat and power',
    place: '一号直播间',
    placeEn: 'Studio 1',
    speaker: '穹波射频 穆穹',
    speakerEn: 'Mu Qiong, Qiongbo RF',
  },
  {
    day: inDays(28),
    startsAt: '10:00',
    endsAt: '11:30',
    title: '点云服务的版本怎么管：灰度、回退与留痕',
    titleEn: 'Versions of a point-cloud service: staging, rollback and trace',
    place: '二号直播间',
    placeEn: 'Studio 2',
    speaker: '云隼感通 顾云帆',
    speakerEn: 'Gu Yunfan, Yunsun',
  },
]

const past = (): ExpoLine['content']['programme'] => [
  {
    day: inDays(-60),
    startsAt: '09:30',
    endsAt: '10:30',
    title: '六百次点火告诉我们什么',
    titleEn: 'What six hundred fires have told us',
    place: '主会场',
    placeEn: 'Main hall',
    speaker: '储曜能源 褚曜',
    speakerEn: 'Chu Yao, Chuyao Energy',
  },
  {
    day: inDays(-59),
    startsAt: '14:00',
    endsAt: '15:00',
    title: '氮化硅基板：热导率与强度能否兼得',
    titleEn: 'Silicon-nitride substrates: heat and strength together',
    place: '一号直播间',
    placeEn: 'Studio 1',
    speaker: '瓷岳新材料 岑岳',
    speakerEn: 'Cen Yue, Ciyue New Materials',
  },
  {
    day: inDays(-58),
    startsAt: '10:00',
    endsAt: '11:30',
    title: '储能采购方圆桌：隔热、冷却与寿命的验收口径',
    titleEn: 'Round table of storage buyers: accepting barriers, cooling and life',
    place: '主会场',
    placeEn: 'Main hall',
    speaker: '参展企业与采购方代表',
    speakerEn: 'Exhibitors and buyers',
  },
]

const storageExpo = (): ExpoLine => ({
  banner: 'battery-module/exploded',
  articles: ['长三角储能与动力部件云展'],
  content: {
    place: '',
    placeEn: '',
    title: '长三角储能与动力部件云展',
    titleEn: 'Yangtze Delta Online Expo for Storage and Drives',
    summary: '从陶瓷基板、电池模组到电机与循环泵，看能量怎样被管住。',
    summaryEn: 'From ceramic substrates and battery modules to motors and pumps: how energy is kept in hand.',
    description:
      '展会汇集江苏、浙江、安徽的装备与材料企业，展出储能与动力系统里最关键的部件：隔热片、液冷板、陶瓷基板、功率模块、电机与循环泵。\n\n三天里举行了三场讲解与圆桌。展品仍可在各企业展馆查看，问答要点见展会资讯。',
    descriptionEn:
      'Makers of machines and materials from Jiangsu, Zhejiang and Anhui showed the parts on which storage and drives rest: barriers, cold plates, ceramic substrates, power modules, motors and pumps.\n\nThere were three talks on three days. The exhibits can still be seen in the pavilions, and the answers to the questions asked most stand in its news.',
    startsOn: inDays(-60),
    endsOn: inDays(-58),
    skin: 'night',
    programme: past(),
    rule: { industries: ['03', '04'], regions: ['32', '33', '34'], recognised: false },
  },
})

const sensingExpo = (): ExpoLine => ({
  banner: 'solid-state-lidar/exploded',
  articles: ['感知与通信部件云展'],
  content: {
    place: '',
    placeEn: '',
    title: '感知与通信部件云展',
    titleEn: 'Online Expo for Sensing and Communications',
    summary: '激光雷达、射频部件与数据服务，三个单元同场。',
    summaryEn: 'Lidar, radio parts and data services in three units.',
    description:
      '展会设激光雷达、射频部件、数据服务三个单元，展出从探测器、功放到点云服务的完整链条。\n\n两天安排三场讲解，主讲人均为专利发明人。开展前可先浏览参展企业与展品，把想问的问题在产品页留言。',
    descriptionEn:
      'Three units, lidar, radio parts and data services, show the whole chain from detector and amplifier to point-cloud service.\n\nThree talks on two days are given by the inventors themselves. Look at exhibitors and exhibits beforehand, and leave your questions on the product pages.',
    startsOn: inDays(27),
    endsOn: inDays(34),
    skin: 'night',
    programme: announced(),
    rule: { industries: ['01', '02'], regions: [], recognised: false },
  },
})

const platformExpo = (): ExpoLine => ({
  banner: 'radio-unit/exploded',
  articles: ['专利密集型产品云上博览会', '线上展厅开放布置'],
  content: {
    place: '',
    placeEn: '',
    title: '专利密集型产品云上博览会',
    titleEn: 'Patent-Intensive Products Online Expo',
    summary: '七大产业的专利产品同台展出，逐个部件看清专利在哪里。',
    summaryEn: 'Seven industries show what is protected, part by part.',
    description:
      '本届博览会汇集平台上全部已公开的专利密集型产品。整机展位可以打开爆炸图或三维模型，点一个部件，就能看到保护它的专利及其法律状态；部件与服务展位列出各自的支撑专利。\n\n展期内安排四场活动，涵盖产品讲解、备案答疑与供需对接；无需注册即可参观，有合作意向可在产品页直接留言。',
    descriptionEn:
      'The expo gathers every patent-intensive product on the platform. Machines open as an exploded view or a 3D model: choose a part and see the patents that protect it, with their legal status. Parts and services list the patents they rest on.\n\nFour events cover product talks, filing questions and matchmaking. No account is needed to visit.',
    startsOn: inDays(-9),
    endsOn: inDays(52),
    skin: 'blueprint',
    programme: running(),
    rule: { industries: [], regions: [], recognised: false },
  },
})

const expos = (): ExpoLine[] => [storageExpo(), sensingExpo(), platformExpo()]

/** Publishes the expos, the past one first; whoever shows what they are about exhibits. */
export async function openExpos(
  { tx, rooms, gallery }: Pick<Scene, 'tx' | 'rooms' | 'gallery'>,
  operatorId: string,
): Promise<void> {
  const operator = await rooms.user.users.actor(tx, operatorId)
  const { list } = await rooms.news.news.page('website', { category: 'expo', pageNum: 1, pageSize: 20 }, 'zh-cn')
  for (const { banner, articles, content } of expos()) {
    const picture = gallery.has(banner) ? gallery.identifier(banner) : null
    const known = picture && (await rooms.file.files.pictures(tx, 'any', [picture])).has(picture)
    const about = list.filter(({ title }) => articles.some((beginning) => title.startsWith(beginning)))
    const expo = Expo.parse({ ...content, banner: known ? picture : null, articles: about.map(({ id }) => id) })
    const { id, revision } = await rooms.hall.writing.save(operator, { content: expo })
    await rooms.hall.publication.publish(operator, { id, revision })
  }
}
