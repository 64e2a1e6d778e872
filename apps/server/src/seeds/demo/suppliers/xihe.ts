import { usccOf } from '../identifiers.ts'
import { product, type Supplier } from './supplier.ts'

/** 武汉息和医疗: what breathes in a ventilator. */
export const xihe: Supplier = {
  enterprise: {
    key: 'xihe',
    members: [{ username: 'xihe', nickname: '夏息和', role: 'OWNER', mobile: '13800000015' }],
    inventors: ['夏息和', '聂清扬', '石小川', '简宁', '龚以安'],
    agency: '武汉示范专利代理有限公司',
    certification: {
      name: '武汉息和医疗科技有限公司',
      nameEn: 'Wuhan Xihe Medical Technology Co., Ltd.',
      uscc: usccOf('420111', 9),
      region: '42',
      address: '湖北省武汉市洪山区示范医疗器械园 2 号楼',
      industry: '05',
      contactName: '夏息和',
      contactMobile: '13800000015',
      contactEmail: 'info@xihe.example.com',
      website: 'https://xihe.example.com',
      profile:
        '息和医疗为呼吸机厂家提供核心气路部件：涡轮风机、比例阀、呼气阀与管路。公司不做整机，因此可以同时服务彼此竞争的客户。\n车间为十万级洁净厂房，所有接触气体的材料都做过生物相容性评价，每件产品可追溯到原料批号。',
    },
  },
  presentation: {
    banner: 'medical-turbine',
    display: {
      slogan: '让每一次呼吸都来得及',
      sloganEn: 'In time for every breath',
      figures: [
        { label: '成立年份', labelEn: 'Founded', value: '2013', unit: '', unitEn: '' },
        { label: '配套整机型号', labelEn: 'Ventilators supplied', value: '37', unit: '款', unitEn: 'models' },
        { label: '涡轮累计运行', labelEn: 'Turbine hours', value: '4.1', unit: '亿小时', unitEn: '×10⁸ h' },
      ],
      story: [
        {
          title: '80 毫秒的账',
          titleEn: 'Eighty milliseconds',
          text: '病人吸气的那一刻，涡轮要在八十毫秒里把压力顶上去。这笔账一半记在叶轮的惯量上，一半记在电机的电流环上。',
          textEn:
            'When a patient draws breath, the turbine has eighty milliseconds to raise the pressure. Half of them belong to the inertia of the impeller, half to the current loop of the motor.',
          picture: 'medical-turbine',
          pictureAlt: '医用静音涡轮风机',
        },
        {
          title: '一片硅胶的分寸',
          titleEn: 'The tact of a sheet of silicone',
          text: '呼气阀的膜片厚一点就迟钝，薄一点就振颤。我们试了二十六种厚度分布，最后的答案是中间厚、边缘薄，再加一圈看不见的筋。',
          textEn:
            'Too thick, an exhalation membrane is slow; too thin, it flutters. After twenty-six profiles the answer was thick in the middle, thin at the edge, and one rib nobody sees.',
          picture: 'exhalation-valve',
          pictureAlt: '主动呼气阀',
        },
      ],
      qualifications: ['高新技术企业', '医疗器械质量管理体系认证'],
      contact: {
        name: '息和客户部',
        phone: '027-0000 0002',
        email: 'care@xihe.example.com',
        address: '湖北省武汉市洪山区示范医疗器械园 2 号楼',
        addressEn: 'Building 2, Shifan Medical Park, Hongshan, Wuhan, Hubei',
      },
    },
    pavilion: {
      skin: 'gallery',
      title: '息和呼吸部件展馆',
      titleEn: 'The Xihe respiratory pavilion',
      welcome: '气从哪里来，到哪里去，在哪一处被听见：沿着气路参观。',
      welcomeEn: 'Where the air comes from, where it goes, and where it is heard: follow the gas path.',
    },
  },
  products: [
    product(
      'xihe',
      {
        closeUp: 'medical-turbine',
        industry: '05',
        name: '医用静音涡轮风机',
        nameEn: 'Low-noise turbine for ventilators',
        model: 'XH-T60',
        summary: '60 mbar、200 L/min，1 米处噪声 38 dB(A)，两万小时免维护。',
        summaryEn: '60 mbar and 200 L/min at 38 dB(A) from one metre, twenty thousand hours without maintenance.',
        functions: '为有创与无创呼吸机提供气源，无需空气压缩机，支持逐呼吸变速。',
        features: '① 低惯量碳纤维叶轮。\n② 蜗舌非均布，离散噪声降 6 dB。\n③ 无油陶瓷轴承。\n④ 悬浮减振座隔离机壳传声。',
        scenario: '重症、转运与家用呼吸机，高流量氧疗仪。',
        unit: '台',
        launchedOn: '2020-12-20',
        filed: [12, 2023],
        recognised: 2025,
        annual: [16800, 16300, 3150, 2400],
      },
      `
1|2018-06-15|一种低惯量呼吸机涡轮叶轮|Low-inertia turbine impeller for ventilators|F04D29/28,A61M16/00|分流叶片与空心轮毂结合，转动惯量降低 32%。
1|2019-04-26|抑制离散噪声的蜗舌结构|Volute tongue that suppresses tonal noise|F04D29/66,F04D29/42|蜗舌沿轴向倾斜并开亥姆霍兹腔，叶频噪声降低 6 dB。
1|2020-02-14|呼吸机涡轮的逐呼吸变速控制方法|Breath-by-breath speed control of a ventilator turbine|A61M16/00,H02P6/08|以肺顺应性前馈修正电流环，压力建立时间小于 80 ms。
2|2020-09-11|一种涡轮悬浮减振座|Floating mount for a turbine|F16F15/08,A61M16/00|三点硅胶悬挂，传至机壳的振动降低 15 dB。
1|2021-08-27|医用涡轮轴承寿命的电流谱预测方法|Predicting turbine bearing life from current spectra|G01M13/04,A61M16/00|由电流谱侧带估计磨损，提前五百小时提示更换。
3|2021-03-12|涡轮风机|Turbine blower|23-04|设计要点在于蜗壳与电机的整体形状。
1|2023-11-03|带防冷凝内衬的医用风机蜗壳|Blower volute with a lining against condensation|F04D29/42,A61M16/16|亲水内衬将冷凝水引至集水槽，不进入气路。`,
    ),
    product(
      'xihe',
      {
        closeUp: 'exhalation-valve',
        industry: '05',
        name: '主动呼气阀',
        nameEn: 'Active exhalation valve',
        model: 'XH-E12',
        summary: '音圈直驱，响应 12 ms，自主呼吸叠加时压力波动小于 1 cmH₂O，可整体蒸汽灭菌。',
        summaryEn:
          'Driven by a voice coil in 12 ms; less than 1 cmH₂O of disturbance under spontaneous breathing; steam-sterilised in one piece.',
        functions: '调节呼气末正压并允许病人随时自主呼吸，内置超声流量计。',
        features: '① 变厚度膜片无振颤。\n② 气路与电气隔离，免拆灭菌。\n③ 流量计免标定。\n④ 断电自动开放。',
        scenario: '重症呼吸机、麻醉机、新生儿呼吸支持。',
        unit: '只',
        launchedOn: '2021-07-16',
        filed: [20, 2024],
        recognised: 2025,
        annual: [7200, 6980, 1420, 860],
      },
      `
1|2019-01-25|一种音圈直驱的呼气阀|Exhalation valve driven by a voice coil|A61M16/20,F16K31/06|动圈与膜片刚性连接，响应时间 12 ms。
1|2019-10-18|变厚度呼气膜片及其模具|Exhalation membrane of varying thickness and its mould|A61M16/20,F16K7/12|膜片厚度按挠曲分布，全行程无自激振颤。
1|2020-06-05|可免拆灭菌的阀体隔离结构|Valve body isolated for sterilisation without dismantling|A61M16/20,A61L2/07|气路侧可耐 134 ℃ 蒸汽，驱动侧密封隔离。
2|2021-02-05|一种断电自动开放的呼气阀|Exhalation valve that opens without power|A61M16/20|复位弹簧在断电时将膜片拉离阀口。
1|2022-04-29|免标定超声呼气流量计|Ultrasonic expiratory flowmeter without calibration|G01F1/66,A61B5/087|双程时差与温湿度联合解算，零点自校。
1|2024-06-21|呼气末正压的自适应维持方法|Adaptive keeping of positive end-expiratory pressure|A61M16/00|按漏气量在线修正阀口力，压力波动小于 1 cmH₂O。`,
    ),
    product(
      'xihe',
      {
        closeUp: 'oxygen-valve',
        industry: '05',
        name: '比例氧阀',
        nameEn: 'Proportional oxygen valve',
        model: 'XH-O30',
        summary: '流量 0–120 L/min 线性可调，滞环小于 3%，氧浓度调节误差 ±2%。',
        summaryEn: 'Linear from 0 to 120 L/min with less than 3 per cent of hysteresis: oxygen within ±2 per cent.',
        functions: '在呼吸机中按需混合氧气，承受 280–600 kPa 的中心供氧压力。',
        features:
          '① 悬浮衔铁无滑动摩擦。\n② 氧相容材料通过 13 MPa 绝热压缩点火试验。\n③ 内置 5 μm 滤芯。\n④ 逐台流量曲线写入芯片。',
        scenario: '呼吸机、麻醉机、新生儿暖箱。',
        unit: '只',
        launchedOn: '2022-05-05',
        filed: [31, 2025],
        annual: [3600, 3450, 560, 210],
      },
      `
1|2020-03-06|一种悬浮衔铁式比例电磁阀|Proportional solenoid valve with a floating armature|F16K31/06,A61M16/20|以两片平面弹簧支承衔铁，无滑动摩擦，滞环小于 3%。
1|2020-11-27|比例阀流量曲线的逐台标定方法|Calibrating the flow curve of each proportional valve|G01F25/10,F16K37/00|十二点自动标定并写入存储器，互换误差小于 2%。
2|2021-09-24|一种防绝热压缩点火的氧阀入口|Oxygen valve inlet safe against adiabatic compression|F16K27/02,A61M16/10|入口设多孔缓冲塞，抑制压力突升。
1|2022-08-12|氧浓度闭环的延迟补偿方法|Compensating delay in closed-loop oxygen control|A61M16/12|以气路容积模型预测氧浓度，超调小于 2%。
1|2023-12-15|双阀冗余的混氧模块|Oxygen mixing module with two valves|A61M16/12,A61M16/20|主阀失效时副阀自动接管，氧浓度不中断。
3|2022-09-02|比例氧阀|Proportional oxygen valve|23-01|设计要点在于阀体与电磁头的整体形状。`,
    ),
    product(
      'xihe',
      {
        closeUp: 'breathing-circuit',
        industry: '05',
        name: '加热型呼吸管路',
        nameEn: 'Heated breathing circuit',
        model: 'XH-C22',
        summary: '管壁双螺旋加热丝，冷凝水减少九成，弯折 180° 不塌管。',
        summaryEn: 'A double-helix heating wire cuts condensation by ninety per cent; bent by 180° it stays open.',
        functions: '连接呼吸机与病人，全程温度 37–40 ℃，管路顺应性已出厂标定。',
        features: '① 加热丝共挤在管壁内。\n② 内壁光滑，阻力降两成。\n③ 不含邻苯增塑剂。\n④ 一体测温接口防误接。',
        scenario: '成人与儿童机械通气、高流量氧疗。',
        unit: '套',
        launchedOn: '2023-03-30',
        filed: [44, 2025],
        annual: [5100, 4960, 480, 730],
      },
      `
1|2020-08-21|一种共挤双螺旋加热呼吸管及其成型方法|Co-extruded breathing tube with double-helix heating and its making|A61M16/10,B29C48/09|加热丝与管壁一次共挤，管壁温差小于 1.5 ℃。
2|2021-04-09|防塌陷呼吸管波纹结构|Corrugation that keeps a breathing tube open|A61M16/08,F16L11/11|变节距波纹，弯折 180° 通流面积保持八成。
1|2021-12-10|呼吸管路冷凝水的分段控温抑制方法|Zoned heating against condensation in breathing circuits|A61M16/16,G05D23/19|按环境温度分段调节，冷凝水减少九成。
2|2022-10-28|一种防误接的呼吸管测温接口|Temperature port that cannot be misconnected|A61M16/08,G01K1/14|非对称卡槽保证唯一插接方向。
1|2024-02-23|不含邻苯的柔性医用管材|Phthalate-free flexible medical tubing|C08L23/08,A61L29/04|以乙烯共聚物与植物基增塑剂复配，析出物低于检出限。`,
    ),
  ],
}
