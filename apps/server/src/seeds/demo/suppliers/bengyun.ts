import { usccOf } from '../identifiers.ts'
import { product, type Supplier } from './supplier.ts'

/** 北京泵云数据: services around machines that run far away. */
export const bengyun: Supplier = {
  enterprise: {
    key: 'bengyun',
    members: [{ username: 'bengyun', nickname: '卞云帆', role: 'OWNER', mobile: '13800000018' }],
    inventors: ['卞云帆', '阮知微', '薛一墨', '甘霖', '贺清源'],
    agency: '北京示范知识产权代理有限公司',
    certification: {
      name: '北京泵云数据服务有限公司',
      nameEn: 'Beijing Bengyun Data Services Co., Ltd.',
      uscc: usccOf('110108', 12),
      region: '11',
      address: '北京市海淀区示范软件园 12 号楼',
      industry: '02',
      contactName: '卞云帆',
      contactMobile: '13800000018',
      contactEmail: 'hello@bengyun.example.com',
      website: 'https://bengyun.example.com',
      profile:
        '泵云数据为水务、热力和电网用户托管远处的机器：把泵站、净水机组和巡检数据接到一处，用算法替人守夜。\n公司坚持“先节电，后收费”：能效服务按核定节电量分成，算法与现场控制柜一起交付，断网时照常运行。',
    },
  },
  presentation: {
    banner: 'control-cabinet',
    display: {
      slogan: '替人守夜，给电费做减法',
      sloganEn: 'Keeping the night watch, and taking a little off the bill',
      figures: [
        { label: '成立年份', labelEn: 'Founded', value: '2016', unit: '', unitEn: '' },
        { label: '托管泵站', labelEn: 'Pumping stations', value: '1180', unit: '座', unitEn: '' },
        { label: '累计节电', labelEn: 'Electricity saved', value: '1.6', unit: '亿度', unitEn: '×10⁸ kWh' },
      ],
      story: [
        {
          title: '凌晨三点的值班室',
          titleEn: 'The control room at three in the morning',
          text: '泵站最常见的故障发生在凌晨，而值班员往往在另一座泵站。我们把第一道判断交给控制柜，把第二道交给云，人只处理第三道。',
          textEn:
            'Pumps like to fail at three in the morning, when the operator is at another station. The cabinet makes the first judgement, the cloud the second; people are left with the third.',
          picture: 'control-cabinet',
          pictureAlt: '边缘控制柜，图示为超滤装置的配套柜',
        },
        {
          title: '先节电，后收费',
          titleEn: 'Saved first, paid afterwards',
          text: '节电量由双方共同核定的基线算出，方法写进了专利，也写进了合同。',
          textEn:
            'What was saved is reckoned from a baseline that both sides have agreed upon. The method stands in a patent, and in the contract.',
          picture: null,
          pictureAlt: '',
        },
      ],
      qualifications: ['高新技术企业', '软件企业'],
      contact: {
        name: '泵云运营中心',
        phone: '010-0000 0012',
        email: 'service@bengyun.example.com',
        address: '北京市海淀区示范软件园 12 号楼',
        addressEn: 'Building 12, Shifan Software Park, Haidian, Beijing',
      },
    },
    pavilion: {
      skin: 'night',
      title: '泵云值守展馆',
      titleEn: 'The Bengyun night-watch pavilion',
      welcome: '看一座泵站怎样自己过夜：从控制柜出发，沿着数据走。',
      welcomeEn: 'See how a pumping station spends the night on its own: start at the cabinet and follow the data.',
    },
  },
  products: [
    product(
      'bengyun',
      {
        closeUp: 'control-cabinet',
        industry: '02',
        name: '泵站能效托管服务（含边缘控制柜）',
        nameEn: 'Energy service for pumping stations, with edge cabinet',
        model: 'BY-E1',
        summary: '按核定节电量收费的能效服务，平均节电 18%，断网时控制柜独立运行。',
        summaryEn:
          'Paid by the electricity it is agreed to have saved, 18 per cent on average; the cabinet runs on when the network is down.',
        functions:
          '对多台水泵做能效评估、联合调度与故障预警，配套边缘控制柜与运维平台；同一款控制柜也为净水机组配套，图示即 UF-4×60 超滤装置的配套柜。',
        features:
          '① 免停机辨识管网特性。\n② 多泵组合滚动寻优，每 5 分钟一次。\n③ 节电基线可复核。\n④ 断网 7 天本地自治。',
        scenario: '二次供水、热力换热站、工业循环水。',
        unit: '站',
        launchedOn: '2020-07-01',
        filed: [9, 2024],
        recognised: 2025,
        annual: [9600, 9300, 2100, 0],
      },
      `
1|2019-02-22|一种多泵并联系统的能效滚动优化调度方法|Rolling optimisation of parallel pumps for energy|F04D15/00,G05B13/04|以管网特性在线辨识为约束，五分钟滚动求解泵组组合与转速。
1|2019-12-06|泵站节电量的基线核定方法|Baseline method for the electricity saved by a pumping station|G06Q50/06,G01R22/10|按流量与扬程归一化历史电耗，核定误差小于 2%。
1|2020-11-13|断网自治的泵站边缘控制方法|Edge control of a pumping station that runs without a network|G05B19/418,H04L67/12|本地保存七日策略库，断网时按工况匹配执行。
1|2021-09-03|由电参量识别水泵故障的迁移学习方法|Transfer learning of pump faults from electrical quantities|G06N3/096,F04D15/00|在少量标注下迁移故障特征，新站识别准确率大于 92%。
2|2022-03-25|一种泵站用边缘控制柜|Edge cabinet for pumping stations|H05K5/02,G05B19/05|强弱电分舱与自然对流风道，柜内温升低 9 K。
1|2023-07-14|管网漏损的夜间流量定位方法|Locating leaks by night flow|F17D5/02,G06F17/18|以夜间最小流量与压力波联合定位，半径 120 m。
1|2025-01-24|面向峰谷电价的水池调蓄方法|Storing water against peak tariffs|G06Q50/06,G05D9/12|结合水质停留时间约束，将三成用电移至谷段。`,
    ),
    product(
      'bengyun',
      {
        closeUp: 'gimbal-camera',
        industry: '02',
        name: '电力巡检影像识别服务',
        nameEn: 'Image recognition service for power-line inspection',
        model: 'BY-V2',
        summary: '63 类缺陷自动识别，检出率 96%，一次飞行的照片 20 分钟出报告。',
        summaryEn: 'Sixty-three kinds of defects, 96 per cent found, and a report twenty minutes after landing.',
        functions: '接收无人机云台相机影像，识别绝缘子、金具与通道隐患，按杆塔归档。',
        features:
          '① 小目标分块检测。\n② 同塔历史对比，只报变化。\n③ 缺陷描述符合行业规程。\n④ 数据不出省，可私有部署。',
        scenario: '输配电巡检、铁路接触网、风电叶片。',
        unit: '千张',
        launchedOn: '2021-11-30',
        filed: [13, 2024],
        annual: [5200, 5010, 860, 0],
      },
      `
1|2020-04-24|输电线路小目标缺陷的分块检测方法|Tiled detection of small defects on power lines|G06V20/17,G06V10/82|以注意力引导分块，像素占比万分之三的销钉缺失可检出。
1|2020-12-18|同塔影像的时序配准与变化检测方法|Registering images of one tower over time to find changes|G06T7/33,G06V20/13|以结构关键点配准，只输出新增或恶化的缺陷。
1|2021-10-08|巡检照片按杆塔自动归档的方法|Filing inspection photos by tower|G06F16/29,G06F16/587|融合定位、航向与塔形识别，归档准确率 99.2%。
1|2022-07-29|缺陷报告的规程化描述生成方法|Writing defect reports in the terms of the code|G06F40/56,G06Q50/06|以规程条目约束生成，关键字段可溯源到照片。
1|2024-03-29|复合绝缘子老化的多光谱评估方法|Multispectral assessment of ageing insulators|G01N21/31,G06V20/17|由憎水性光谱指数评估老化等级。
1|2025-06-06|无人机巡检照片的机上筛选方法|Screening inspection photos on board a drone|G06V20/17,G06T7/00|飞行中判定虚焦与遮挡并立即补拍，返航后可用率 99%。`,
    ),
    product(
      'bengyun',
      {
        closeUp: 'multistage-pump',
        industry: '02',
        name: '二次供水设备远程运维服务',
        nameEn: 'Remote maintenance for booster pumps',
        model: 'BY-R3',
        summary: '加装一只传感盒即可接入，住户停水时间平均减少七成。',
        summaryEn: 'One sensor box brings a booster pump online; households are without water 70 per cent less.',
        functions: '为小区立式多级泵提供状态监测、派单与备件预测，按设备包年。',
        features: '① 磁吸传感盒十分钟安装。\n② 不改动原有控制。\n③ 备件提前七天到库。\n④ 水质与压力同步留痕。',
        scenario: '住宅小区、写字楼与医院二次供水。',
        unit: '台·年',
        launchedOn: '2022-06-18',
        annual: [3100, 2990, 420, 0],
      },
      `
1|2021-02-19|一种磁吸式泵用振动与温度传感盒|Magnetic box that senses vibration and temperature of a pump|G01D21/02,G01H11/00|热电自供电，安装时间小于十分钟。
1|2021-12-03|水泵备件需求的提前预测方法|Predicting spare parts for pumps|G06Q10/04,G06Q10/0875|以退化曲线与季节用水耦合预测，准备时间提前七天。
1|2022-08-26|供水中断影响户数的实时估计方法|Estimating in real time how many households are without water|G06Q50/06,F17D5/00|由压力波传播路径推算受影响楼层。
2|2023-04-21|一种传感盒的防拆磁座|Tamper-proof magnetic seat of a sensor box|G01D11/30|偏磁锁止，无专用工具不能取下。
1|2024-10-11|维修工单的技能与路程联合派遣方法|Dispatching repairs by skill and distance|G06Q10/0631|按故障概率匹配技能，平均到场缩短 35%。`,
    ),
  ],
}
