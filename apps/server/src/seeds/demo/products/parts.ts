/** What the makers of the machines sell besides them: parts that they also build for others. */
import { product } from '../suppliers/supplier.ts'
import type { ProductLine } from './product-line.ts'

const ofQilan: ProductLine[] = [
  product(
    'qilan',
    {
      closeUp: 'positioner',
      industry: '03',
      name: '智能阀门定位器',
      nameEn: 'Smart valve positioner',
      model: 'QLP-D7',
      summary: '自学习摩擦与死区，稳态耗气 0.4 L/min，阀门健康状态随控制信号一同上传。',
      summaryEn:
        'It learns friction and dead band by itself, uses 0.4 L/min of air, and reports the valve’s health along with its position.',
      functions: '安装在气动调节阀上，按 4–20 mA 或总线信号控制阀位，支持部分行程测试。',
      features: '① 压电阀耗气低。\n② 非接触磁阻阀位测量。\n③ 粘滑自适应控制。\n④ 本安与隔爆双认证设计。',
      scenario: '化工、电力与造纸装置的新装和改造。',
      unit: '台',
      launchedOn: '2021-09-15',
      filed: [71, 2024],
      recognised: 2025,
      annual: [5100, 4900, 880, 420],
    },
    `
1|2019-03-15|一种阀门定位器的粘滑自适应控制方法|Stick-slip adaptive control of a valve positioner|G05B13/04,F15B21/08|在线辨识静摩擦与死区，消除极限环振荡，控制精度优于 0.5%。
1|2019-11-29|低耗气压电先导级|Piezo pilot stage of low air consumption|F15B13/043,F16K31/02|双稳态压电片开闭喷嘴，稳态耗气 0.4 L/min。
1|2020-09-04|阀门部分行程测试的健康评估方法|Assessing valve health by partial strokes|F16K37/00,G01M13/003|由压力行程曲线分离填料、膜片与弹簧状态。
2|2021-05-07|一种非接触阀位测量组件|Contact-free valve position sensor|G01D5/16,F16K37/00|环形磁钢与磁阻芯片配合，安装偏差 2 mm 内线性不变。
3|2021-07-30|阀门定位器|Valve positioner|10-05|设计要点在于显示窗与表头的布局。
1|2024-02-02|定位器固件的安全远程升级方法|Safe remote update of positioner firmware|G06F8/65,G05B19/042|双分区校验，升级中断可回退，阀位保持不变。`,
  ),
  product(
    'qilan',
    {
      closeUp: 'valve-actuator',
      industry: '03',
      name: '多弹簧气动薄膜执行机构',
      nameEn: 'Multi-spring pneumatic diaphragm actuator',
      model: 'QLA-40',
      summary: '六弹簧均布，高度降低三成，正反作用现场互换，膜片寿命一百万次。',
      summaryEn:
        'Six springs in a ring, a third lower, direct or reverse action exchanged on site, a million strokes per diaphragm.',
      functions: '驱动直行程调节阀，输出力 2–40 kN，带手轮与限位。',
      features: '① 滚动膜片有效面积恒定。\n② 弹簧预装组件，拆装免工装。\n③ 全密封防雨呼吸。\n④ 膜盖一次拉深成型。',
      scenario: '各类套筒阀、单座阀与角阀。',
      unit: '台',
      launchedOn: '2020-03-26',
      filed: [72, 2024],
      annual: [3800, 3690, 350, 160],
    },
    `
1|2018-03-23|一种有效面积恒定的滚动膜片|Rolling diaphragm of constant effective area|F15B15/10,F16J3/02|深波纹与夹布方向协同，全行程面积变化小于 1.5%。
2|2018-11-16|多弹簧执行机构的预装弹簧组件|Pre-assembled spring set of a multi-spring actuator|F15B15/10,F16F3/04|弹簧由限位杆预压成组，拆装安全免工装。
1|2020-01-03|执行机构正反作用的现场互换结构|Direct and reverse action exchanged on site|F15B15/10,F16K31/126|翻转膜片托盘即可换向，零件通用。
2|2021-03-12|一种执行机构防雨呼吸器|Rain-proof breather of an actuator|F16K31/126,F16K24/04|疏水膜与迷宫两级防护，雨淋无积水。
1|2022-10-07|薄膜执行机构漏气的自诊断方法|Self-diagnosis of leaks in diaphragm actuators|F16K37/00,G01M3/28|保压阶段由定位器压降判断泄漏量。
3|2020-07-03|气动薄膜执行机构|Pneumatic diaphragm actuator|15-99|设计要点在于膜盖与支架的整体形状。`,
  ),
]

const ofHengyuan: ProductLine[] = [
  product(
    'hengyuan',
    {
      closeUp: 'roller-bearing',
      industry: '03',
      name: '薄壁交叉滚子轴承',
      nameEn: 'Thin-section crossed roller bearing',
      model: 'HY-R80',
      summary: '截面仅 8 mm，倾覆刚度提高四成，滚子凸度消除边缘应力。',
      summaryEn: 'A section of only 8 mm, forty per cent stiffer against tilting, rollers crowned against edge stress.',
      functions: '在关节与转台中同时承受径向、轴向与倾覆载荷，内径 40–200 mm。',
      features: '① 滚子对数凸度。\n② 分体外圈激光配对。\n③ 隔离块自润滑。\n④ 预紧力按件标定。',
      scenario: '协作机器人、光学转台、医疗设备。',
      unit: '套',
      launchedOn: '2022-03-08',
      filed: [73, 2024],
      annual: [4400, 4230, 590, 760],
    },
    `
1|2019-07-05|交叉滚子轴承滚子的对数凸度修形方法|Logarithmic crowning of rollers in crossed roller bearings|F16C33/36,F16C19/36|按倾覆载荷谱确定凸度系数，边缘应力降低六成。
1|2020-05-08|一种薄壁轴承分体外圈的配对磨削方法|Matched grinding of split outer rings|F16C33/64,B24B19/06|两半圈激光刻码配对同磨，回转跳动小于 3 微米。
2|2021-01-08|一种含油隔离块|Oil-bearing spacer between rollers|F16C33/37,F16C33/66|多孔聚酰亚胺浸油，摩擦力矩波动减半。
1|2022-03-04|薄壁轴承预紧力的声学标定方法|Acoustic calibration of preload in thin-section bearings|G01L5/00,G01M13/045|由固有频率换算预紧刚度，免拆测量。
1|2023-11-24|带内置温度传感的交叉滚子轴承|Crossed roller bearing with a built-in temperature sensor|F16C41/00,F16C19/36|薄膜热阻沉积于外圈端面，无线读出。`,
  ),
  product(
    'hengyuan',
    {
      closeUp: 'gate-driver',
      industry: '01',
      name: '碳化硅模块门极驱动板',
      nameEn: 'Gate driver for silicon-carbide modules',
      model: 'HY-G12',
      summary: '短路 1.2 μs 内关断，共模抑制 150 kV/μs，逐脉冲主动均流。',
      summaryEn: 'Turns off a short in 1.2 μs, withstands 150 kV/μs, and balances the current pulse by pulse.',
      functions: '直压安装在碳化硅功率模块上，隔离驱动六路，带温度与电流回传。',
      features: '① 两级软关断。\n② 有源米勒钳位。\n③ 变压器隔离供电集成。\n④ 驱动电阻软件可调。',
      scenario: '电驱逆变器、储能变流器、固态变压器。',
      unit: '块',
      launchedOn: '2023-06-06',
      filed: [74, 2025],
      annual: [3300, 3150, 520, 280],
    },
    `
1|2020-02-07|碳化硅器件的两级软关断驱动方法|Two-stage soft turn-off for silicon-carbide devices|H03K17/082,H02M1/08|退饱和后先降压再关断，1.2 微秒内切断且过压小于两成。
1|2020-10-09|并联器件的逐脉冲主动均流方法|Pulse-by-pulse current balancing of paralleled devices|H03K17/12,H02M1/088|以延时微调补偿阈值差异，不均衡度低于 5%。
1|2021-07-09|一种高共模抑制的隔离驱动供电变压器|Isolation transformer of high common-mode immunity|H01F27/28,H02M3/335|屏蔽绕组与分段骨架，耦合电容 1.8 pF。
2|2022-04-22|一种驱动板压接安装结构|Press-fit mounting of a driver board|H01R12/58,H05K3/32|导向柱先于信号针接触，压接不歪针。
1|2023-09-22|门极老化的阈值漂移在线监测方法|Online monitoring of gate threshold drift|G01R31/26,H03K17/18|在死区内测量阈值，漂移超限预警。
1|2025-03-07|驱动参数随结温自整定的方法|Self-tuning of drive parameters with junction temperature|H02M1/08,H03K17/14|按结温查表调节驱动电阻，开关损耗降低 11%。`,
  ),
  product(
    'hengyuan',
    {
      closeUp: 'torque-sensor',
      industry: '03',
      name: '关节扭矩传感器',
      nameEn: 'Joint torque sensor',
      model: 'HY-T50',
      summary: '八桥应变布置抵消串扰，50 N·m 量程非线性 0.1%，过载三倍不漂零。',
      summaryEn:
        'Eight strain bridges cancel cross-talk: 0.1 per cent of non-linearity over 50 N·m, no drift after threefold overload.',
      functions: '嵌入机器人关节测量输出扭矩，数字输出 8 kHz，支持碰撞检测与力控。',
      features: '① 四辐弹性体，刚度高。\n② 温度双补偿。\n③ 机械限位过载保护。\n④ 中空 26 mm 走线。',
      scenario: '力控机器人、康复外骨骼、螺纹拧紧。',
      unit: '只',
      launchedOn: '2023-10-12',
      filed: [75, 2025],
      annual: [2700, 2610, 410, 350],
    },
    `
1|2020-08-28|一种八桥应变式扭矩传感器的抗串扰布片方法|Placing eight strain bridges against cross-talk|G01L3/10,G01L5/16|按模态正交选取贴片位置，弯矩串扰小于 0.5%。
1|2021-05-28|扭矩传感器的温度梯度补偿方法|Compensating temperature gradients in torque sensors|G01L3/10,G01L25/00|内外缘双测温建模，零漂降低八成。
2|2022-02-25|一种带机械限位的扭矩传感器弹性体|Torque sensor body with mechanical stops|G01L3/14|过载时限位齿啮合，三倍过载不残余变形。
1|2023-01-06|由关节扭矩识别碰撞的方法|Recognising collisions from joint torque|B25J9/16,B25J13/08|广义动量观测器，8 毫秒内识别 15 N 接触。
1|2024-12-06|扭矩传感器的自动静态标定装置|Device for automatic static calibration of torque sensors|G01L25/00|砝码自动加卸，十点标定四分钟。`,
  ),
]

const ofYunsun: ProductLine[] = [
  product(
    'yunsun',
    {
      closeUp: 'flight-battery',
      industry: '04',
      name: '智能飞行电池',
      nameEn: 'Smart flight battery',
      model: 'YS-B12',
      summary: '能量密度 265 Wh/kg，−20 ℃ 自加热 6 分钟起飞，循环 800 次容量保持八成。',
      summaryEn:
        '265 Wh/kg, warms itself for take-off at −20 °C in six minutes, and keeps four fifths of its capacity after 800 flights.',
      functions: '为工业多旋翼供电，热插拔、自放电养护，飞行记录随电池保存。',
      features: '① 高倍率低温电解液。\n② 自加热与充电共用回路。\n③ 单芯压差主动均衡。\n④ 防火仓壳体。',
      scenario: '电网巡检、测绘与应急救援。',
      unit: '块',
      launchedOn: '2022-12-01',
      filed: [76, 2024],
      annual: [6400, 6200, 690, 1150],
    },
    `
1|2020-05-22|一种宽温域高倍率电解液|Electrolyte for high rates over a wide range of temperature|H01M10/0569,H01M10/0525|以羧酸酯与氟代溶剂复配，−20 ℃ 放电容量保持 85%。
1|2021-02-12|无人机电池的脉冲自加热方法|Pulse self-heating of a drone battery|H01M10/615,H01M10/637|两组电芯互充放产热，六分钟升温 30 ℃。
2|2021-09-17|一种带防火仓的飞行电池外壳|Flight battery case with a fireproof compartment|H01M50/24,H01M50/204|陶瓷纤维内衬与定向泄压，热失控不外燃。
1|2022-09-09|飞行电池剩余航时的估计方法|Estimating the remaining flight time of a battery|G01R31/367,B64U50/19|结合风速与载荷修正功率，误差小于 40 秒。
1|2024-04-26|电池储存期的自放电养护方法|Self-discharge care for stored batteries|H02J7/00,H01M10/44|按闲置天数自动降至养护电压，年衰减降低一半。
1|2025-03-14|高寒地区电池换装箱的保温控制方法|Warming a battery exchange box in cold regions|H01M10/615,H05B1/02|按排队架次预测加热时刻，换装即飞且能耗降低三成。`,
  ),
]

export const partProducts: ProductLine[] = [...ofHengyuan, ...ofYunsun, ...ofQilan]
