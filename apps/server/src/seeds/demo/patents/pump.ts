import type { PatentLine } from './patent-line.ts'

export const pumpPatents: PatentLine[] = [
  {
    type: 1,
    filedOn: '2021-03-18',
    title: '一种三元流闭式叶轮及其叶片型线设计方法',
    titleEn: 'Three-dimensional-flow closed impeller and method of designing its blade profile',
    ipc: ['F04D29/24', 'F04D29/22'],
    abstract:
      '叶片型线由进口至出口按变环量规律分布，前后盖板流线夹角逐级过渡，抑制叶道内二次流与尾迹。在比转速 80 至 120 范围内，泵的水力效率较常规圆柱叶片提高约 4 个百分点，高效区明显加宽。',
    part: { id: 'impeller', claim: '1–4', feature: '叶片型线沿流线按变环量规律分布，出口边前倾 12°，抑制二次流' },
  },
  {
    type: 1,
    filedOn: '2021-09-02',
    title: '离心泵用集装式双端面机械密封及其自冷却回路',
    titleEn: 'Cartridge double mechanical seal for centrifugal pumps with a self-cooling circuit',
    ipc: ['F16J15/34', 'F04D29/12'],
    abstract:
      '密封腔内设置由轴套螺旋槽驱动的自循环冷却回路，无需外接冲洗水。密封组件在出厂前整体预紧，现场更换不必测量压缩量，更换时间缩短至 30 分钟以内。',
    part: { id: 'seal', claim: '1', feature: '轴套螺旋槽驱动密封腔自循环冷却，免外接冲洗水' },
  },
  {
    type: 1,
    filedOn: '2022-01-14',
    title: '一种泵用永磁同步电机的转子结构及退磁保护方法',
    titleEn:
      'Rotor structure of a permanent-magnet synchronous pump motor and method of protection against demagnetisation',
    ipc: ['H02K1/276', 'H02P29/66'],
    abstract:
      '磁钢分段斜极并以隔磁桥固定，控制器依据母线电流谐波估算磁钢温度，在接近退磁拐点前限制去磁电流。电机在 100 ℃ 环境中连续运行无不可逆退磁。',
    part: { id: 'motor', claim: '1–3', feature: '分段斜极磁钢与基于电流谐波的磁钢温度估算，防止不可逆退磁' },
  },
  {
    type: 2,
    filedOn: '2022-05-20',
    title: '一种泵轴承箱的油气润滑与呼吸密封结构',
    titleEn: 'Oil-air lubrication and breathing seal of a pump bearing housing',
    ipc: ['F04D29/06', 'F16N7/38'],
    abstract: '轴承箱内设甩油环与回油斜槽，呼吸口采用迷宫与疏水膜两级结构，潮湿环境下润滑油含水率低于 0.02%。',
    part: {
      id: 'bearing-housing',
      claim: '1',
      feature: '迷宫与疏水膜两级呼吸密封，阻止湿气进入轴承箱',
      peripheral: true,
    },
  },
  {
    type: 1,
    filedOn: '2022-08-09',
    title: '氮化硅陶瓷滚动轴承在泵轴系中的预紧力自适应装置',
    titleEn: 'Self-adapting preload device for silicon-nitride bearings in a pump shafting',
    ipc: ['F16C19/06', 'F16C25/08'],
    abstract:
      '利用记忆合金垫圈随温度改变厚度，补偿主轴与箱体的热膨胀差，使轴承预紧力在 −20 至 120 ℃ 间保持稳定，延长陶瓷轴承寿命并降低振动。',
    part: { id: 'bearing', claim: '1–2', feature: '记忆合金垫圈补偿热膨胀差，预紧力在全温区保持稳定' },
  },
  {
    type: 1,
    filedOn: '2023-02-24',
    title: '基于相电流特征的离心泵汽蚀在线识别方法',
    titleEn: 'Method of recognising cavitation of a centrifugal pump online from its phase currents',
    ipc: ['F04D15/00', 'G01M99/00'],
    abstract:
      '从电机相电流中提取叶频边带能量与谱峭度，结合流量估计判断汽蚀的发生与程度，不需加装振动或噪声传感器，识别准确率在 12 种工况下超过 95%。',
    part: { id: 'motor', claim: '1', feature: '由相电流谱峭度识别汽蚀，无需外加传感器' },
  },
  {
    type: 2,
    filedOn: '2023-06-30',
    title: '一种泵组减振底座',
    titleEn: 'Vibration-damping base of a pump unit',
    ipc: ['F16F15/08', 'F04D29/66'],
    abstract: '底座腔体内填充颗粒阻尼材料，并在四角设置可调刚度橡胶支承，泵组振动烈度降低 40% 以上。',
    part: { id: 'base', claim: '1', feature: '腔体填充颗粒阻尼，四角橡胶支承刚度可调', peripheral: true },
  },
  {
    type: 3,
    filedOn: '2023-09-15',
    title: '离心泵（永磁直驱）',
    titleEn: 'Centrifugal pump (permanent-magnet direct drive)',
    ipc: ['15-02'],
    abstract: '本外观设计产品用于输送液体，设计要点在于泵体与电机的整体形状及其结合。',
    part: { id: 'casing', claim: '—', feature: '泵体与电机一体化的整体外观', peripheral: true },
  },
]
