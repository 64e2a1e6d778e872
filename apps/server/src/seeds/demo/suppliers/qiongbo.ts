import { usccOf } from '../identifiers.ts'
import { product, type Supplier } from './supplier.ts'

/** 成都穹波射频: radio-frequency parts. */
export const qiongbo: Supplier = {
  enterprise: {
    key: 'qiongbo',
    members: [{ username: 'qiongbo', nickname: '穆穹', role: 'OWNER', mobile: '13800000017' }],
    inventors: ['穆穹', '康自牧', '冉秋白', '蒲一川', '尹声'],
    agency: '成都示范专利代理事务所',
    certification: {
      name: '成都穹波射频技术有限公司',
      nameEn: 'Chengdu Qiongbo RF Technologies Co., Ltd.',
      uscc: usccOf('510117', 11),
      region: '51',
      address: '四川省成都市郫都区示范微波港 5 栋',
      industry: '01',
      contactName: '穆穹',
      contactMobile: '13800000017',
      contactEmail: 'rf@qiongbo.example.com',
      website: 'https://qiongbo.example.com',
      profile:
        '穹波射频做基站天线里最热、最挤、最难散热的那几块：功放、滤波器、阵子和壳体。公司从微组装车间起步，现有三条自动化微组装线和一间三维多探头暗室。\n每一款新品都先在暗室里测完整方向图，再去谈价格。',
    },
  },
  presentation: {
    banner: 'antenna-array',
    display: {
      slogan: '让信号少走弯路，让热量有路可走',
      sloganEn: 'Signals go straight; heat finds a way',
      figures: [
        { label: '成立年份', labelEn: 'Founded', value: '2010', unit: '', unitEn: '' },
        { label: '微组装线', labelEn: 'Micro-assembly lines', value: '3', unit: '条', unitEn: '' },
        { label: '出货通道', labelEn: 'Channels shipped', value: '1900', unit: '万路', unitEn: '×10,000' },
      ],
      story: [
        {
          title: '效率每高一个点，壳体轻半公斤',
          titleEn: 'One point of efficiency, half a kilogram of metal',
          text: '功放效率提高一个百分点，散热壳体就能轻半公斤，铁塔上的安装工会第一个知道。',
          textEn:
            'For every point of amplifier efficiency the housing loses half a kilogram. The first to notice is the fitter on the mast.',
          picture: 'power-amplifier',
          pictureAlt: '氮化镓功放模块',
        },
        {
          title: '一次压成的阵列',
          titleEn: 'An array pressed in one go',
          text: '把六十四个阵子一个个焊上去，误差会累积。我们改成整板一次压合，相位一致性一步到位。',
          textEn:
            'Solder sixty-four radiators one by one and the errors add up. Pressed as one board, their phases agree from the start.',
          picture: 'antenna-array',
          pictureAlt: '双极化天线阵列',
        },
      ],
      qualifications: ['高新技术企业', '四川省企业技术中心'],
      contact: {
        name: '穹波市场部',
        phone: '028-0000 0005',
        email: 'market@qiongbo.example.com',
        address: '四川省成都市郫都区示范微波港 5 栋',
        addressEn: 'Building 5, Shifan Microwave Harbour, Pidu, Chengdu, Sichuan',
      },
    },
    pavilion: {
      skin: 'blueprint',
      title: '穹波射频展馆',
      titleEn: 'The Qiongbo radio pavilion',
      welcome: '从一枚芯片到一面天线，四站走完。每一站都有实测方向图。',
      welcomeEn: 'From a chip to an antenna in four stops, each with the pattern as measured.',
    },
  },
  products: [
    product(
      'qiongbo',
      {
        closeUp: 'power-amplifier',
        industry: '01',
        name: '氮化镓多赫蒂功放模块',
        nameEn: 'Gallium-nitride Doherty amplifier module',
        model: 'QB-A16',
        summary: '16 路集成，3.5 GHz 回退 8 dB 效率 54%，可在 105 ℃ 壳温下满功率工作。',
        summaryEn: 'Sixteen channels, 54 per cent at 8 dB of back-off at 3.5 GHz, full power at a case of 105 °C.',
        functions: '放大基站下行信号，单路峰值 40 W，内置驱动级与耦合检测。',
        features:
          '① 非对称多赫蒂，带宽 400 MHz。\n② 银烧结贴片，结温低 18 K。\n③ 数字预失真友好。\n④ 单路失效不影响其余。',
        scenario: '5G 宏站、专网与直放站。',
        unit: '块',
        launchedOn: '2021-08-12',
        filed: [23, 2023],
        recognised: 2024,
        annual: [18600, 17900, 2380, 5200],
      },
      `
1|2018-12-14|一种宽带非对称多赫蒂功率放大器|Wideband asymmetric Doherty power amplifier|H03F1/02,H03F3/24|后匹配与阻抗补偿线结合，400 MHz 内回退效率大于 52%。
1|2019-08-30|氮化镓功放芯片的银烧结贴装方法|Silver-sintered attachment of gallium-nitride dies|H01L21/52,H01L23/373|无压烧结层厚 25 微米，结温降低 18 K。
1|2020-07-17|功放模块的失效隔离供电结构|Supply that isolates failed amplifier channels|H03F1/52,H02H7/20|逐路电子熔断，失效通道 5 微秒隔离。
2|2021-03-26|一种功放模块微波测试夹具|Microwave test fixture for amplifier modules|G01R1/04,G01R31/28|弹性共面探针，接触重复性优于 0.1 dB。
1|2022-01-28|功放记忆效应的低复杂度建模方法|Low-complexity modelling of amplifier memory|H03F1/32,G06F17/10|以稀疏基函数选取降低系数七成，邻道抑制不变。
1|2024-07-05|带热管均温的功放底座|Amplifier base evened out by heat pipes|H05K7/20,H03F3/24|扁平热管内嵌，十六路温差小于 4 K。`,
    ),
    product(
      'qiongbo',
      {
        closeUp: 'cavity-filter',
        industry: '01',
        name: '小型化介质波导滤波器组',
        nameEn: 'Miniature dielectric waveguide filter bank',
        model: 'QB-F8',
        summary: '体积是金属腔体的八分之一，插损 1.1 dB，温漂 2 ppm/K，免调试出货。',
        summaryEn: 'One eighth of a metal cavity: 1.1 dB of loss, 2 ppm/K, shipped without tuning.',
        functions: '为基站各通道提供带通滤波与谐波抑制，中心频率 2.6–4.9 GHz 可定制。',
        features: '① 负耦合盲槽实现传输零点。\n② 激光微调免螺钉。\n③ 高介陶瓷低温漂。\n④ 表贴安装。',
        scenario: '5G 有源天线、微波回传、专网终端。',
        unit: '组',
        launchedOn: '2021-05-20',
        filed: [29, 2024],
        annual: [9400, 9080, 1050, 2100],
      },
      `
1|2019-03-08|一种带负耦合盲槽的介质波导滤波器|Dielectric waveguide filter with a blind slot for negative coupling|H01P1/20,H01P7/10|盲槽深度控制耦合极性，通带两侧各得一个零点。
1|2020-01-10|介质滤波器的激光自动微调方法|Automatic laser trimming of dielectric filters|H01P11/00,B23K26/36|依据实测耦合矩阵求解去银区域，三次迭代达标。
1|2020-10-30|低温漂微波介质陶瓷及其制备方法|Microwave ceramic of low temperature drift and its making|C04B35/465,H01P7/10|介电常数 20.5，频率温度系数 2 ppm/K。
2|2021-09-17|一种表贴介质滤波器的应力释放焊盘|Stress-relieving pads of a surface-mounted filter|H01P1/20,H05K1/18|网状焊盘吸收热失配，温循一千次无开裂。
1|2022-11-11|多通带滤波器的一体压制模具|Mould that presses a multiband filter in one piece|B28B3/02,H01P11/00|浮动芯棒同步脱模，盲槽尺寸误差小于 15 微米。
1|2024-12-20|介质滤波器的水基银浆印制方法|Printing dielectric filters with water-based silver paste|H01P11/00,H05K3/12|水基银浆一次烧成，附着力 25 MPa，品质因数下降小于 2%。`,
    ),
    product(
      'qiongbo',
      {
        closeUp: 'antenna-array',
        industry: '01',
        name: '双极化天线阵列',
        nameEn: 'Dual-polarised antenna array',
        model: 'QB-N96',
        summary: '96 阵子整板压合，相位一致性 ±3°，交叉极化优于 22 dB。',
        summaryEn:
          'Ninety-six radiators pressed as one board: phases within ±3°, cross-polarisation better than 22 dB.',
        functions: '作为大规模多入多出天线的辐射面，覆盖 3.3–3.8 GHz，扫描 ±60°。',
        features: '① 一体压合免焊接。\n② 去耦墙使互耦低于 −25 dB。\n③ 低损耗基板减重三成。\n④ 逐面附三维方向图。',
        scenario: '5G 宏站、车地通信、低空感知。',
        unit: '面',
        launchedOn: '2022-02-16',
        filed: [35, 2024],
        recognised: 2025,
        annual: [11200, 10700, 1240, 3300],
      },
      `
1|2019-11-01|一种整板压合的双极化天线阵列及其制造方法|Dual-polarised array pressed as one board and its making|H01Q21/06,H01Q1/38|辐射片、馈线与反射板一次压合，相位误差小于 ±3°。
1|2020-08-14|天线阵列的频率选择去耦墙|Frequency-selective decoupling walls for antenna arrays|H01Q1/52,H01Q21/00|开口环周期排布，单元互耦低于 −25 dB。
1|2021-04-23|阵列方向图的单探头快速校准方法|Fast calibration of array patterns by one probe|G01R29/10,H01Q3/26|正交编码激励，一次旋转得到全部通道的幅相误差。
2|2022-05-20|一种天线阵列的卡扣式反射板|Snap-on reflector of an antenna array|H01Q15/14,H01Q1/12|免螺钉装配，无源互调优于 −155 dBc。
1|2023-10-13|通信感知一体的低空探测波束方法|Beams for communication and low-altitude sensing in one|G01S13/00,H04B7/06|在空闲符号插入感知波束，不占用业务容量。
3|2022-08-05|天线阵列|Antenna array|14-03|设计要点在于辐射片的排列与边缘形状。`,
    ),
    product(
      'qiongbo',
      {
        closeUp: 'heat-sink',
        industry: '03',
        name: '羽翼型自然散热壳体',
        nameEn: 'Feather-fin housing for natural cooling',
        model: 'QB-H64',
        summary: '斜排羽翼翅片，同重量散热能力提高 20%，一体压铸，整机免风扇。',
        summaryEn: 'Slanted feather fins: a fifth more cooling for the same weight, die-cast in one piece, no fan.',
        functions: '户外射频设备壳体，兼作承力结构，防护等级 IP65。',
        features: '① V 形排列引入冷风。\n② 半固态压铸导热 180 W/(m·K)。\n③ 0.9 mm 超薄翅片。\n④ 耐盐雾 1500 小时。',
        scenario: '5G 宏站、户外功放、充电桩功率柜。',
        unit: '件',
        launchedOn: '2021-10-11',
        filed: [51, 2025],
        annual: [8200, 7950, 560, 1300],
      },
      `
1|2019-05-10|一种斜排羽翼型自然散热翅片|Slanted feather fins for natural cooling|H05K7/20,F28F3/02|翅片呈 V 形排布，冷风自两侧引入，热风由中缝排出，散热能力提高 20%。
1|2020-06-26|高导热铝合金的半固态压铸方法|Semi-solid die casting of heat-conducting aluminium|B22D17/00,C22C21/02|控制固相率 45%，导热系数 180 W/(m·K)。
2|2021-01-22|一种超薄翅片的压铸模具|Die for ultra-thin fins|B22D17/22|分区抽真空与局部加热，翅片厚 0.9 mm 无冷隔。
1|2022-04-08|户外壳体的防盐雾复合涂层|Composite coating against salt fog for outdoor housings|C23C28/00,C09D5/08|微弧氧化与氟碳复合，1500 小时无起泡。
1|2023-05-05|射频设备的热与结构联合拓扑优化方法|Joint thermal and structural topology optimisation|G06F30/23,G06F111/06|同时约束最高温度与一阶频率，减重 17%。`,
    ),
  ],
}
