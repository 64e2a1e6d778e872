import type { ProductLine } from './product-line.ts'

const annual = (year: number, outputValue: number, salesRevenue: number, profit: number, exportValue: number) => ({
  year,
  outputValue,
  salesRevenue,
  profit,
  exportValue,
})

/** Products of 江苏衡远精密科技有限公司. */
export const hengyuanProducts: ProductLine[] = [
  {
    owner: 'hengyuan',
    machine: 'power-module',
    patents: 8,
    fate: 'published',
    basics: {
      name: '车规级碳化硅功率模块',
      nameEn: 'Automotive silicon-carbide power module',
      model: 'HY-P800',
      industry: '04',
      summary: '纳米银烧结与铜带互连，寄生电感仅 4 nH，功率循环寿命达到铝线键合的十倍。',
      summaryEn:
        'Nano-silver sintering and copper clips: 4 nH of stray inductance and ten times the power-cycling life of aluminium bonds.',
      functions:
        '用于 800 V 平台电驱逆变器，三相全桥拓扑，额定 1,200 V / 800 A，最高工作结温 175 ℃，集成门极驱动、温度与电流检测。',
      features:
        '① 230 ℃ 无压烧结纳米银，剪切强度大于 45 MPa。\n② 氮化硅基板铜层阶梯凹槽，五千次温循无分层。\n③ 变高度针翅直冷，芯片温差小于 3 ℃。\n④ 耐 200 ℃ 硅凝胶，长期不开裂。\n⑤ 逐脉冲均流驱动，动态不均衡度低于 5%。',
      scenario: '新能源汽车主驱、储能变流器、大功率充电桩。',
      unit: '只',
      launchedOn: '2023-03-28',
      filingNo: 'ZLCP-示例-2024-04011',
      filingStatus: '3',
      filedOn: '2024-08-30',
      recognitionStatus: '6',
      recognitionYear: 2025,
      annual: annual(2024, 15600, 14900, 1980, 2300),
    },
  },
  {
    owner: 'hengyuan',
    machine: 'battery-module',
    patents: 8,
    fate: 'published',
    basics: {
      name: '气凝胶防护液冷储能电池模组',
      nameEn: 'Liquid-cooled storage battery module with aerogel barriers',
      model: 'HY-B280',
      industry: '04',
      summary: '气凝胶逐芯隔热，单芯热失控 30 分钟不蔓延；微通道液冷使电芯温差小于 2.5 ℃。',
      summaryEn:
        'Aerogel between all cells holds a thermal runaway for 30 minutes; microchannel cooling keeps cells within 2.5 °C of each other.',
      functions: '组成 0.5P/1P 储能系统的基本单元，由 280 Ah 方形电芯串联而成，集成主动均衡、绝缘监测与液冷散热。',
      features:
        '① 气凝胶复合隔热片，导热系数 0.018 W/(m·K)。\n② 渐缩分配微通道冷板，流量偏差小于 4%。\n③ 磁脉冲焊接铜铝汇流排，减重 45%。\n④ 5 A 双向主动均衡，内短路提前数周预警。\n⑤ 端板膨胀补偿，全寿命面压稳定。',
      scenario: '电网侧与用户侧储能、光储充一体站、数据中心备电。',
      unit: '组',
      launchedOn: '2023-08-08',
      filingNo: 'ZLCP-示例-2024-04037',
      filingStatus: '3',
      filedOn: '2024-09-18',
      recognitionStatus: '4',
      recognitionYear: null,
      annual: annual(2024, 18900, 18300, 1560, 4100),
    },
  },
  {
    owner: 'hengyuan',
    machine: 'ventilator',
    patents: 8,
    fate: 'published',
    basics: {
      name: '便携式涡轮呼吸机',
      nameEn: 'Portable turbine ventilator',
      model: 'HY-V500',
      industry: '05',
      summary: '80 ms 内建立压力、噪声低于 45 dB(A)，双电池热插拔，转运途中通气不间断。',
      summaryEn:
        'Reaches pressure in 80 ms below 45 dB(A), with two hot-swap batteries for uninterrupted ventilation on the move.',
      functions: '为成人与儿童提供有创与无创呼吸支持，支持容量、压力与双水平等通气模式，适用于急救转运与病房。',
      features:
        '① 高速涡轮与静音蜗壳：无需空气压缩机。\n② 肺模型前馈与自抗扰控制，压力上升时间小于 80 ms。\n③ 主动呼气阀，自主呼吸叠加时压力波动小于 1 cmH₂O。\n④ 大漏气下多特征触发，误触发率低于 1%。\n⑤ 迷宫消音气道可整体拆洗。',
      scenario: '院前急救、重症转运、普通病房与方舱医院。',
      unit: '台',
      launchedOn: '2022-06-30',
      filingNo: 'ZLCP-示例-2023-05009',
      filingStatus: '3',
      filedOn: '2023-08-14',
      recognitionStatus: '6',
      recognitionYear: 2024,
      annual: annual(2024, 7400, 7050, 1120, 980),
    },
  },
  {
    owner: 'hengyuan',
    machine: 'harmonic-reducer',
    patents: 8,
    fate: 'published',
    basics: {
      name: '一体化谐波关节模组',
      nameEn: 'Integrated harmonic joint module',
      model: 'RJ-25-100',
      industry: '03',
      summary: '减速器、力矩电机、双编码器与扭矩传感器合为一体，回差小于 15 角秒，额定扭矩 67 N·m。',
      summaryEn:
        'Reducer, torque motor, two encoders and a torque sensor in one: backlash below 15 arc seconds, a rated torque of 67 N·m.',
      functions:
        '作为协作机器人、外骨骼与精密转台的关节，直接输出扭矩与角度，支持力控、位控与安全扭矩关断。减速比 100，48 V 直流供电，EtherCAT 总线通信。',
      features:
        '① 双圆弧共轭齿廓，三成齿同时啮合。\n② 柔轮梯度喷丸，疲劳寿命提高一倍。\n③ 双编码器辨识柔性，无需外装力传感器即可感知碰撞。\n④ 八桥应变扭矩传感器，温漂小于 0.2%。\n⑤ 双通道安全扭矩关断，上电自检。',
      scenario: '协作机器人、康复外骨骼、半导体搬运与医疗机器人。',
      unit: '台',
      launchedOn: '2023-01-09',
      filingNo: 'ZLCP-示例-2023-03077',
      filingStatus: '3',
      filedOn: '2023-08-02',
      recognitionStatus: '6',
      recognitionYear: 2025,
      annual: annual(2024, 10400, 9870, 1450, 2050),
    },
  },
]
