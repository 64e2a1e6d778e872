/** What the demonstration's enterprises tell of themselves, and how their pavilions look. */
import type { EnterpriseDisplay, EnterprisePavilion } from '@portal/contract/enterprise-content'
import type { EnterpriseKey } from './people.ts'
import type { PictureName } from './pictures.ts'
import { suppliers } from './suppliers/index.ts'

/** Pictures are named by the machine or by the part that they show. */
type Told<T> = Omit<T, 'picture'> & { picture: PictureName | null }
export interface Presentation {
  display: Pick<EnterpriseDisplay, 'slogan' | 'sloganEn' | 'figures' | 'qualifications' | 'contact'> & {
    story: Told<EnterpriseDisplay['story'][number]>[]
  }
  pavilion: Pick<EnterprisePavilion, 'skin' | 'title' | 'titleEn' | 'welcome' | 'welcomeEn'>
  /** The machine whose parts, or the part that, are the banner of the pavilion. */
  banner: PictureName
}

const qilan: Presentation = {
  banner: 'pump',
  display: {
    slogan: '把每一度电，都变成流动的水',
    sloganEn: 'Every kilowatt-hour, turned into moving water',
    figures: [
      { label: '成立年份', labelEn: 'Founded', value: '2009', unit: '', unitEn: '' },
      { label: '研发人员', labelEn: 'People in research', value: '120', unit: '人', unitEn: '' },
      { label: '研发投入占比', labelEn: 'Spent on research', value: '7', unit: '%', unitEn: '% of revenue' },
    ],
    story: [
      {
        title: '从一台实验水泵做起',
        titleEn: 'It began with one test pump',
        text: '2009 年，五位水力机械工程师在滨江的一间厂房里搭起第一台试验泵。我们想弄清一件事：同样的流量和扬程，电到底浪费在哪里。\n三年里换了四十多副叶轮，答案逐渐清楚：流道、密封和电机要一起设计，分开优化的收益会在装配时互相抵消。',
        textEn:
          'In 2009 five hydraulic engineers built their first test pump in a workshop in Binjiang. They wanted to know one thing: at the same flow and head, where does the electricity go?\nThree years and some forty impellers later the answer was clear: passages, seals and motor have to be designed together.',
        picture: 'pump',
        pictureAlt: '永磁直驱离心泵整机',
      },
      {
        title: '把噪声留在阀门里',
        titleEn: 'Keeping the noise inside the valve',
        text: '高压差工况下，调节阀是一条管线上最吵的地方。我们用多级迷宫式降压结构把一次大的压降分成许多次小的压降，噪声降下来，阀芯的冲蚀也随之减轻。\n阀门流量试验台对外开放，客户可以带着自己的工况来测。',
        textEn:
          'Under a high pressure drop the control valve is the loudest thing on the line. A labyrinth trim splits one large drop into many small ones: the noise falls, and so does the wear.\nOur flow bench is open: customers bring their own conditions and measure.',
        picture: 'control-valve',
        pictureAlt: '多级降压调节阀整机',
      },
      {
        title: '乡镇水厂里的膜',
        titleEn: 'Membranes for small waterworks',
        text: '浸没式中空纤维膜装置在乡镇水厂连续运行超过五年。它的设计目标不是实验室里的最高通量，而是一个人、一把扳手就能完成的维护。',
        textEn:
          'Our submerged hollow-fibre units have run in village waterworks for more than five years. They were not designed for the highest flux in a laboratory, but for maintenance by one person with one wrench.',
        picture: 'water-purifier',
        pictureAlt: '膜法水处理装置整机',
      },
    ],
    qualifications: ['高新技术企业', '专精特新中小企业', '省级企业技术中心'],
    contact: {
      name: '启澜市场部',
      phone: '0571-0000 0088',
      email: 'sales@qilan.example.com',
      address: '浙江省杭州市滨江区示范路 88 号',
      addressEn: 'No. 88 Shifan Road, Binjiang, Hangzhou, Zhejiang',
    },
  },
  pavilion: {
    skin: 'blueprint',
    title: '启澜流体装备展馆',
    titleEn: 'The Qilan fluid equipment pavilion',
    welcome: '这里的每一件展品都可以拆开看：点进产品，找到您关心的部件，再看保护它的专利。',
    welcomeEn:
      'Every exhibit here comes apart: open a product, find the part you care about, and see the patents behind it.',
  },
}

const yunsun: Presentation = {
  banner: 'inspection-drone',
  display: {
    slogan: '让机器看得清、连得上、飞得稳',
    sloganEn: 'Machines that see, connect and hold their course',
    figures: [
      { label: '成立年份', labelEn: 'Founded', value: '2016', unit: '', unitEn: '' },
      { label: '自建实验室', labelEn: 'Laboratories of our own', value: '3', unit: '个', unitEn: '' },
    ],
    story: [
      {
        title: '三条技术线，一套标定平台',
        titleEn: 'Three lines of technology, one calibration bench',
        text: '光学、射频与飞控共用同一套标定与测试平台。激光雷达测到的误差，会直接成为无人机姿态控制的输入；天线的热变形数据，会回到结构设计里。',
        textEn:
          'Optics, radio and flight control share one calibration bench. What the lidar measures feeds the attitude control of the drone; how an antenna deforms when warm goes back into its structure.',
        picture: 'inspection-drone',
        pictureAlt: '电网巡检无人机整机',
      },
      {
        title: '没有转动部件的激光雷达',
        titleEn: 'A lidar without moving parts',
        text: '纯固态方案取消了转镜和电机，矿区车辆上的连续振动不再是寿命的上限。整机通过高低温、盐雾与振动全项试验。',
        textEn:
          'A solid-state design has neither mirror nor motor to wear out, so the constant shaking of mining trucks no longer sets its life. It passed all tests of heat, cold, salt fog and vibration.',
        picture: 'solid-state-lidar',
        pictureAlt: '纯固态激光雷达整机',
      },
    ],
    qualifications: ['高新技术企业', '专精特新“小巨人”企业'],
    contact: {
      name: '云隼客户支持',
      phone: '0755-0000 0016',
      email: 'hello@yunsun.example.com',
      address: '广东省深圳市南山区示范科技园 3 栋',
      addressEn: 'Building 3, Shifan Science Park, Nanshan, Shenzhen, Guangdong',
    },
  },
  pavilion: {
    skin: 'night',
    title: '云隼夜航展馆',
    titleEn: 'The Yunsun night flight pavilion',
    welcome: '灯光只照在三样东西上：看得清的眼睛、连得上的天线、飞得稳的翅膀。',
    welcomeEn: 'The light falls on three things only: eyes that see, antennas that connect, wings that hold.',
  },
}

const hengyuan: Presentation = {
  banner: 'harmonic-reducer',
  display: {
    slogan: '一个关节，少一点回差，多一点分寸',
    sloganEn: 'Less backlash in the joint, more feeling in the hand',
    figures: [
      { label: '成立年份', labelEn: 'Founded', value: '2012', unit: '', unitEn: '' },
      { label: '关键工序自动化率', labelEn: 'Key steps automated', value: '85', unit: '%', unitEn: '%' },
      { label: '生产线', labelEn: 'Production lines', value: '3', unit: '条', unitEn: '' },
    ],
    story: [
      {
        title: '柔轮先坏在我们手里',
        titleEn: 'We broke the flexspline first',
        text: '谐波减速器里最薄的零件是柔轮，它每转一圈都要变形两次。头三年，我们的疲劳台上断过一百多只柔轮，断口一只只编号留着。\n梯度喷丸的配方就是从这些断口里读出来的：齿根多打，筒身少打，寿命翻了一番，而壁厚一丝没加。',
        textEn:
          'The thinnest part of a harmonic drive is the flexspline; it bends twice in every turn. In our first three years more than a hundred of them broke on the fatigue bench, and we numbered and kept every fracture.\nThe recipe for graded shot peening was read from those fractures: more at the root of the teeth, less along the cup. It lives twice as long, and is no thicker.',
        picture: 'harmonic-reducer',
        pictureAlt: '一体化谐波关节模组整机',
      },
      {
        title: '转运路上不能停的四分钟',
        titleEn: 'Four minutes on the road that must not fail',
        text: '从病房推到救护车，途中大约有四分钟没有插座，呼吸机一秒也不能停。便携机的两块电池各自独立供电，拔掉一块，气流曲线上看不出痕迹。\n涡轮的噪声压到 45 dB(A) 以下，不是为了参数表，是因为病人就躺在它旁边。',
        textEn:
          'From the ward to the ambulance there are some four minutes without a socket, and a ventilator cannot stop for one second of them. Each of its two batteries carries it alone; pull one, and the flow shows no trace of it.\nThe turbine stays below 45 dB(A), not for the data sheet but because somebody lies right beside it.',
        picture: 'ventilator',
        pictureAlt: '便携式涡轮呼吸机整机',
      },
      {
        title: '热，是同一道题',
        titleEn: 'Heat is one and the same problem',
        text: '功率模块怕热，电芯怕热，减速器也怕热。三条生产线共用一间热实验室：模块里学会的铜带互连，后来用到了电池汇流排；冷板上的微通道，又回到了模块的底板。',
        textEn:
          'Power modules fear heat, cells fear heat, and so do reducers. Three lines share one thermal laboratory: the copper ribbon learnt in the modules went into the busbars of the batteries, and the microchannels of the cold plate came back into the baseplate of the module.',
        picture: 'power-module',
        pictureAlt: '车规级碳化硅功率模块',
      },
    ],
    qualifications: ['高新技术企业', '专精特新中小企业'],
    contact: {
      name: '衡远市场部',
      phone: '0512-0000 0016',
      email: 'info@hengyuan.example.com',
      address: '江苏省苏州市工业园区示范大道 16 号',
      addressEn: 'No. 16 Shifan Avenue, Industrial Park, Suzhou, Jiangsu',
    },
  },
  pavilion: {
    skin: 'workshop',
    title: '衡远精密展馆',
    titleEn: 'The Hengyuan precision pavilion',
    welcome: '关节、呼吸机、功率模块和电池放在一间屋子里，是因为它们遇到的是同一批难题：精度、热和寿命。',
    welcomeEn:
      'Joints, ventilators, power modules and batteries stand in one room because they share their problems: precision, heat and wear.',
  },
}

export const presentations: Partial<Record<EnterpriseKey, Presentation>> = {
  qilan,
  yunsun,
  hengyuan,
  ...Object.fromEntries(suppliers.map(({ enterprise, presentation }) => [enterprise.key, presentation])),
}
