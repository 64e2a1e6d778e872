import { usccOf } from '../identifiers.ts'
import { product, type Supplier } from './supplier.ts'

/** 嘉兴澄膜环境: membranes. */
export const chengmo: Supplier = {
  enterprise: {
    key: 'chengmo',
    members: [{ username: 'chengmo', nickname: '陈澄', role: 'OWNER', mobile: '13800000012' }],
    inventors: ['陈澄', '吴见溪', '蒋一鸥', '章临风', '鲁小满'],
    agency: '嘉兴示范专利事务所',
    certification: {
      name: '嘉兴澄膜环境科技有限公司',
      nameEn: 'Jiaxing Chengmo Environmental Technology Co., Ltd.',
      uscc: usccOf('330402', 6),
      region: '33',
      address: '浙江省嘉兴市南湖区示范路 6 号',
      industry: '06',
      contactName: '陈澄',
      contactMobile: '13800000012',
      contactEmail: 'hello@chengmo.example.com',
      website: 'https://chengmo.example.com',
      profile:
        '澄膜环境从纺丝做起。公司自研的热致相分离纺丝线可以连续拉出内外径误差小于 2% 的中空纤维，膜丝、膜束、膜组件三级产品都可以单独供货。\n乡镇水厂、食品厂和印染园区是主要客户；公司保留每一批膜丝的留样，十年内可以复测。',
    },
  },
  presentation: {
    banner: 'membrane-module',
    display: {
      slogan: '让每一滴水都走过一堵看得见的墙',
      sloganEn: 'Every drop goes through a wall you can see',
      figures: [
        { label: '成立年份', labelEn: 'Founded', value: '2011', unit: '', unitEn: '' },
        { label: '在运膜面积', labelEn: 'Membrane at work', value: '210', unit: '万 m²', unitEn: '×10,000 m²' },
        { label: '留样年限', labelEn: 'Samples are kept', value: '10', unit: '年', unitEn: 'years' },
      ],
      story: [
        {
          title: '一根丝的功夫',
          titleEn: 'The craft of one fibre',
          text: '中空纤维膜的寿命常常不是被污染耗尽的，而是被折断的。我们把支撑层做成海绵孔逐渐变密的结构，让一根丝在十万次抖动以后仍然完整。',
          textEn:
            'Hollow fibres are seldom worn out by fouling: they break. We give the support layer sponge pores that grow denser outwards, so that a fibre is whole after a hundred thousand bends.',
          picture: 'fibre-bundle',
          pictureAlt: '中空纤维超滤膜束',
        },
        {
          title: '换一支，只停一支',
          titleEn: 'Change one, stop one',
          text: '水厂最怕停水。每支组件自带隔离阀，检漏、修补、更换都在运行中完成，一个值班员十五分钟就能换好。',
          textEn:
            'A waterworks fears nothing more than stopping. Each module has a valve of its own: it is tested, mended or changed while the others run, by one person in fifteen minutes.',
          picture: 'membrane-module',
          pictureAlt: '透明壳体超滤膜组件',
        },
      ],
      qualifications: ['高新技术企业', '浙江省专精特新中小企业'],
      contact: {
        name: '澄膜技术支持',
        phone: '0573-0000 0006',
        email: 'support@chengmo.example.com',
        address: '浙江省嘉兴市南湖区示范路 6 号',
        addressEn: 'No. 6 Shifan Road, Nanhu, Jiaxing, Zhejiang',
      },
    },
    pavilion: {
      skin: 'gallery',
      title: '澄膜水处理展馆',
      titleEn: 'The Chengmo water pavilion',
      welcome: '从一根膜丝看到一座水厂。欢迎带着您的水样来。',
      welcomeEn: 'From one fibre to a whole waterworks. Bring your own water.',
    },
  },
  products: [
    product(
      'chengmo',
      {
        closeUp: 'fibre-bundle',
        industry: '06',
        name: '高通量中空纤维超滤膜束',
        nameEn: 'High-flux hollow-fibre ultrafiltration bundle',
        model: 'CM-F60',
        summary: '热致相分离纺丝，纯水通量 950 L/(m²·h)，每束含 9600 根丝，断丝率低于万分之一。',
        summaryEn:
          'Spun by thermally induced phase separation: 950 L/(m²·h) of pure water, 9,600 fibres a bundle, fewer than one in ten thousand broken.',
        functions: '替换各类柱式超滤组件的膜芯，截留分子量 10 万道尔顿，可耐 2000 ppm 次氯酸钠清洗。',
        features:
          '① 渐密海绵孔支撑层，拉断强度大于 9 MPa。\n② 双层弹性浇注，根部不折断。\n③ 亲水基团接枝，清洗周期延长一倍。\n④ 每束附完整性检测曲线。',
        scenario: '乡镇水厂、中水回用、食品饮料与反渗透预处理。',
        unit: '束',
        launchedOn: '2020-05-18',
        filed: [18, 2024],
        recognised: 2025,
        annual: [8400, 8150, 1240, 760],
      },
      `
1|2018-10-12|一种渐密海绵孔中空纤维膜的热致相分离纺丝方法|Thermally induced phase separation spinning of graded-sponge hollow fibres|B01D69/08,D01F6/00|以双稀释剂和分段冷却控制孔径梯度，膜丝强度大于 9 MPa，通量 950 L/(m²·h)。
1|2019-06-28|聚偏氟乙烯膜的辐照接枝亲水改性方法|Radiation grafting to make PVDF membranes hydrophilic|B01D67/00,C08F259/08|在膜孔内接枝两性离子单体，接触角降到 35°，清洗后亲水性不衰减。
1|2020-08-07|中空纤维膜束的双层弹性浇注方法|Two-layer elastic potting of hollow-fibre bundles|B01D63/02|硬层密封、软层缓冲，膜丝根部弯曲应力下降六成。
2|2021-04-16|一种膜束离心浇注装置|Device for centrifugal potting of membrane bundles|B01D63/02,B29C39/08|双转盘同步浇注两端，胶面高度误差小于 1 mm。
1|2022-05-13|膜丝断裂位置的声学定位方法|Acoustic location of a broken fibre|B01D65/10,G01M3/24|在气压保持阶段采集气泡声，定位断丝所在象限，修补时间缩短到十分钟。
1|2023-09-08|一种可生物降解稀释剂及其纺丝液|Biodegradable diluent and its spinning dope|B01D71/34|以植物酯类替代邻苯类稀释剂，废液可直接生化处理。
1|2025-04-18|中空纤维膜丝直径的在线双轴测量方法|Online two-axis measurement of fibre diameter|G01B11/08,B01D69/08|两路线阵相机测量外径与椭圆度，偏差超限自动调节纺丝泵速。`,
    ),
    product(
      'chengmo',
      {
        closeUp: 'membrane-module',
        industry: '06',
        name: '透明壳体超滤膜组件（四联）',
        nameEn: 'Ultrafiltration modules in clear housings, set of four',
        model: 'CM-M4',
        summary: '看得见断丝的透明膜壳，单支隔离更换，不停水检修。',
        summaryEn:
          'Clear housings in which a broken fibre can be seen; each module is isolated and changed without a stop.',
        functions: '四支组件并联，产水 40–60 m³/h，配卡箍快接与取样口，可在线完整性检测。',
        features:
          '① 透明壳体耐压 0.6 MPa，抗紫外配方十年不黄变。\n② 单支隔离阀与产水取样阀一体。\n③ 卡箍密封圈带泄漏指示槽。\n④ 产水母管等阻力布置，四支通量差小于 3%。',
        scenario: '城镇供水提标、应急制水车、印染与造纸回用。',
        unit: '套',
        launchedOn: '2021-09-01',
        filed: [27, 2024],
        annual: [5200, 4980, 640, 330],
      },
      `
1|2019-11-22|一种等阻力并联的膜组件产水母管|Permeate manifold of equal resistance for parallel modules|B01D61/18,B01D61/20|母管截面沿程渐变，各支组件的流量差小于 3%。
2|2020-07-10|带泄漏指示槽的膜壳卡箍接头|Clamp joint of a membrane housing with a leak tell-tale|F16L21/06,B01D63/02|双道密封圈之间设通外沟槽，第一道失效时即可看到渗水。
1|2021-01-29|耐候透明聚氯乙烯膜壳材料|Weather-proof clear PVC for membrane housings|C08L27/06,C08K5/00|加入受阻胺与纳米氧化铈，户外十年透光率保持八成以上。
2|2021-12-24|一种膜组件在线隔离与取样一体阀|Valve that isolates and samples a membrane module in service|F16K11/00,B01D65/10|一个手柄完成隔离、排空、取样三个动作。
1|2022-10-21|超滤系统的逐支压力衰减检测方法|Module-by-module pressure decay test of an ultrafiltration system|B01D65/10,C02F1/44|利用反洗间隙轮流检测各支组件，不占用产水时间。
3|2022-03-04|超滤膜组件|Ultrafiltration module|23-01|设计要点在于透明壳体与端封的整体形状。
1|2024-10-25|膜组件清洗药剂的按需投加方法|Dosing cleaning agents for membrane modules on demand|B01D65/02,C02F1/44|由阻力构成判断有机与无机污染比例，药剂用量减少四成。`,
    ),
  ],
}
