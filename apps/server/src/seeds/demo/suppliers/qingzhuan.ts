import { usccOf } from '../identifiers.ts'
import { product, type Supplier } from './supplier.ts'

/** 常州擎转电机: motors and what measures them. */
export const qingzhuan: Supplier = {
  enterprise: {
    key: 'qingzhuan',
    members: [{ username: 'qingzhuan', nickname: '秦转', role: 'OWNER', mobile: '13800000013' }],
    inventors: ['秦转', '华岑', '骆一舟', '施明远', '温故', '邢可'],
    agency: '常州示范专利代理有限公司',
    certification: {
      name: '常州擎转电机有限公司',
      nameEn: 'Changzhou Qingzhuan Motors Co., Ltd.',
      uscc: usccOf('320412', 7),
      region: '32',
      address: '江苏省常州市武进区示范路 130 号',
      industry: '03',
      contactName: '秦转',
      contactMobile: '13800000013',
      contactEmail: 'info@qingzhuan.example.com',
      website: 'https://qingzhuan.example.com',
      profile:
        '擎转电机专做难做的永磁电机：要么特别省电，要么特别扁，要么特别轻。公司自有绕线、充磁与动平衡设备，从 50 W 的无人机电机到 315 kW 的泵用电机都在一个厂区完成。\n每个系列都先做损耗分解，再谈降本：铁耗、铜耗、机械耗分别有责任工程师。',
    },
  },
  presentation: {
    banner: 'torque-motor',
    display: {
      slogan: '先分清损耗，再谈效率',
      sloganEn: 'First know the losses, then talk of efficiency',
      figures: [
        { label: '成立年份', labelEn: 'Founded', value: '2008', unit: '', unitEn: '' },
        { label: '电机系列', labelEn: 'Series of motors', value: '14', unit: '个', unitEn: '' },
        { label: '年产量', labelEn: 'Motors a year', value: '62', unit: '万台', unitEn: '×10,000' },
      ],
      story: [
        {
          title: '把 1% 的损耗拆成六份',
          titleEn: 'One per cent of loss, in six shares',
          text: '从超高效到极高效，差的只是不到两个百分点。我们把这点损耗拆成六份，每一份都有名字、有测法，也有专利。',
          textEn:
            'Between one efficiency class and the next lie less than two points. We took them apart into six shares; each has a name, a way to measure it, and a patent.',
          picture: 'pump-motor',
          pictureAlt: '泵用永磁同步电机',
        },
        {
          title: '放进机器人的关节里',
          titleEn: 'Inside a robot’s joint',
          text: '无框电机没有外壳，装不好就会响。我们把公差链和装配工装一起交付，客户第一次装就能装到位。',
          textEn:
            'A frameless motor has no housing and complains when it is fitted badly. We deliver tolerances and tooling with it, so that the first one fits.',
          picture: 'torque-motor',
          pictureAlt: '无框力矩电机',
        },
      ],
      qualifications: ['高新技术企业', '江苏省企业技术中心'],
      contact: {
        name: '擎转选型中心',
        phone: '0519-0000 0130',
        email: 'select@qingzhuan.example.com',
        address: '江苏省常州市武进区示范路 130 号',
        addressEn: 'No. 130 Shifan Road, Wujin, Changzhou, Jiangsu',
      },
    },
    pavilion: {
      skin: 'workshop',
      title: '擎转电机展馆',
      titleEn: 'The Qingzhuan motor pavilion',
      welcome: '从一枚磁钢到一台电机。每件展品旁边都有它的损耗分解表。',
      welcomeEn: 'From one magnet to a motor. Beside each exhibit stands the table of its losses.',
    },
  },
  products: [
    product(
      'qingzhuan',
      {
        closeUp: 'pump-motor',
        industry: '03',
        name: '泵用永磁同步电机',
        nameEn: 'Permanent-magnet synchronous motor for pumps',
        model: 'QZ-P90',
        summary: '90 kW 满载效率 97.2%，25% 负载仍有 95%，直接替换同机座号异步电机。',
        summaryEn:
          '90 kW at 97.2 per cent, still 95 at a quarter of the load; it fits where an induction motor of the same frame stood.',
        functions: '驱动离心泵、风机与压缩机，功率 5.5–315 kW，配通用变频器无传感器运行。',
        features:
          '① 分段斜极，转矩脉动小于 3%。\n② 隔磁桥冲片降低漏磁 18%。\n③ 绕组与机座一体浸漆，温升低 12 K。\n④ 轴端接地碳纤维环，免轴承电蚀。',
        scenario: '市政供水、循环水、空调冷冻水与污水提升。',
        unit: '台',
        launchedOn: '2021-03-15',
        filed: [33, 2023],
        recognised: 2024,
        annual: [21600, 20900, 2460, 3900],
      },
      `
1|2018-05-11|分段斜极永磁转子及其错位角的确定方法|Segmented skewed rotor and method of finding its angles|H02K1/27,H02K15/03|按主要齿谐波的幅值分配各段错位角，转矩脉动降到 3% 以下。
1|2019-03-29|一种低漏磁隔磁桥转子冲片|Rotor lamination with low-leakage bridges|H02K1/27|隔磁桥内设加强筋，漏磁减少 18%，转速强度不降低。
1|2020-01-17|电机损耗的分解测试方法|Method of measuring the losses of a motor one by one|G01R31/34|以空载降压与对拖两组试验联立求解六项损耗，重复性优于 2%。
2|2020-09-25|一种电机绕组与机座一体浸漆工装|Fixture for impregnating winding and frame together|H02K15/12|浸漆时以机座为模，绕组端部间隙被树脂填满，温升降低 12 K。
1|2021-07-02|永磁电机无传感器低速重载起动方法|Sensorless start of permanent-magnet motors under load|H02P21/18,H02P1/46|高频注入与电流预定位结合，1.5 倍额定转矩下起动不失步。
2|2022-02-18|一种轴端接地碳纤维环|Carbon-fibre grounding ring for a shaft end|H02K11/40,H01R39/20|碳纤维束斜向接触轴面，接触电阻长期小于 1 Ω。
1|2023-10-27|永磁电机退磁风险的在线评估方法|Online assessment of the risk of demagnetisation|H02P29/66,G01R31/34|由反电势谐波估算磁钢工作点，提前限制去磁电流。`,
    ),
    product(
      'qingzhuan',
      {
        closeUp: 'torque-motor',
        industry: '03',
        name: '无框力矩电机',
        nameEn: 'Frameless torque motor',
        model: 'QZ-F115',
        summary: '外径 115 mm、厚 32 mm，峰值 11 N·m，齿槽转矩低于 0.4%。',
        summaryEn: '115 mm across, 32 mm thick, 11 N·m at peak, and a cogging torque below 0.4 per cent.',
        functions: '嵌入机器人关节、云台与转台，定转子分体交付，中空直径 52 mm。',
        features:
          '① 分数槽集中绕组，端部仅高 4.5 mm。\n② 磁极偏心，反电势畸变小于 1%。\n③ 灌封导热 1.6 W/(m·K)，连续转矩提高两成。\n④ 随机交付装配公差链。',
        scenario: '协作机器人、人形机器人、光电吊舱与医疗机械臂。',
        unit: '套',
        launchedOn: '2022-11-07',
        filed: [41, 2024],
        recognised: 2025,
        annual: [7800, 7520, 1130, 1680],
      },
      `
1|2020-06-19|一种扁平无框力矩电机的分数槽集中绕组|Fractional-slot winding of a flat frameless torque motor|H02K3/28,H02K21/16|绕组端部高度 4.5 mm，槽满率 78%。
1|2021-03-05|降低齿槽转矩的磁极偏心结构|Eccentric poles that lower the cogging torque|H02K1/278|磁极外圆按余弦偏心，齿槽转矩低于额定值的 0.4%。
1|2021-11-26|无框电机定子高导热灌封方法|Heat-conducting potting of frameless stators|H02K15/12,H02K9/22|真空脉动灌封与分级填料，导热系数 1.6 W/(m·K)，无气孔。
2|2022-05-06|一种无框电机装配导向工装|Guide for fitting frameless motors|H02K15/00|以非磁性锥套导向，转子入定子时不吸偏。
1|2023-03-31|关节电机的热模型与过载转矩管理方法|Thermal model and overload management for joint motors|H02P29/60,B25J9/16|三节点热网络实时估温，按剩余热容放开峰值转矩。
1|2024-09-13|轴向叠片式环形定子的制造方法|Making a ring stator of axial laminations|H02K15/02|以卷绕冲片替代整圆冲裁，材料利用率由 38% 提高到 85%。`,
    ),
    product(
      'qingzhuan',
      {
        closeUp: 'hollow-encoder',
        industry: '01',
        name: '中空绝对值编码器',
        nameEn: 'Hollow absolute encoder',
        model: 'QZ-E23',
        summary: '23 位单圈分辨率，厚度 9 mm，断电记圈，读数头与码盘间隙放宽到 ±0.3 mm。',
        summaryEn:
          '23 bits a turn in 9 mm of thickness; it counts turns without power, and its read head allows ±0.3 mm.',
        functions: '测量关节与转台的绝对角度，输出 BiSS-C 与串行协议，可双路安装在减速器两侧。',
        features:
          '① 游标双码道，免电池记圈。\n② 四读数头平均，偏心误差自消。\n③ 出厂逐台标定，误差表写入芯片。\n④ 抗油雾，可在润滑脂环境中工作。',
        scenario: '机器人关节、伺服转台、电梯曳引机。',
        unit: '只',
        launchedOn: '2023-02-20',
        filed: [59, 2025],
        annual: [3900, 3760, 690, 240],
      },
      `
1|2020-10-23|游标式双码道绝对值编码方法|Vernier absolute encoding with two tracks|G01D5/347|两码道相位差唯一确定圈内位置，上电即得绝对角度。
1|2021-08-06|编码器偏心误差的四读数头自消除方法|Cancelling eccentricity by four read heads|G01D5/244|四路读数按谐波分解，消除一至三次偏心误差。
1|2022-03-25|免电池的断电记圈装置|Battery-free turn counter|G01D5/12,G01D21/00|利用韦根丝在转动时产生的脉冲供电并写入圈数。
2|2022-10-14|一种耐油雾编码器密封结构|Encoder seal against oil mist|G01D11/24,F16J15/3284|迷宫与导电唇圈两级密封，可浸在润滑脂中工作。
1|2023-07-21|双编码器关节的柔性变形补偿方法|Compensating the flexing of a joint by two encoders|B25J9/16,G01D5/244|由输入输出侧角差辨识柔轮刚度，定位误差降低七成。
3|2023-04-14|编码器|Encoder|10-05|设计要点在于码盘与读数板的环形排布。`,
    ),
    product(
      'qingzhuan',
      {
        closeUp: 'drone-propulsion',
        industry: '03',
        name: '无人机动力套装',
        nameEn: 'Propulsion set for drones',
        model: 'QZ-D81',
        summary: '电机、桨与折叠机臂成套匹配，悬停力效 9.6 g/W，噪声比上一代低 5 dB。',
        summaryEn:
          'Motor, propeller and folding arm matched as one: 9.6 g/W when hovering, five decibels quieter than its predecessor.',
        functions: '为起飞重量 6–15 kg 的多旋翼提供单轴 4.5 kg 拉力，可整臂快拆。',
        features:
          '① 外转子电机灌封防水，淋雨可飞。\n② 仿鸮翼锯齿后缘，气动噪声降低。\n③ 折叠锁止带到位检测。\n④ 一根线束，三秒快拆。',
        scenario: '巡检、测绘、应急投送多旋翼。',
        unit: '套',
        launchedOn: '2023-05-12',
        filed: [66, 2025],
        annual: [5600, 5380, 610, 980],
      },
      `
1|2020-12-11|仿鸮翼锯齿后缘低噪声螺旋桨|Low-noise propeller with an owl-like serrated edge|B64U30/20,B64C11/16|后缘锯齿按展向载荷变尺度布置，远场噪声降低 5 dB，力效不降低。
2|2021-06-04|一种多旋翼折叠机臂的到位锁止机构|Lock of a folding multirotor arm that tells when it is home|B64U30/293|锁销到位触发霍尔开关，未锁止时禁止起飞。
1|2022-01-07|无人机电机的淋雨防护灌封结构|Potting of drone motors against rain|H02K5/10,H02K15/12|绕组整体灌封并设离心甩水槽，持续淋雨两小时绝缘不下降。
1|2022-08-19|桨与电机的力效匹配方法|Matching propeller and motor for hover efficiency|B64U50/19,G06F30/15|以损耗模型与升阻曲线联合寻优，悬停力效达到 9.6 g/W。
2|2023-02-03|一种机臂快拆电气接头|Quick electrical joint of an arm|H01R13/629,B64U20/30|机械锁止与电气接通同步完成，插拔寿命五千次。
1|2024-11-15|螺旋桨裂纹的转速谐波识别方法|Recognising propeller cracks from speed harmonics|G01M5/00,B64U50/19|由转速一、二次谐波比识别 8 mm 以上裂纹，起飞前自检三秒。`,
    ),
  ],
}
