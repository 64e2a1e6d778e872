import type { MachinePart } from '../kit/machine.ts'

/** Parts of the 5G active antenna unit, from the radome to the pole, in the order of the parts list. */
export const radioUnitParts = [
  {
    id: 'radome',
    name: { zh: '天线罩', en: 'Radome' },
    material: { zh: '玻璃纤维增强聚丙烯', en: 'Glass-fibre-reinforced polypropylene' },
    core: false,
  },
  {
    id: 'antenna-array',
    name: { zh: '双极化阵子阵列', en: 'Dual-polarised radiator array' },
    material: { zh: '低损耗 PTFE 基板 / 镀金铜', en: 'Low-loss PTFE board / gold-plated copper' },
    core: true,
  },
  {
    id: 'reflector',
    name: { zh: '反射板', en: 'Reflector' },
    material: { zh: '铝合金 5052', en: 'Aluminium alloy 5052' },
    core: false,
  },
  {
    id: 'filter',
    name: { zh: '小型化介质腔体滤波器', en: 'Miniature cavity filter bank' },
    material: { zh: '镀银铝合金', en: 'Silver-plated aluminium' },
    core: true,
  },
  {
    id: 'seal',
    name: { zh: '电磁屏蔽密封圈', en: 'EMI shielding gasket' },
    material: { zh: '导电硅橡胶', en: 'Conductive silicone rubber' },
    core: false,
  },
  {
    id: 'power-amplifier',
    name: { zh: '氮化镓功放模块', en: 'GaN power amplifier module' },
    material: { zh: '氮化镓 / 陶瓷覆铜板', en: 'GaN / ceramic-filled laminate' },
    core: true,
  },
  {
    id: 'transceiver',
    name: { zh: '多通道射频收发板', en: 'Multi-channel transceiver board' },
    material: { zh: 'FR-4 高频复合板', en: 'FR-4 hybrid laminate' },
    core: true,
  },
  {
    id: 'shield',
    name: { zh: '屏蔽腔盖', en: 'Shielding cover' },
    material: { zh: '压铸铝合金', en: 'Die-cast aluminium' },
    core: false,
  },
  {
    id: 'heat-sink',
    name: { zh: '羽翼型散热壳体', en: 'Feather-fin heat-sink housing' },
    material: { zh: '压铸铝合金 ADC12', en: 'Die-cast aluminium ADC12' },
    core: true,
  },
  {
    id: 'interface-panel',
    name: { zh: '光电接口面板', en: 'Interface panel' },
    material: { zh: '铝合金 / 不锈钢', en: 'Aluminium alloy / stainless steel' },
    core: false,
  },
  {
    id: 'bracket',
    name: { zh: '可调安装支架与抱杆', en: 'Adjustable bracket and pole' },
    material: { zh: '热镀锌钢 Q235', en: 'Hot-dip galvanised steel Q235' },
    core: false,
  },
] as const satisfies readonly MachinePart[]

export type RadioUnitPartId = (typeof radioUnitParts)[number]['id']
