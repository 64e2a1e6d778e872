import { usccOf } from '../identifiers.ts'
import { product, type Supplier } from './supplier.ts'

/** 合肥储曜能源: what lies between the cells of a battery. */
export const chuyao: Supplier = {
  enterprise: {
    key: 'chuyao',
    members: [{ username: 'chuyao', nickname: '褚曜', role: 'OWNER', mobile: '13800000014' }],
    inventors: ['褚曜', '方以南', '程越溪', '汪其深', '丁沐', '余一川'],
    agency: '合肥示范知识产权代理有限公司',
    certification: {
      name: '合肥储曜能源科技有限公司',
      nameEn: 'Hefei Chuyao Energy Technology Co., Ltd.',
      uscc: usccOf('340104', 8),
      region: '34',
      address: '安徽省合肥市蜀山区示范科技园 9 幢',
      industry: '04',
      contactName: '褚曜',
      contactMobile: '13800000014',
      contactEmail: 'info@chuyao.example.com',
      website: 'https://chuyao.example.com',
      profile:
        '储曜能源不做电芯，只做电芯之间的东西：隔热、冷却、连接和管理。电池包里六成的失效发生在这些“配角”身上，公司就是为它们成立的。\n公司在合肥建有热失控试验舱和结构疲劳试验室，可以把一整个模组点着，再看火往哪里走。',
    },
  },
  presentation: {
    banner: 'cold-plate',
    display: {
      slogan: '电芯之间，才是安全发生的地方',
      sloganEn: 'Safety happens between the cells',
      figures: [
        { label: '成立年份', labelEn: 'Founded', value: '2017', unit: '', unitEn: '' },
        { label: '热失控试验', labelEn: 'Thermal runaway tests', value: '640', unit: '次', unitEn: '' },
        { label: '配套储能项目', labelEn: 'Storage projects supplied', value: '2.3', unit: 'GWh', unitEn: 'GWh' },
      ],
      story: [
        {
          title: '点着一个，保住一排',
          titleEn: 'One is lost, the row is saved',
          text: '在试验舱里我们点着过六百多个电芯。每点一次，就知道隔热片该厚在哪里、排气该往哪边走。数据公开给客户，图纸也是。',
          textEn:
            'We have set more than six hundred cells on fire in our chamber. Each tells us where a barrier has to be thick and which way the gas should go. Our customers get the data, and the drawings.',
          picture: 'aerogel-sheets',
          pictureAlt: '气凝胶隔热片组',
        },
        {
          title: '冷板里的河道',
          titleEn: 'The river inside a plate',
          text: '流道和河一样，会抢水。渐缩分配让最远的电芯也喝到同样多的冷却液，温差压到两度半以内。',
          textEn:
            'Channels compete for water as rivers do. A tapering inlet gives the farthest cell as much coolant as the first, and keeps all of them within two and a half degrees.',
          picture: 'cold-plate',
          pictureAlt: '微通道液冷板',
        },
      ],
      qualifications: ['高新技术企业', '安徽省专精特新企业'],
      contact: {
        name: '储曜项目部',
        phone: '0551-0000 0009',
        email: 'project@chuyao.example.com',
        address: '安徽省合肥市蜀山区示范科技园 9 幢',
        addressEn: 'Building 9, Shifan Science Park, Shushan, Hefei, Anhui',
      },
    },
    pavilion: {
      skin: 'night',
      title: '储曜电池安全展馆',
      titleEn: 'The Chuyao battery safety pavilion',
      welcome: '这里展出的东西，最好永远用不上；但用得上的那一天，它必须在。',
      welcomeEn: 'We hope you never need what is shown here. On the day you do, it has to be there.',
    },
  },
  products: [
    product(
      'chuyao',
      {
        closeUp: 'aerogel-sheets',
        industry: '04',
        name: '二氧化硅气凝胶电芯隔热片',
        nameEn: 'Silica aerogel barrier between cells',
        model: 'CY-G3',
        summary: '3 mm 厚挡住 800 ℃，冷面 30 分钟不超过 150 ℃，压缩回弹率大于 90%。',
        summaryEn:
          'Three millimetres hold back 800 °C: the cold side stays below 150 °C for half an hour, and springs back by more than 90 per cent.',
        functions: '置于方形电芯之间，隔断热失控蔓延，同时吸收电芯充放电膨胀。',
        features:
          '① 预氧丝毡增强，不掉粉。\n② 常压干燥，批次导热系数偏差小于 5%。\n③ 回字形缓冲边框，膨胀压力曲线平缓。\n④ 背胶耐电解液，装配无需工装。',
        scenario: '储能模组、电动商用车电池包、换电电池。',
        unit: '片',
        launchedOn: '2021-05-28',
        filed: [14, 2023],
        recognised: 2024,
        annual: [13200, 12800, 2050, 1120],
      },
      `
1|2018-11-09|一种纤维增强气凝胶隔热片的常压干燥方法|Ambient-pressure drying of fibre-reinforced aerogel sheets|C01B33/158,H01M10/658|溶剂置换与表面改性一步完成，常压干燥收缩率小于 3%。
1|2019-08-16|带膨胀缓冲边框的电芯隔热片|Cell barrier with a frame that takes up swelling|H01M50/293,H01M10/658|边框刚度分段，电芯膨胀时面压变化小于两成。
1|2020-04-03|电芯热失控蔓延的分层隔断结构|Layered stop for thermal runaway between cells|H01M50/24,H01M10/658|反射层、气凝胶层与相变层叠合，30 分钟不蔓延。
2|2021-01-15|一种气凝胶片的封边装置|Device for sealing the edges of aerogel sheets|B32B37/10|热压与真空同步封边，边缘不掉粉。
1|2021-10-22|气凝胶隔热片导热系数的在线检测方法|Online measurement of the conductivity of aerogel sheets|G01N25/18|以瞬态面热源在三秒内得出导热系数，逐片分档。
1|2023-06-02|一种耐烧蚀的气凝胶涂层及其喷涂方法|Ablation-resistant aerogel coating and its spraying|C09D1/00,C09D7/61|火焰冲刷五分钟，涂层质量损失小于 4%。
1|2025-02-14|热失控排气与隔热一体化模组结构|Module that combines venting and barriers|H01M50/30,H01M50/24|隔热片之间形成定向排气道，高温气体不经过相邻电芯。`,
    ),
    product(
      'chuyao',
      {
        closeUp: 'cold-plate',
        industry: '03',
        name: '微通道液冷板',
        nameEn: 'Microchannel cold plate',
        model: 'CY-L52',
        summary: '整板温差小于 2.5 ℃，流阻 18 kPa，氦检漏率优于 1×10⁻⁶ Pa·m³/s。',
        summaryEn: 'Within 2.5 °C across the plate at 18 kPa of resistance, helium-tight to 1×10⁻⁶ Pa·m³/s.',
        functions: '为储能与动力电池模组散热和均温，可按模组外形定制长 300–1800 mm。',
        features:
          '① 渐缩分配口，流量偏差小于 4%。\n② 口琴管与冲压板混合，重量轻三成。\n③ 无铬钝化内壁，十年乙二醇不腐蚀。\n④ 每件氦检并刻码。',
        scenario: '储能集装箱、重卡电池包、充电堆模块。',
        unit: '件',
        launchedOn: '2021-12-06',
        filed: [38, 2024],
        annual: [11800, 11350, 980, 860],
      },
      `
1|2019-05-24|一种渐缩分配的微通道液冷板|Microchannel cold plate with a tapering inlet|H01M10/6556,F28F3/12|分配腔截面按流量守恒递减，各通道偏差小于 4%。
1|2020-02-28|口琴管与冲压板的混合钎焊方法|Brazing extruded tubes to stamped plates|B23K1/00,F28F9/18|控制钎料熔流方向，焊缝合格率达到 99.6%。
2|2020-11-20|液冷板接口的自导向密封结构|Self-guiding seal of cold-plate ports|F16L37/00,H01M10/6568|插接时密封圈先入锥面，盲插不切圈。
1|2021-09-10|液冷板内壁无铬钝化处理液|Chromium-free passivation for the inside of cold plates|C23C22/34|以锆钛盐成膜，乙二醇溶液中十年腐蚀深度小于 20 微米。
1|2022-07-15|电池包流量分配的热仿真修正方法|Correcting the flow distribution of a pack by thermal simulation|G06F30/28,H01M10/625|用三处温度反推流量分布，自动给出节流片开度。
2|2023-05-19|一种液冷板氦检装夹台|Bench for helium-testing cold plates|G01M3/20|六工位轮转，单件检测二十秒。`,
    ),
    product(
      'chuyao',
      {
        closeUp: 'battery-manager',
        industry: '01',
        name: '主动均衡电池管理单元',
        nameEn: 'Battery management unit with active balancing',
        model: 'CY-M24',
        summary: '24 串采样、5 A 双向均衡，提前两周识别内短路，电压采样精度 ±1 mV。',
        summaryEn:
          '24 cells, 5 A of balancing in both directions, ±1 mV of accuracy: an internal short is seen two weeks ahead.',
        functions: '采集模组电压、温度与绝缘，执行均衡与保护，通过隔离菊花链与主控通信。',
        features:
          '① 双向均衡效率 92%。\n② 以静置压降斜率识别微短路。\n③ 采样线断路自检。\n④ 菊花链环形冗余，断一处不掉线。',
        scenario: '电网侧储能、工商业储能柜、基站备电。',
        unit: '块',
        launchedOn: '2022-08-30',
        filed: [47, 2025],
        annual: [6900, 6640, 870, 420],
      },
      `
1|2019-12-13|一种双向隔离主动均衡电路及其控制方法|Bidirectional isolated balancing circuit and its control|H02J7/00,H01M10/42|以多绕组变压器分时复用，均衡电流 5 A，效率 92%。
1|2020-07-31|基于静置压降的电芯微短路识别方法|Recognising micro shorts from the voltage drop at rest|G01R31/392,H01M10/48|剔除温度与自放电影响后拟合斜率，提前两周报警。
1|2021-05-14|电池采样线断路的在线自检方法|Self-test for broken sampling wires|G01R31/54,H01M10/48|在采样间隙注入微电流，四毫秒内判定断线位置。
2|2022-01-21|一种电池管理单元的防凝露外壳|Housing of a battery management unit against condensation|H05K5/02,H05K5/06|疏水膜与导流筋配合，湿热循环后板面无凝露。
1|2022-11-18|菊花链通信的环形冗余方法|Ring redundancy for daisy-chain communication|H04L12/42,H01M10/42|断点两侧自动反向转发，切换时间小于 10 ms。
1|2024-05-31|储能电池健康度的增量容量估计方法|Estimating state of health by incremental capacity|G01R31/392,G01R31/367|用日常部分充电曲线估计健康度，误差小于 2%。`,
    ),
    product(
      'chuyao',
      {
        closeUp: 'busbar-set',
        industry: '04',
        name: '铜铝复合汇流排与采样组件',
        nameEn: 'Copper-aluminium busbars with sampling circuit',
        model: 'CY-C18',
        summary: '磁脉冲焊接铜铝过渡，接触电阻下降三成，采样线与汇流排一次装配。',
        summaryEn:
          'Copper joined to aluminium by magnetic pulse: a third less contact resistance, fitted together with the sampling circuit in one step.',
        functions: '串联方形电芯并引出电压与温度采样，载流 350 A，可按模组排列定制。',
        features:
          '① 界面无脆性化合物层。\n② 缓冲弧吸收电芯膨胀。\n③ 采样镍片激光焊，断路率小于百万分之五。\n④ 热压绝缘膜耐 600 ℃ 火焰 1 分钟。',
        scenario: '储能模组、低速车电池、船用电池。',
        unit: '组',
        launchedOn: '2022-03-10',
        filed: [55, 2024],
        annual: [5400, 5210, 430, 190],
      },
      `
1|2020-03-20|铜铝排的磁脉冲焊接方法|Magnetic pulse welding of copper and aluminium bars|B23K20/06,H01M50/522|控制撞击角与速度，界面波纹均匀且无脆性相，接触电阻降低三成。
1|2020-12-25|带缓冲弧的电芯汇流排|Cell busbar with a buffer arch|H01M50/503,H01M50/505|双弧错位，电芯膨胀 3 mm 时焊点应力低于疲劳极限。
2|2021-07-16|一种汇流排与采样电路的集成托架|Carrier for busbars and sampling circuit|H01M50/507,H01M50/569|卡接定位，一次装配完成汇流与采样。
1|2022-06-24|采样镍片激光焊的熔深监测方法|Monitoring the depth of laser-welded sampling tabs|B23K26/03,B23K31/12|由熔池光谱强度推断熔深，虚焊检出率 99.9%。
2|2023-03-17|一种耐火绝缘包覆汇流排|Busbar in fire-resistant insulation|H01B17/60,H01M50/526|陶瓷化硅橡胶覆膜，火焰中成瓷绝缘。|2025-09-17
1|2024-04-12|汇流排接触电阻的脉冲检测方法|Pulse test for the contact resistance of busbars|G01R27/08|以 2 ms 大电流脉冲测量，整模组检测十五秒。`,
    ),
  ],
}
