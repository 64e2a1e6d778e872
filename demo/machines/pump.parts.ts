import type { MachinePart } from '../kit/machine.ts'

/** Parts of the end-suction centrifugal pump, in the order of the parts list. */
export const pumpParts = [
  {
    id: 'casing',
    name: { zh: '蜗壳泵体', en: 'Volute casing' },
    material: { zh: '球墨铸铁 QT450-10', en: 'Ductile iron QT450-10' },
    core: false,
  },
  {
    id: 'impeller',
    name: { zh: '三元流闭式叶轮', en: 'Three-dimensional-flow closed impeller' },
    material: { zh: '锡青铜 ZCuSn10Zn2', en: 'Tin bronze ZCuSn10Zn2' },
    core: true,
  },
  {
    id: 'casing-cover',
    name: { zh: '泵盖', en: 'Casing cover' },
    material: { zh: '灰铸铁 HT250', en: 'Grey cast iron HT250' },
    core: false,
  },
  {
    id: 'seal',
    name: { zh: '集装式机械密封', en: 'Cartridge mechanical seal' },
    material: { zh: '碳化硅 / 氟橡胶', en: 'Silicon carbide / fluoroelastomer' },
    core: true,
  },
  {
    id: 'shaft',
    name: { zh: '阶梯主轴', en: 'Stepped shaft' },
    material: { zh: '不锈钢 2Cr13', en: 'Stainless steel 2Cr13' },
    core: false,
  },
  {
    id: 'bearing',
    name: { zh: '陶瓷滚动轴承', en: 'Ceramic ball bearing' },
    material: { zh: '轴承钢 / 氮化硅', en: 'Bearing steel / silicon nitride' },
    core: true,
    parentId: 'bearing-housing',
  },
  {
    id: 'bearing-housing',
    name: { zh: '轴承箱体', en: 'Bearing housing' },
    material: { zh: '灰铸铁 HT250', en: 'Grey cast iron HT250' },
    core: false,
  },
  {
    id: 'coupling',
    name: { zh: '弹性联轴器', en: 'Flexible coupling' },
    material: { zh: '45 钢 / 聚氨酯', en: 'Carbon steel 45 / polyurethane' },
    core: false,
  },
  {
    id: 'motor',
    name: { zh: '永磁同步电机', en: 'Permanent-magnet synchronous motor' },
    material: { zh: '铸铝机座 / 钕铁硼磁钢', en: 'Cast aluminium frame / NdFeB magnets' },
    core: true,
  },
  {
    id: 'base',
    name: { zh: '减振底座', en: 'Vibration-damping base' },
    material: { zh: 'Q235B 钢 / 天然橡胶', en: 'Q235B steel / natural rubber' },
    core: false,
  },
] as const satisfies readonly MachinePart[]

export type PumpPartId = (typeof pumpParts)[number]['id']
