import type { MachinePart } from '../kit/machine.ts'

/** Parts of the portable turbine ventilator, from the front to the rear, in the order of the parts list. */
export const ventilatorParts = [
  {
    id: 'front-cover',
    name: { zh: '前面板', en: 'Front cover' },
    material: { zh: '抗菌 PC/ABS', en: 'Antibacterial PC/ABS' },
    core: false,
  },
  {
    id: 'display',
    name: { zh: '触控显示屏', en: 'Touch display' },
    material: { zh: '钢化玻璃 / 液晶', en: 'Tempered glass / LCD' },
    core: false,
  },
  {
    id: 'main-board',
    name: { zh: '主控板', en: 'Main control board' },
    material: { zh: 'FR-4 基板', en: 'FR-4 board' },
    core: true,
  },
  {
    id: 'turbine-housing',
    name: { zh: '静音蜗壳', en: 'Low-noise volute' },
    material: { zh: '医用级 PPSU', en: 'Medical-grade PPSU' },
    core: true,
  },
  {
    id: 'impeller',
    name: { zh: '高速涡轮叶轮', en: 'High-speed impeller' },
    material: { zh: '碳纤维增强 PEEK', en: 'Carbon-fibre-reinforced PEEK' },
    core: true,
    parentId: 'turbine-housing',
  },
  {
    id: 'turbine-motor',
    name: { zh: '低惯量无刷电机', en: 'Low-inertia brushless motor' },
    material: { zh: '铝合金 / 钕铁硼', en: 'Aluminium alloy / NdFeB' },
    core: true,
    parentId: 'turbine-housing',
  },
  {
    id: 'silencer',
    name: { zh: '迷宫消音气道', en: 'Labyrinth silencer' },
    material: { zh: '三聚氰胺泡棉 / ABS', en: 'Melamine foam / ABS' },
    core: true,
  },
  {
    id: 'oxygen-valve',
    name: { zh: '比例氧阀', en: 'Proportional oxygen valve' },
    material: { zh: '黄铜镀镍 / 不锈钢', en: 'Nickel-plated brass / stainless steel' },
    core: true,
  },
  {
    id: 'exhalation-valve',
    name: { zh: '主动呼气阀', en: 'Active exhalation valve' },
    material: { zh: '医用硅胶 / PSU', en: 'Medical silicone / PSU' },
    core: true,
  },
  {
    id: 'breathing-circuit',
    name: { zh: '呼吸管路与流量传感器', en: 'Breathing circuit with flow sensor' },
    material: { zh: '医用 EVA / PC', en: 'Medical EVA / PC' },
    core: false,
  },
  {
    id: 'air-filter',
    name: { zh: '进气高效过滤器', en: 'HEPA inlet filter' },
    material: { zh: '玻璃纤维滤纸', en: 'Glass-fibre filter paper' },
    core: false,
  },
  {
    id: 'battery',
    name: { zh: '可更换锂电池', en: 'Hot-swap lithium battery' },
    material: { zh: '三元锂电芯', en: 'NCM lithium cells' },
    core: false,
  },
  {
    id: 'rear-cover',
    name: { zh: '后壳与提手', en: 'Rear cover with handle' },
    material: { zh: '抗菌 PC/ABS', en: 'Antibacterial PC/ABS' },
    core: false,
  },
] as const satisfies readonly MachinePart[]

export type VentilatorPartId = (typeof ventilatorParts)[number]['id']
