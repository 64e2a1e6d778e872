import { usccOf } from '../identifiers.ts'
import { product, type Supplier } from './supplier.ts'

/** 西安睿瞳光电: light that is sent out and counted. */
export const ruitong: Supplier = {
  enterprise: {
    key: 'ruitong',
    members: [{ username: 'ruitong', nickname: '瞿瞳', role: 'OWNER', mobile: '13800000016' }],
    inventors: ['瞿瞳', '雷以周', '樊暮云', '路遥川', '宁可'],
    agency: '西安示范知识产权代理有限公司',
    certification: {
      name: '西安睿瞳光电科技有限公司',
      nameEn: 'Xi’an Ruitong Photonics Co., Ltd.',
      uscc: usccOf('610113', 10),
      region: '61',
      address: '陕西省西安市雁塔区示范光电园 A 座',
      industry: '01',
      contactName: '瞿瞳',
      contactMobile: '13800000016',
      contactEmail: 'hi@ruitong.example.com',
      website: 'https://ruitong.example.com',
      profile:
        '睿瞳光电由一个单光子探测课题组转化而来，2018 年成立，为激光雷达和工业相机提供发射板、接收板与镜头。\n公司保持小规模：六十人，一条封装线，一间暗室。每块出货的接收板都在暗室里数过光子。',
    },
  },
  presentation: {
    banner: 'photon-board',
    display: {
      slogan: '数得清每一个光子',
      sloganEn: 'Every photon counted',
      figures: [
        { label: '成立年份', labelEn: 'Founded', value: '2018', unit: '', unitEn: '' },
        { label: '团队', labelEn: 'Team', value: '60', unit: '人', unitEn: 'people' },
        { label: '时间分辨率', labelEn: 'Timing resolution', value: '68', unit: 'ps', unitEn: 'ps' },
      ],
      story: [
        {
          title: '从课题组到封装线',
          titleEn: 'From a laboratory to a packaging line',
          text: '实验室里能做出一颗，不等于产线上能做出一万颗。我们花了三年，把淬灭电阻的离散从四成压到百分之五。',
          textEn:
            'One good detector in a laboratory is not ten thousand on a line. It took us three years to bring the spread of the quenching resistors from forty per cent down to five.',
          picture: 'photon-board',
          pictureAlt: '单光子接收板',
        },
        {
          title: '阳光下也要看见',
          titleEn: 'Seeing in full sun',
          text: '正午的阳光比回波强一百万倍。窄带镀膜、空间滤波和符合计数三道关，一道也不能少。',
          textEn:
            'At noon the sun is a million times stronger than an echo. Narrow coatings, spatial filtering and coincidence counting: none of the three can be left out.',
          picture: 'receive-lens',
          pictureAlt: '大光圈接收镜组',
        },
      ],
      qualifications: ['高新技术企业', '科技型中小企业'],
      contact: {
        name: '睿瞳应用工程师',
        phone: '029-0000 0010',
        email: 'fae@ruitong.example.com',
        address: '陕西省西安市雁塔区示范光电园 A 座',
        addressEn: 'Tower A, Shifan Photonics Park, Yanta, Xi’an, Shaanxi',
      },
    },
    pavilion: {
      skin: 'night',
      title: '睿瞳暗室展馆',
      titleEn: 'The Ruitong darkroom pavilion',
      welcome: '请把屏幕调暗一点。这里的展品，只在黑暗里工作得最好。',
      welcomeEn: 'Dim your screen a little. What is shown here works best in the dark.',
    },
  },
  products: [
    product(
      'ruitong',
      {
        closeUp: 'photon-board',
        industry: '01',
        name: '单光子雪崩接收板',
        nameEn: 'Single-photon avalanche receiver board',
        model: 'RT-D160',
        summary: '160×120 像素单光子阵列，时间分辨率 68 ps，正午阳光下仍可测 200 m。',
        summaryEn: '160×120 single-photon pixels with 68 ps of timing: 200 m even in the noonday sun.',
        functions: '接收激光回波并输出飞行时间直方图，兼容 905 与 940 nm 发射端。',
        features: '① 像素内淬灭与计时。\n② 双光子符合滤除日光。\n③ 温度自适应偏压。\n④ 每块附暗计数图。',
        scenario: '激光雷达、三维工业相机、林业与港口测量。',
        unit: '块',
        launchedOn: '2022-07-07',
        filed: [63, 2024],
        recognised: 2025,
        annual: [6800, 6520, 1380, 1920],
      },
      `
1|2019-09-06|单光子雪崩二极管阵列的像素内主动淬灭电路|In-pixel active quenching for single-photon avalanche arrays|H01L31/107,H03K17/78|三管淬灭结构，死时间 8 ns，离散小于 5%。
1|2020-05-15|基于双光子符合的日光抑制方法|Suppressing sunlight by two-photon coincidence|G01S7/487,G01S17/10|相邻像素在 2 ns 窗内同时触发才计数，背景降低两个数量级。
1|2020-12-04|单光子探测器的温度自适应偏压方法|Temperature-adaptive bias of single-photon detectors|H01L31/107,G05F1/567|以片上参考管跟踪击穿电压，探测效率波动小于 2%。
2|2021-08-13|一种探测板的遮光散热支架|Bracket that shades and cools a detector board|H05K7/20,G01S7/481|支架兼作光阑与散热片，杂散光降低七成。
1|2022-05-27|飞行时间直方图的片上压缩方法|On-chip compression of time-of-flight histograms|G01S7/4865,H03M7/30|变宽时间箱与峰值预测，数据量减少八成。
1|2024-08-30|激光雷达抗串扰的伪随机时隙方法|Pseudo-random slots against crosstalk between lidars|G01S7/484,G01S17/931|发射时隙按序列抖动，接收端相关还原，多机互不干扰。`,
    ),
    product(
      'ruitong',
      {
        closeUp: 'laser-board',
        industry: '01',
        name: '面阵激光发射板',
        nameEn: 'Area-scan laser emitter board',
        model: 'RT-V64',
        summary: '64 区独立点亮的垂直腔面发射阵列，峰值 1.2 kW，脉宽 3 ns。',
        summaryEn: 'Sixty-four zones of surface-emitting lasers lit one by one: 1.2 kW at peak in pulses of 3 ns.',
        functions: '为纯固态激光雷达提供分区照明，软件定义扫描图案，满足人眼安全一类。',
        features:
          '① 氮化镓驱动贴近芯片，回路电感 0.4 nH。\n② 氮化铝基板温升低 15 K。\n③ 硬件互锁保障人眼安全。\n④ 单区失效自动补偿。',
        scenario: '纯固态激光雷达、机器人避障、体积测量。',
        unit: '块',
        launchedOn: '2022-10-25',
        filed: [64, 2025],
        annual: [5300, 5120, 760, 940],
      },
      `
1|2020-02-21|一种分区点亮的面发射激光阵列及其驱动|Surface-emitting laser array lit by zones and its driver|H01S5/183,H01S5/042|行列选通驱动，64 区独立点亮，回路电感 0.4 nH。
1|2020-10-16|激光发射模组的人眼安全硬件互锁方法|Hardware interlock for eye safety of laser modules|G01S7/497,H01S5/068|光功率与脉宽双通道监测，超限 1 微秒内关断。
1|2021-06-18|氮化铝基板上的激光阵列低热阻封装|Low-resistance packaging of laser arrays on aluminium nitride|H01S5/024,H01L33/64|金锡共晶与铜柱导热结合，热阻降低四成。
2|2022-03-18|一种激光发射板的对准销结构|Alignment pins of a laser emitter board|H01S5/022,G02B7/00|双锥销定位，光轴偏差小于 0.05°。
1|2023-06-16|失效区的照明补偿方法|Compensating zones that have failed|G01S7/484,H01S5/42|检测到失效区后相邻区分时加亮，视场无盲区。
1|2024-11-08|激光发射板的在线光功率自标定方法|Self-calibration of optical power on an emitter board|H01S5/0683,G01S7/497|利用视窗反射的固定回波反推各区光功率，免返厂标定。`,
    ),
    product(
      'ruitong',
      {
        closeUp: 'receive-lens',
        industry: '01',
        name: '大光圈近红外接收镜组',
        nameEn: 'Wide-aperture near-infrared receive lens',
        model: 'RT-L12',
        summary: 'F/1.0、视场 120°×25°，940 nm 窄带内透过率 92%，−40 至 105 ℃ 焦点不漂。',
        summaryEn: 'F/1.0 over 120°×25°, 92 per cent at 940 nm, and a focus that stays put from −40 to 105 °C.',
        functions: '收集近红外回波并成像到单光子阵列，前组可加热除霜。',
        features:
          '① 五片玻塑混合，无热化设计。\n② 曲面窄带膜，斜入射不漂移。\n③ 疏水硬膜，耐雨刮。\n④ 逐只测调制传递函数。',
        scenario: '车载与矿卡激光雷达、近红外安防。',
        unit: '只',
        launchedOn: '2021-11-18',
        filed: [39, 2024],
        annual: [4700, 4530, 620, 380],
      },
      `
1|2019-12-27|一种大光圈无热化近红外镜头|Athermal wide-aperture near-infrared lens|G02B13/14,G02B13/18|玻塑混合五片式，F/1.0，宽温域焦移小于 8 微米。
1|2020-09-04|曲面基底上的窄带滤光膜及其镀制方法|Narrow-band coating on curved surfaces and its deposition|G02B5/28,C23C14/54|按入射角分布渐变膜厚，斜入射中心波长漂移小于 4 nm。
2|2021-05-21|一种带加热除霜的镜头前组|Front lens group that defrosts itself|G02B7/02,H05B3/84|透明导电膜加热，90 秒化霜。
1|2022-02-11|镜头调制传递函数的全视场快速检测方法|Fast full-field measurement of lens transfer functions|G01M11/02|多狭缝同时成像，单只检测六秒。
3|2022-06-17|光学镜头|Optical lens|16-06|设计要点在于镜筒散热环与前组的形状。`,
    ),
    product(
      'ruitong',
      {
        closeUp: 'point-cloud-board',
        industry: '02',
        name: '点云语义服务与边缘处理板',
        nameEn: 'Point-cloud semantics service with edge board',
        model: 'RT-S1',
        summary: '板上实时分割，云上持续改进：同一套模型，现场 12 ms，云端可追溯。',
        summaryEn:
          'Segmentation on the board in 12 ms, improvement in the cloud: one model on both sides, every version traceable.',
        functions: '为港口、矿区与园区提供点云目标识别、轨迹与告警服务，按路数订阅。',
        features: '① 稀疏卷积板上推理。\n② 难例自动回传与脱敏。\n③ 模型按版本回退。\n④ 断网 72 小时本地续跑。',
        scenario: '港口防撞、矿卡避障、园区周界。',
        unit: '路',
        launchedOn: '2023-09-05',
        annual: [2600, 2480, 310, 60],
      },
      `
1|2021-03-19|一种稀疏点云的实时语义分割方法|Real-time semantic segmentation of sparse point clouds|G06V20/64,G06N3/0464|以距离图与稀疏卷积双支路提取特征，单帧推理 12 ms。
1|2021-11-05|点云难例的自动筛选与脱敏回传方法|Choosing and anonymising hard point-cloud samples|G06V10/774,G06F21/62|按预测熵选取难例，去除人脸与车牌后上传。
1|2022-09-16|边缘模型的灰度更新与回退方法|Staged update and rollback of edge models|G06F8/65,H04L67/00|双分区运行，指标下降自动回退。
1|2023-08-04|多雷达点云的免标定拼接方法|Joining point clouds of several lidars without calibration|G06T7/33,G01S7/497|利用移动目标轨迹求解外参，免停机标定。
1|2025-05-09|港机防撞的作业意图预测方法|Predicting working intent to prevent port crane collisions|G06N20/00,B66C13/48|融合点云与机构编码器预测三秒内轨迹。`,
    ),
  ],
}
