import type { MachinePart } from '../kit/machine.ts'

/** Parts of the liquid-cooled storage battery module, from top to bottom. */
export const batteryModuleParts = [
  {
    id: 'cover',
    name: { zh: '模组上盖', en: 'Module cover' },
    material: { zh: '阻燃 PC/ABS', en: 'Flame-retardant PC/ABS' },
    core: false,
  },
  {
    id: 'insulator',
    name: { zh: '阻燃绝缘护板', en: 'Flame-retardant insulating shield' },
    material: { zh: '聚碳酸酯 PC', en: 'Polycarbonate' },
    core: false,
  },
  {
    id: 'management-unit',
    name: { zh: '电池管理单元', en: 'Battery management unit' },
    material: { zh: 'FR-4 基板', en: 'FR-4 circuit board' },
    core: true,
  },
  {
    id: 'sampling-circuit',
    name: { zh: 'FPC 采样组件', en: 'Flexible sampling circuit' },
    material: { zh: '聚酰亚胺 / 铜箔', en: 'Polyimide / copper foil' },
    core: false,
  },
  {
    id: 'busbar',
    name: { zh: '铜铝复合汇流排', en: 'Copper-aluminium busbar' },
    material: { zh: '铜铝复合板', en: 'Copper-clad aluminium' },
    core: true,
  },
  {
    id: 'cells',
    name: { zh: '280 Ah 方形电芯', en: '280 Ah prismatic cells' },
    material: { zh: '磷酸铁锂 / 铝壳', en: 'Lithium iron phosphate / aluminium case' },
    core: true,
  },
  {
    id: 'aerogel',
    name: { zh: '气凝胶隔热片', en: 'Aerogel thermal barriers' },
    material: { zh: '二氧化硅气凝胶', en: 'Silica aerogel' },
    core: true,
    parentId: 'cells',
  },
  {
    id: 'end-plate-negative',
    name: { zh: '端板(负极侧)', en: 'End plate, negative side' },
    material: { zh: '压铸铝 ADC12', en: 'Die-cast aluminium ADC12' },
    core: false,
  },
  {
    id: 'end-plate-positive',
    name: { zh: '端板(正极侧)', en: 'End plate, positive side' },
    material: { zh: '压铸铝 ADC12', en: 'Die-cast aluminium ADC12' },
    core: false,
  },
  {
    id: 'side-plate-back',
    name: { zh: '侧板(后)', en: 'Side plate, back' },
    material: { zh: '镀锌钢板', en: 'Galvanised steel' },
    core: false,
  },
  {
    id: 'side-plate-front',
    name: { zh: '侧板(前)', en: 'Side plate, front' },
    material: { zh: '镀锌钢板', en: 'Galvanised steel' },
    core: false,
  },
  {
    id: 'thermal-pad',
    name: { zh: '高导热界面垫', en: 'Thermal interface pad' },
    material: { zh: '导热硅胶', en: 'Thermally conductive silicone' },
    core: false,
  },
  {
    id: 'cold-plate',
    name: { zh: '微通道液冷板', en: 'Microchannel cold plate' },
    material: { zh: '钎焊铝 3003', en: 'Brazed aluminium 3003' },
    core: true,
  },
] as const satisfies readonly MachinePart[]

export type BatteryModulePartId = (typeof batteryModuleParts)[number]['id']
