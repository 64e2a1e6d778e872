/** Who is there in the demonstration: the makers of the machines with their members, and the platform's own people. */
import type { Certification } from '@portal/contract/enterprise'
import { usccOf } from './identifiers.ts'

export type EnterpriseKey =
  | 'qilan'
  | 'yunsun'
  | 'hengyuan'
  | 'hanguang'
  | 'ciyue'
  | 'chengmo'
  | 'qingzhuan'
  | 'chuyao'
  | 'xihe'
  | 'ruitong'
  | 'qiongbo'
  | 'bengyun'
  | 'hengshi'

export interface Member {
  username: string
  nickname: string
  role: 'OWNER' | 'EDITOR' | 'VIEWER'
  /** Of an obviously invented series; owners are the contact persons of their enterprises. */
  mobile: string
}
export interface DemoEnterprise {
  key: EnterpriseKey
  certification: Omit<Certification, 'licence'>
  members: [Member, ...Member[]]
  /** Where its inventors and its patent agency come from. */
  inventors: string[]
  agency: string
}

export const staff = [
  { username: 'operator', nickname: '审核员 方晴', role: 'OPERATOR', mobile: '13800000005' },
  { username: 'admin', nickname: '系统管理员', role: 'ROOT', mobile: '13800000006' },
] as const

const qilan: DemoEnterprise = {
  key: 'qilan',
  members: [
    { username: 'demo', nickname: '林澜', role: 'OWNER', mobile: '13800000001' },
    { username: 'demo-editor', nickname: '温琪', role: 'EDITOR', mobile: '13800000007' },
    { username: 'demo-viewer', nickname: '赵禾', role: 'VIEWER', mobile: '13800000008' },
  ],
  inventors: ['林澜', '陆启明', '温琪', '许岩', '程立', '杜若川', '沈清', '高远帆'],
  agency: '杭州示范知识产权代理有限公司',
  certification: {
    name: '浙江启澜流体装备有限公司',
    nameEn: 'Zhejiang Qilan Fluid Equipment Co., Ltd.',
    uscc: usccOf('330108', 1),
    region: '33',
    address: '浙江省杭州市滨江区示范路 88 号',
    industry: '03',
    contactName: '林澜',
    contactMobile: '13800000001',
    contactEmail: 'contact@qilan.example.com',
    website: 'https://qilan.example.com',
    profile:
      '启澜流体创立于 2009 年，从一台实验水泵做起，专注工业泵、调节阀与膜法水处理装置的研发与制造。公司设有水力试验台、阀门流量试验台和膜性能实验室，拥有研发人员 120 余人，近三年研发投入占营业收入的 7% 以上。\n' +
      '我们坚持从水力模型、密封与电机三项基础技术做起：自主设计的三元流叶轮与永磁直驱技术，使同规格水泵的年用电量平均下降两成；低噪声多级降压阀门解决了高压差工况的噪声与冲蚀；浸没式中空纤维膜装置已在乡镇水厂稳定运行超过五年。\n' +
      '产品服务于市政供水、化工、电力与制药行业，并为用户提供能效诊断、备件与远程运维服务。',
  },
}

const yunsun: DemoEnterprise = {
  key: 'yunsun',
  members: [
    { username: 'yunsun', nickname: '顾云帆', role: 'OWNER', mobile: '13800000002' },
    { username: 'yunsun-editor', nickname: '白露', role: 'EDITOR', mobile: '13800000009' },
  ],
  inventors: ['顾云帆', '白露', '梁致远', '何雨桐', '邵一鸣', '罗子墨', '叶知秋'],
  agency: '深圳示范专利商标代理有限公司',
  certification: {
    name: '深圳云隼感通科技有限公司',
    nameEn: 'Shenzhen Yunsun Sensing & Communications Co., Ltd.',
    uscc: usccOf('440305', 2),
    region: '44',
    address: '广东省深圳市南山区示范科技园 3 栋',
    industry: '01',
    contactName: '顾云帆',
    contactMobile: '13800000002',
    contactEmail: 'hello@yunsun.example.com',
    website: 'https://yunsun.example.com',
    profile:
      '云隼感通由一支雷达与通信团队于 2016 年创办，致力于让机器看得清、连得上、飞得稳。公司产品包括工业无人机、纯固态激光雷达和 5G 有源天线单元，光学、射频与飞控三条技术线共用同一套标定与测试平台。\n' +
      '公司在深圳设有光学暗室、微波暗室和环境可靠性实验室，产品通过高低温、盐雾、振动等全项试验，已应用于电网巡检、港口机械、矿区车辆与园区专网。',
  },
}

const hengyuan: DemoEnterprise = {
  key: 'hengyuan',
  members: [
    { username: 'hengyuan', nickname: '陶衡', role: 'OWNER', mobile: '13800000003' },
    { username: 'hengyuan-editor', nickname: '孟晓', role: 'EDITOR', mobile: '13800000010' },
  ],
  inventors: ['陶衡', '孟晓', '季长风', '秦越', '江一帆', '宋时雨', '冯楠'],
  agency: '南京示范专利代理事务所',
  certification: {
    name: '江苏衡远精密科技有限公司',
    nameEn: 'Jiangsu Hengyuan Precision Technology Co., Ltd.',
    uscc: usccOf('320508', 3),
    region: '32',
    address: '江苏省苏州市工业园区示范大道 16 号',
    industry: '03',
    contactName: '陶衡',
    contactMobile: '13800000003',
    contactEmail: 'info@hengyuan.example.com',
    website: 'https://hengyuan.example.com',
    profile:
      '衡远精密成立于 2012 年，以精密传动与热管理为核心能力，产品覆盖机器人关节模组、便携式呼吸机、碳化硅功率模块与液冷储能电池模组。\n' +
      '公司建有精密传动、功率器件封装与医疗器械三条生产线，关键工序自动化率超过 85%，通过质量、环境与医疗器械质量管理体系认证。我们把专利当作产品设计的一部分：每一个核心部件立项时即完成专利布局，量产前完成自由实施分析。',
  },
}

const hanguang: DemoEnterprise = {
  key: 'hanguang',
  members: [{ username: 'pending', nickname: '岳瀚', role: 'OWNER', mobile: '13800000004' }],
  inventors: ['岳瀚'],
  agency: '成都示范专利代理事务所',
  certification: {
    name: '四川瀚光光电有限公司',
    nameEn: 'Sichuan Hanguang Optoelectronics Co., Ltd.',
    uscc: usccOf('510107', 4),
    region: '51',
    address: '四川省成都市武侯区示范街 6 号',
    industry: '01',
    contactName: '岳瀚',
    contactMobile: '13800000004',
    contactEmail: 'office@hanguang.example.com',
    website: '',
    profile: '瀚光光电从事植物照明与紫外固化光源的研发与生产，拥有自主的荧光陶瓷与芯片级封装技术。',
  },
}

/** The makers of the machines, and one that is still being certified. */
export const makers: DemoEnterprise[] = [qilan, yunsun, hengyuan, hanguang]
