import type { MachinePart } from '../kit/machine.ts'

/** Parts of the pneumatic control valve, in the order of the parts list. */
export const controlValveParts = [
  {
    id: 'body',
    name: { zh: '直通阀体', en: 'Globe valve body' },
    material: { zh: '铸钢 WCB', en: 'Cast carbon steel WCB' },
    core: false,
  },
  {
    id: 'seat-ring',
    name: { zh: '阀座', en: 'Seat ring' },
    material: { zh: '不锈钢 316L 堆焊司太立合金', en: 'Stainless steel 316L, Stellite-faced' },
    core: true,
  },
  {
    id: 'cage',
    name: { zh: '多孔降噪套筒', en: 'Drilled low-noise cage' },
    material: { zh: '沉淀硬化不锈钢 17-4PH', en: 'Precipitation-hardened stainless steel 17-4PH' },
    core: true,
  },
  {
    id: 'plug',
    name: { zh: '平衡式阀芯与阀杆', en: 'Balanced plug and stem' },
    material: { zh: '不锈钢 316L', en: 'Stainless steel 316L' },
    core: true,
  },
  {
    id: 'bonnet',
    name: { zh: '上阀盖', en: 'Bonnet' },
    material: { zh: '铸钢 WCB', en: 'Cast carbon steel WCB' },
    core: false,
  },
  {
    id: 'packing',
    name: { zh: '低逸散填料组件', en: 'Low-emission packing set' },
    material: { zh: '聚四氟乙烯 / 柔性石墨', en: 'PTFE / flexible graphite' },
    core: true,
  },
  {
    id: 'yoke',
    name: { zh: '支架', en: 'Yoke' },
    material: { zh: '球墨铸铁 QT450-10', en: 'Ductile iron QT450-10' },
    core: false,
  },
  {
    id: 'connector',
    name: { zh: '阀杆连接件与行程指针', en: 'Stem connector and travel pointer' },
    material: { zh: '不锈钢 304', en: 'Stainless steel 304' },
    core: false,
  },
  {
    id: 'lower-case',
    name: { zh: '下膜盖', en: 'Lower diaphragm case' },
    material: { zh: '冲压钢板 Q235B', en: 'Pressed steel Q235B' },
    core: false,
  },
  {
    id: 'springs',
    name: { zh: '多弹簧组', en: 'Multi-spring set' },
    material: { zh: '弹簧钢 60Si2MnA', en: 'Spring steel 60Si2MnA' },
    core: true,
  },
  {
    id: 'diaphragm',
    name: { zh: '滚动膜片与托盘', en: 'Rolling diaphragm and plate' },
    material: { zh: '夹布丁腈橡胶 / 钢', en: 'Fabric-reinforced nitrile rubber / steel' },
    core: true,
  },
  {
    id: 'upper-case',
    name: { zh: '上膜盖', en: 'Upper diaphragm case' },
    material: { zh: '冲压钢板 Q235B', en: 'Pressed steel Q235B' },
    core: false,
  },
  {
    id: 'positioner',
    name: { zh: '智能阀门定位器', en: 'Smart positioner' },
    material: { zh: '压铸铝合金 ADC12', en: 'Die-cast aluminium ADC12' },
    core: true,
  },
  {
    id: 'air-supply',
    name: { zh: '空气过滤减压阀与气管', en: 'Filter regulator and air line' },
    material: { zh: '铝合金 / 紫铜', en: 'Aluminium alloy / copper' },
    core: false,
  },
] as const satisfies readonly MachinePart[]

export type ControlValvePartId = (typeof controlValveParts)[number]['id']
