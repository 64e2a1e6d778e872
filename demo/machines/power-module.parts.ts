import type { MachinePart } from '../kit/machine.ts'

/** Parts of the silicon-carbide power module, from the base plate up, in the order of the parts list. */
export const powerModuleParts = [
  {
    id: 'base-plate',
    name: { zh: '针翅散热基板', en: 'Pin-fin base plate' },
    material: { zh: '镀镍无氧铜', en: 'Nickel-plated oxygen-free copper' },
    core: true,
  },
  {
    id: 'sinter-layer',
    name: { zh: '纳米银烧结层', en: 'Nano-silver sinter layer' },
    material: { zh: '纳米银', en: 'Nano-silver' },
    core: true,
  },
  {
    id: 'substrate',
    name: { zh: '活性金属钎焊陶瓷基板', en: 'Active-metal-brazed ceramic substrate' },
    material: { zh: '氮化硅 / 铜', en: 'Silicon nitride / copper' },
    core: true,
  },
  {
    id: 'dies',
    name: { zh: '碳化硅 MOSFET 芯片', en: 'Silicon-carbide MOSFET dies' },
    material: { zh: '4H-SiC', en: '4H-SiC' },
    core: true,
  },
  {
    id: 'copper-clip',
    name: { zh: '铜带键合互连', en: 'Copper clip interconnect' },
    material: { zh: '铜', en: 'Copper' },
    core: true,
  },
  {
    id: 'busbars',
    name: { zh: '叠层功率端子', en: 'Laminated power terminals' },
    material: { zh: '铜，镀锡', en: 'Tin-plated copper' },
    core: false,
  },
  {
    id: 'housing',
    name: { zh: '绝缘外壳', en: 'Insulating housing' },
    material: { zh: 'PPS 加 40% 玻璃纤维', en: 'PPS with 40 % glass fibre' },
    core: false,
  },
  {
    id: 'gel',
    name: { zh: '耐高温硅凝胶', en: 'High-temperature silicone gel' },
    material: { zh: '有机硅凝胶', en: 'Silicone gel' },
    core: true,
  },
  {
    id: 'signal-pins',
    name: { zh: '压接信号针', en: 'Press-fit signal pins' },
    material: { zh: '铜合金镀锡', en: 'Tin-plated copper alloy' },
    core: false,
  },
  {
    id: 'cover',
    name: { zh: '上盖', en: 'Cover' },
    material: { zh: 'PPS 加 40% 玻璃纤维', en: 'PPS with 40 % glass fibre' },
    core: false,
  },
  {
    id: 'driver-board',
    name: { zh: '门极驱动板', en: 'Gate driver board' },
    material: { zh: 'FR-4 基板', en: 'FR-4 board' },
    core: false,
  },
] as const satisfies readonly MachinePart[]

export type PowerModulePartId = (typeof powerModuleParts)[number]['id']
