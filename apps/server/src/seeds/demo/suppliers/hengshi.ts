import { usccOf } from '../identifiers.ts'
import { product, type Supplier } from './supplier.ts'

/** 上海衡试工程: design, prototypes and tests for others. */
export const hengshi: Supplier = {
  enterprise: {
    key: 'hengshi',
    members: [{ username: 'hengshi', nickname: '史衡之', role: 'OWNER', mobile: '13800000019' }],
    inventors: ['史衡之', '俞晚舟', '金戈', '严以宽', '乔木'],
    agency: '上海示范专利代理有限公司',
    certification: {
      name: '上海衡试工程技术有限公司',
      nameEn: 'Shanghai Hengshi Engineering Co., Ltd.',
      uscc: usccOf('310114', 13),
      region: '31',
      address: '上海市嘉定区示范检测基地 3 号',
      industry: '07',
      contactName: '史衡之',
      contactMobile: '13800000019',
      contactEmail: 'lab@hengshi.example.com',
      website: 'https://hengshi.example.com',
      profile:
        '衡试工程为装备企业做三件事：设计、试制、试验。公司不生产产品，只交付图纸、样件和数据。\n嘉定基地有水力、噪声、疲劳和热管理四个试验室，试验方法多为自研，已申请专利并开放许可。',
    },
  },
  presentation: {
    banner: 'strain-wave-set',
    display: {
      slogan: '样件会说话，数据不撒谎',
      sloganEn: 'Prototypes speak; data do not lie',
      figures: [
        { label: '成立年份', labelEn: 'Founded', value: '2006', unit: '', unitEn: '' },
        { label: '试验室', labelEn: 'Laboratories', value: '4', unit: '个', unitEn: '' },
        { label: '试验台', labelEn: 'Test rigs', value: '71', unit: '台', unitEn: '' },
      ],
      story: [
        {
          title: '把坏掉的那一刻拍下来',
          titleEn: 'Catching the moment it breaks',
          text: '疲劳试验做到最后，零件总会坏。真正值钱的是坏之前的那一秒。我们的试验台会自己发现刚度掉了千分之三，然后停下来等人。',
          textEn:
            'At the end of a fatigue test a part always breaks. What matters is the second before. Our rigs notice when the stiffness has dropped by three in a thousand, stop, and wait for us.',
          picture: 'strain-wave-set',
          pictureAlt: '谐波传动试验件',
        },
        {
          title: '七天从图纸到水里',
          titleEn: 'From drawing to water in seven days',
          text: '一副叶轮，周一定型，周三打印砂型，周五浇铸，下周一上台。客户看到的不是效果图，是效率曲线。',
          textEn:
            'An impeller is settled on Monday, its sand mould printed on Wednesday, cast on Friday, tested the Monday after. What the customer sees is no rendering but an efficiency curve.',
          picture: 'impeller-and-casing',
          pictureAlt: '叶轮与泵体快速试制件',
        },
      ],
      qualifications: ['高新技术企业', '上海市专业技术服务平台'],
      contact: {
        name: '衡试业务受理',
        phone: '021-0000 0003',
        email: 'order@hengshi.example.com',
        address: '上海市嘉定区示范检测基地 3 号',
        addressEn: 'No. 3 Shifan Test Base, Jiading, Shanghai',
      },
    },
    pavilion: {
      skin: 'workshop',
      title: '衡试试验室展馆',
      titleEn: 'The Hengshi laboratories',
      welcome: '四间试验室，四种较真。欢迎旁听一次试验。',
      welcomeEn: 'Four laboratories, four ways of being particular. Sit in on a test.',
    },
  },
  products: [
    product(
      'hengshi',
      {
        closeUp: 'impeller-and-casing',
        industry: '07',
        name: '水力模型设计与快速试制服务',
        nameEn: 'Hydraulic design and rapid prototyping',
        model: 'HS-H1',
        summary: '七天交付可上台试验的叶轮与泵体，效率预测误差小于 1 个百分点。',
        summaryEn: 'Impeller and casing on the test rig in seven days, efficiency predicted to within one point.',
        functions: '按客户工况设计水力模型，打印砂型、浇铸、精加工并出具试验报告。',
        features: '① 参数化叶片库 1200 组。\n② 砂型打印免模具。\n③ 按国家标准 1 级精度试验。\n④ 交付全部三维数据。',
        scenario: '泵与水轮机新品开发、老泵站改造。',
        unit: '项',
        launchedOn: '2019-04-08',
        filed: [3, 2023],
        recognised: 2024,
        annual: [4600, 4460, 980, 320],
      },
      `
1|2017-09-15|一种离心叶轮的参数化设计与寻优方法|Parametric design and optimisation of centrifugal impellers|G06F30/17,F04D29/22|以载荷分布为设计变量，三日完成全工况寻优。
1|2018-07-20|叶轮砂型的三维打印分型方法|Parting printed sand moulds for impellers|B22C9/10,B33Y10/00|流道芯整体打印，免拔模，尺寸误差小于 0.4 mm。
1|2019-10-11|水泵效率换算的不确定度评定方法|Uncertainty of scaled pump efficiencies|G01M99/00,G06F17/18|由模型试验换算真机效率，给出置信区间。
2|2020-06-12|一种水泵试验台快换管段|Quick-change pipe section of a pump test rig|G01M99/00,F16L23/00|液压卡箍定位，换装时间十五分钟。
1|2021-12-17|蜗壳压力脉动的光纤测量方法|Measuring pressure pulsation in volutes by optical fibre|G01L9/00,G01M99/00|分布式光纤光栅测量四十点脉动。
1|2023-02-10|基于少量试验的叶轮效率代理模型|Surrogate model of impeller efficiency from few tests|G06F30/27,F04D29/22|主动学习选取试验点，十二组试验达到 1% 精度。
1|2025-02-28|砂型铸造叶轮的流道粗糙度预测方法|Predicting passage roughness of sand-cast impellers|G06F30/28,B22C9/02|由砂粒级配与浇注温度预测粗糙度，修正效率换算。`,
    ),
    product(
      'hengshi',
      {
        closeUp: 'noise-trim',
        industry: '07',
        name: '阀内件降噪设计与流量试验服务',
        nameEn: 'Low-noise trim design and flow testing',
        model: 'HS-V2',
        summary: '从噪声目标反推内件结构，实测流量系数与声功率，一次交付图纸、样件、报告。',
        summaryEn:
          'From a noise target to a trim: flow coefficient and sound power measured, delivered with drawings and samples.',
        functions: '为调节阀厂家设计套筒、阀芯与阀座，并在流量台和半消声室验证。',
        features: '① 逐级压降分配算法。\n② 高差压 20 MPa 试验能力。\n③ 声功率十点测量。\n④ 方法专利开放许可。',
        scenario: '电站给水阀、放空阀、调压站。',
        unit: '项',
        launchedOn: '2020-09-28',
        filed: [6, 2024],
        annual: [2900, 2780, 540, 110],
      },
      `
1|2018-05-25|多级降压套筒的逐级压降分配方法|Distributing the pressure drop over the stages of a cage|F16K47/08,G06F30/20|以末级出口马赫数为约束分配各级孔面积。
1|2019-08-09|阀门气动噪声的小尺度模型试验方法|Scale-model testing of aerodynamic valve noise|G01H3/10,G01M99/00|按斯特劳哈尔数相似换算，误差小于 3 dB。
1|2020-10-30|高差压阀门试验的节能循环回路|Energy-saving loop for high-pressure valve tests|G01M13/00,F15B19/00|余压回收驱动增压泵，能耗降低 45%。
2|2021-07-23|一种阀内件快换试验阀体|Test valve body with quick-change trim|F16K27/02,G01M13/00|上装式夹紧，换件二十分钟。
1|2022-12-09|阀芯汽蚀的声发射分级方法|Grading plug cavitation by acoustic emission|G01N29/14,F16K37/00|以高频能量占比划分初生、恒定与阻塞三级。
1|2024-09-20|增材制造迷宫阀芯的流道设计方法|Designing labyrinth plugs for additive manufacturing|F16K47/08,B33Y80/00|三维转折流道自支撑打印，无需去支撑。`,
    ),
    product(
      'hengshi',
      {
        closeUp: 'strain-wave-set',
        industry: '07',
        name: '谐波减速器疲劳寿命试验服务',
        nameEn: 'Fatigue testing of strain-wave gears',
        model: 'HS-G3',
        summary: '96 台位同时加载，柔轮裂纹提前识别，两个月给出可靠寿命曲线。',
        summaryEn:
          'Ninety-six stations loaded at once; flexspline cracks are recognised early, and a life curve stands after two months.',
        functions: '按机器人实际载荷谱加载，测定精度寿命、刚度衰减与失效模式。',
        features: '① 载荷谱可由客户日志生成。\n② 刚度衰减千分之三自动停机。\n③ 失效件断口分析。\n④ 试验数据在线可看。',
        scenario: '减速器新品验证、机器人整机寿命评估。',
        unit: '批',
        launchedOn: '2021-06-21',
        filed: [8, 2024],
        recognised: 2025,
        annual: [3700, 3590, 760, 90],
      },
      `
1|2019-04-12|柔轮疲劳裂纹的刚度突变识别方法|Recognising flexspline cracks by a change of stiffness|G01M13/021,G01N3/32|实时拟合扭转刚度，下降千分之三即停机。
1|2020-03-27|一种功率循环的减速器多工位加载装置|Multi-station gear loading with power recirculation|G01M13/025,G01L3/16|工位间电功率互馈，能耗降低 70%。
1|2020-12-31|由机器人运行日志生成减速器载荷谱的方法|Load spectra of gears from robot logs|G01M13/02,G06F17/15|雨流计数与速度分层结合，谱长压缩百倍。
2|2021-11-19|一种减速器试验用零背隙联轴工装|Backlash-free coupling fixture for gear tests|F16D1/08,G01M13/021|锥套胀紧，角误差小于 2 角秒。
1|2022-09-23|少样本下的减速器可靠寿命评估方法|Reliable life of gears from few samples|G01M13/02,G06F17/18|以贝叶斯威布尔模型评估，样本减少一半。
1|2024-01-19|润滑脂老化与传动精度的关联试验方法|Relating grease ageing to transmission accuracy|G01N33/28,G01M13/021|同步测量铁谱与角误差，给出换脂周期。`,
    ),
  ],
}
