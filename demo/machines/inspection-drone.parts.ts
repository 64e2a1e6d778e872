import type { BilingualText, MachinePart } from '../kit/machine.ts'

/** The four arms, counted as seen from above; the same part stands at each corner. */
export const corners = [
  { id: 'front-right', name: { zh: '右前', en: 'front right' } },
  { id: 'front-left', name: { zh: '左前', en: 'front left' } },
  { id: 'rear-left', name: { zh: '左后', en: 'rear left' } },
  { id: 'rear-right', name: { zh: '右后', en: 'rear right' } },
] as const

type CornerId = (typeof corners)[number]['id']

export type InspectionDronePartId =
  | 'antennas'
  | 'upper-shell'
  | 'battery'
  | 'flight-controller'
  | 'lower-shell'
  | 'gimbal-camera'
  | 'landing-gear'
  | `${'arm' | 'motor' | 'propeller'}-${CornerId}`

type Part = MachinePart & { readonly id: InspectionDronePartId }

function atCorners(
  kind: 'arm' | 'motor' | 'propeller',
  name: BilingualText,
  material: BilingualText,
  core: boolean,
): Part[] {
  return corners.map((corner) => ({
    id: `${kind}-${corner.id}`,
    name: { zh: `${name.zh}(${corner.name.zh})`, en: `${name.en}, ${corner.name.en}` },
    material,
    core,
    ...(kind === 'arm' ? {} : { parentId: `arm-${corner.id}` }),
  }))
}

/** Parts of the inspection and mapping quadcopter, from top to bottom and then outwards. */
export const inspectionDroneParts: readonly Part[] = [
  {
    id: 'antennas',
    name: { zh: 'RTK 双天线模块', en: 'Dual RTK antennas' },
    material: { zh: '陶瓷贴片天线', en: 'Ceramic patch antennas' },
    core: true,
  },
  {
    id: 'upper-shell',
    name: { zh: '上壳体', en: 'Upper shell' },
    material: { zh: '玻纤增强 PC', en: 'Glass-fibre-reinforced PC' },
    core: false,
  },
  {
    id: 'battery',
    name: { zh: '智能飞行电池', en: 'Smart flight battery' },
    material: { zh: '高倍率锂聚合物电芯', en: 'High-rate lithium-polymer cells' },
    core: true,
  },
  {
    id: 'flight-controller',
    name: { zh: '飞行控制板', en: 'Flight controller' },
    material: { zh: 'FR-4 基板', en: 'FR-4 circuit board' },
    core: true,
  },
  {
    id: 'lower-shell',
    name: { zh: '下壳体', en: 'Lower shell' },
    material: { zh: '玻纤增强 PC', en: 'Glass-fibre-reinforced PC' },
    core: false,
  },
  {
    id: 'gimbal-camera',
    name: { zh: '三轴增稳云台相机', en: 'Three-axis gimbal camera' },
    material: { zh: '镁合金 / 光学玻璃', en: 'Magnesium alloy / optical glass' },
    core: true,
  },
  {
    id: 'landing-gear',
    name: { zh: '碳纤维起落架', en: 'Carbon-fibre landing gear' },
    material: { zh: '碳纤维复合材料', en: 'Carbon-fibre composite' },
    core: false,
  },
  ...atCorners(
    'arm',
    { zh: '可折叠机臂', en: 'Folding arm' },
    { zh: '碳纤维复合材料', en: 'Carbon-fibre composite' },
    true,
  ),
  ...atCorners(
    'motor',
    { zh: '外转子无刷电机', en: 'Outrunner motor' },
    { zh: '铝合金 / 钕铁硼磁钢', en: 'Aluminium alloy / NdFeB magnets' },
    false,
  ),
  ...atCorners(
    'propeller',
    { zh: '低噪声螺旋桨', en: 'Low-noise propeller' },
    { zh: '碳纤维增强尼龙', en: 'Carbon-fibre-reinforced nylon' },
    true,
  ),
]
