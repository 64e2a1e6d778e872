import { usccOf } from '../identifiers.ts'
import { product, type Supplier } from './supplier.ts'

/** 宁波瓷岳新材料: silicon nitride and silicon carbide. */
export const ciyue: Supplier = {
  enterprise: {
    key: 'ciyue',
    members: [{ username: 'ciyue', nickname: '岑岳', role: 'OWNER', mobile: '13800000011' }],
    inventors: ['岑岳', '贺临川', '童以宁', '柳青原', '范希文', '葛少白'],
    agency: '宁波示范知识产权代理有限公司',
    certification: {
      name: '宁波瓷岳新材料有限公司',
      nameEn: 'Ningbo Ciyue New Materials Co., Ltd.',
      uscc: usccOf('330206', 5),
      region: '33',
      address: '浙江省宁波市北仑区示范大道 21 号',
      industry: '04',
      contactName: '岑岳',
      contactMobile: '13800000011',
      contactEmail: 'hello@ciyue.example.com',
      website: 'https://ciyue.example.com',
      profile:
        '瓷岳新材料 2014 年落户北仑，只做一类材料：工程陶瓷。从氮化硅、碳化硅粉体的改性开始，到成型、烧结、精磨和检测，全部工序都在一条街上完成。\n公司为轴承、机械密封和功率器件三个行业供货，每一批陶瓷都附带密度、断裂韧性与缺陷检测报告，可以追溯到粉体批次。',
    },
  },
  presentation: {
    banner: 'ceramic-bearing',
    display: {
      slogan: '硬，但不脆',
      sloganEn: 'Hard, yet not brittle',
      figures: [
        { label: '成立年份', labelEn: 'Founded', value: '2014', unit: '', unitEn: '' },
        { label: '烧结炉', labelEn: 'Sintering furnaces', value: '26', unit: '台', unitEn: '' },
        { label: '陶瓷球年产能', labelEn: 'Ceramic balls a year', value: '8000', unit: '万粒', unitEn: '×10,000' },
      ],
      story: [
        {
          title: '一粒球要过七道检查',
          titleEn: 'Seven checks for one ball',
          text: '氮化硅球的缺陷藏在表面以下几十微米的地方，肉眼看不见，装进轴承三个月后才会剥落。我们给每一粒球做声发射检测，把可疑的挑出来切开看，再把原因追到烧结炉的某一个温区。',
          textEn:
            'A flaw in a silicon-nitride ball lies a few dozen micrometres below its surface and shows only after three months in a bearing. We listen to every ball by acoustic emission, cut the doubtful ones open, and trace the cause back to one zone of one furnace.',
          picture: 'ceramic-bearing',
          pictureAlt: '氮化硅陶瓷球轴承',
        },
        {
          title: '同一炉里烧出来的两门生意',
          titleEn: 'Two trades out of one furnace',
          text: '轴承要韧，基板要导热，看起来是两件事，其实都取决于晶界相。把晶界做薄、做干净，两样性能一起上去。',
          textEn:
            'A bearing asks for toughness, a substrate for heat conduction. Both depend on the phase between the grains: keep it thin and clean, and both improve together.',
          picture: 'ceramic-substrate',
          pictureAlt: '氮化硅活性金属钎焊基板',
        },
      ],
      qualifications: ['高新技术企业', '专精特新“小巨人”企业'],
      contact: {
        name: '瓷岳销售部',
        phone: '0574-0000 0021',
        email: 'sales@ciyue.example.com',
        address: '浙江省宁波市北仑区示范大道 21 号',
        addressEn: 'No. 21 Shifan Avenue, Beilun, Ningbo, Zhejiang',
      },
    },
    pavilion: {
      skin: 'gallery',
      title: '瓷岳工程陶瓷展馆',
      titleEn: 'The Ciyue ceramics pavilion',
      welcome: '三件展品，同一种执着：把陶瓷做得足够可靠，可靠到可以装进看不见的地方。',
      welcomeEn: 'Three exhibits, one persistence: ceramics reliable enough to be built in where nobody looks.',
    },
  },
  products: [
    product(
      'ciyue',
      {
        closeUp: 'ceramic-bearing',
        industry: '04',
        name: '高速氮化硅陶瓷球轴承',
        nameEn: 'High-speed silicon-nitride ball bearing',
        model: 'CY-B62',
        summary: '热等静压氮化硅球配轴承钢套圈，极限转速提高三成，绝缘，断油后仍可运转 30 分钟。',
        summaryEn:
          'Hot-isostatically pressed silicon-nitride balls in steel rings: a third more speed, no current through the bearing, and 30 minutes without oil.',
        functions: '用于泵、主轴与牵引电机的高速支承，内径 20–120 mm，游隙与预紧按轴系计算书交付。',
        features:
          '① 球体密度波动小于 0.1%，高速下不偏心。\n② 断裂韧性不低于 7 MPa·m½。\n③ 体电阻大于 10¹² Ω·cm，阻断轴电流。\n④ 保持架兜孔储油，断油 30 分钟不抱死。',
        scenario: '变频电机、高速主轴、真空泵与化工流程泵。',
        unit: '套',
        launchedOn: '2021-06-10',
        filed: [45, 2024],
        recognised: 2025,
        annual: [9800, 9450, 1620, 2880],
      },
      `
1|2020-04-17|一种高韧性氮化硅陶瓷球及其热等静压制备方法|High-toughness silicon-nitride ball and its hot isostatic pressing|C04B35/584,C04B35/645|以稀土复合助剂控制晶界相厚度，两段热等静压消除残余气孔，断裂韧性不低于 7 MPa·m½。
1|2020-11-05|陶瓷球表面下缺陷的声发射检测方法|Acoustic-emission detection of subsurface flaws in ceramic balls|G01N29/14,G01N33/00|在恒压滚动中采集声发射信号，以脉冲簇密度识别表面以下 20 至 80 微米处的微裂纹。
1|2021-08-20|混合陶瓷轴承的断油自润滑保持架|Self-lubricating cage for hybrid ceramic bearings running dry|F16C33/44,F16C33/66|保持架兜孔壁设微孔储油层，断油后按温升缓释润滑油，延长运转时间三十分钟以上。
2|2022-03-11|一种带绝缘端盖的混合陶瓷轴承|Hybrid ceramic bearing with an insulating end cap|F16C33/62,F16C41/00|套圈端面压装绝缘环并设爬电槽，阻断变频电机的轴电流通路。
1|2022-12-02|陶瓷球分选的密度在线测量装置|Online density measurement for sorting ceramic balls|G01N9/04,B07C5/34|用双频声悬浮测量单粒球的密度，分选精度达到 0.05%，每小时检测 6000 粒。
1|2025-03-21|一种基于边缘振动特征的陶瓷轴承剩余寿命估计方法|Remaining-life estimate of ceramic bearings from edge vibration features|G01M13/045|由振动包络中的球自转频率边带推算剥落面积，提前两周给出更换建议。
3|2023-05-26|轴承|Bearing|15-99|设计要点在于保持架窗口与套圈止口的形状。`,
    ),
    product(
      'ciyue',
      {
        closeUp: 'ceramic-substrate',
        industry: '04',
        name: '氮化硅活性金属钎焊基板',
        nameEn: 'Active-metal-brazed silicon-nitride substrate',
        model: 'CY-A90',
        summary: '热导率 90 W/(m·K)，−55 至 175 ℃ 冷热冲击五千次无分层，为碳化硅器件而做。',
        summaryEn:
          '90 W/(m·K), five thousand shocks between −55 and 175 °C without delamination: made for silicon-carbide devices.',
        functions: '承载并散热功率芯片，铜层厚 0.3–1.2 mm，可按版图蚀刻、镀银与预置焊料。',
        features:
          '① 晶界相厚度小于 2 nm，热导率与强度同时提高。\n② 低银钎料，空洞率低于 1%。\n③ 铜层边缘阶梯蚀刻，应力集中降低四成。\n④ 每片附超声扫描图。',
        scenario: '新能源汽车主驱模块、光伏与储能变流器、轨道牵引。',
        unit: '片',
        launchedOn: '2022-04-26',
        filed: [52, 2024],
        recognised: 2025,
        annual: [12600, 12100, 1830, 1450],
      },
      `
1|2020-09-18|一种高导热氮化硅基片的流延烧结方法|Tape casting and sintering of high-conductivity silicon-nitride sheets|C04B35/587,C04B35/622|在氮气梯度压力下分段烧结，抑制氧进入晶格，热导率达到 90 W/(m·K)。
1|2021-02-26|低银活性钎料及其在陶瓷覆铜中的应用|Low-silver active brazing filler for copper-clad ceramics|B23K35/30,B23K1/19|以铜锡钛为基，银含量低于 30%，在 870 ℃ 下润湿氮化硅，界面空洞率小于 1%。
1|2021-10-15|陶瓷覆铜基板边缘的阶梯蚀刻方法|Stepped etching of copper edges on ceramic substrates|H05K3/06,H01L21/48|两次曝光形成三级台阶，降低铜边缘的热应力集中，延长温度循环寿命。
2|2022-06-08|一种基片烧结用多孔承烧板|Porous setter plate for sintering sheets|F27D5/00|承烧板设通气微孔与隔离涂层，基片翘曲度小于 0.3%。
1|2023-01-13|覆铜陶瓷基板的超声缺陷自动判读方法|Automatic reading of ultrasonic flaws in copper-clad substrates|G01N29/06,G06T7/00|将扫描图按铜区分割，逐区统计空洞面积与位置，自动判定等级。
1|2024-07-19|预置银烧结层的功率基板及其制作方法|Power substrate with a pre-applied silver sintering layer|H01L23/373,B22F7/08|在基板铜面预制多孔银层，芯片贴装压力降低一半。`,
    ),
    product(
      'ciyue',
      {
        closeUp: 'seal-rings',
        industry: '04',
        name: '无压烧结碳化硅密封环组',
        nameEn: 'Pressureless-sintered silicon-carbide seal set',
        model: 'CY-S35',
        summary: '端面激光织构的碳化硅动静环，启动摩擦降低六成，干摩 10 分钟不开裂。',
        summaryEn:
          'Silicon-carbide rings with laser-textured faces: sixty per cent less friction at start, ten minutes dry without cracking.',
        functions: '作为泵与搅拌设备机械密封的动、静环，配氟橡胶或全氟醚密封圈。',
        features:
          '① 硬度 HV 2600，耐含固介质冲刷。\n② 端面织构产生流体动压，起停无粘着。\n③ 端面平面度 0.6 μm。\n④ 弹簧与介质隔离，不结晶、不堵塞。',
        scenario: '化工流程泵、脱硫浆液泵、制药无菌泵。',
        unit: '套',
        launchedOn: '2020-10-09',
        filed: [61, 2025],
        annual: [4300, 4120, 520, 610],
      },
      `
1|2019-07-23|一种无压烧结碳化硅密封环的制备方法|Preparing pressureless-sintered silicon-carbide seal rings|C04B35/565,F16J15/34|以硼碳助剂在 2100 ℃ 无压烧结，密度大于 3.12 g/cm³，硬度 HV 2600。
1|2020-05-29|机械密封端面的激光微织构及其加工方法|Laser micro-texture of seal faces and its machining|F16J15/34,B23K26/352|在端面加工深 8 微米的人字槽群，启动摩擦系数降低六成。
2|2020-12-18|介质隔离式弹簧密封组件|Seal cartridge with springs kept out of the medium|F16J15/36|弹簧置于静环背侧的清洁腔内，避免结晶与堵塞。
1|2021-11-12|密封环端面平面度的自适应研磨方法|Adaptive lapping of seal faces|B24B37/10,B24B49/12|按干涉条纹实时修正研磨盘压力分布，端面平面度优于 0.6 微米。
2|2022-09-30|一种密封环热套用定位工装|Fixture for shrink-fitting seal rings|B25B27/00,B23P11/02|三点定心并补偿热变形，热套后同轴度小于 0.02 mm。|2025-09-30
1|2024-03-08|含自修复釉层的碳化硅密封环|Silicon-carbide seal ring with a self-healing glaze|C04B41/86,F16J15/34|微裂纹处釉层在摩擦热下软化填充，延长干摩后的密封寿命。`,
    ),
  ],
}
