import type { MachinePart } from '../kit/machine.ts'

/** Parts of the solid-state lidar, from the window to the rear, in the order of the parts list. */
export const solidStateLidarParts = [
  {
    id: 'window',
    name: { zh: '红外滤光视窗', en: 'Infrared filter window' },
    material: { zh: '黑色 PC，镀硬质增透膜', en: 'Black polycarbonate with hard anti-reflective coating' },
    core: true,
  },
  {
    id: 'bezel',
    name: { zh: '前框', en: 'Front bezel' },
    material: { zh: '压铸铝合金 ADC12', en: 'Die-cast aluminium ADC12' },
    core: false,
  },
  {
    id: 'gasket',
    name: { zh: '防水密封圈', en: 'Sealing gasket' },
    material: { zh: '三元乙丙橡胶', en: 'EPDM rubber' },
    core: false,
  },
  {
    id: 'transmit-lens',
    name: { zh: '发射准直镜组', en: 'Transmit collimating lens' },
    material: { zh: '玻塑混合镜片 / 铝合金', en: 'Glass-plastic hybrid elements / aluminium' },
    core: true,
  },
  {
    id: 'receive-lens',
    name: { zh: '大光圈接收镜组', en: 'Wide-aperture receive lens' },
    material: { zh: '光学玻璃 / 铝合金', en: 'Optical glass / aluminium' },
    core: true,
  },
  {
    id: 'optical-bracket',
    name: { zh: '一体式光学支架', en: 'One-piece optical bench' },
    material: { zh: '镁铝合金', en: 'Magnesium-aluminium alloy' },
    core: true,
  },
  {
    id: 'emitter-board',
    name: { zh: 'VCSEL 发射板', en: 'VCSEL emitter board' },
    material: { zh: '氮化铝基板 / 砷化镓', en: 'Aluminium nitride board / GaAs' },
    core: true,
  },
  {
    id: 'detector-board',
    name: { zh: 'SPAD 接收板', en: 'SPAD detector board' },
    material: { zh: 'FR-4 基板 / 硅芯片', en: 'FR-4 board / silicon sensor' },
    core: true,
  },
  {
    id: 'main-board',
    name: { zh: '点云处理主板', en: 'Point-cloud processing board' },
    material: { zh: 'FR-4 基板', en: 'FR-4 board' },
    core: false,
  },
  {
    id: 'thermal-pad',
    name: { zh: '导热垫片', en: 'Thermal pad' },
    material: { zh: '导热硅胶', en: 'Thermally conductive silicone' },
    core: false,
  },
  {
    id: 'housing',
    name: { zh: '散热壳体', en: 'Finned housing' },
    material: { zh: '压铸铝合金，黑色阳极氧化', en: 'Die-cast aluminium, black anodised' },
    core: false,
  },
  {
    id: 'rear-cover',
    name: { zh: '后盖与车规连接器', en: 'Rear cover with automotive connector' },
    material: { zh: '压铸铝合金 / PBT', en: 'Die-cast aluminium / PBT' },
    core: false,
  },
] as const satisfies readonly MachinePart[]

export type SolidStateLidarPartId = (typeof solidStateLidarParts)[number]['id']
