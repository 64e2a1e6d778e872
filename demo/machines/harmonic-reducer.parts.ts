import type { MachinePart } from '../kit/machine.ts'

/** Parts of the robot joint module with harmonic reducer, from the output to the rear, in the order of the parts list. */
export const harmonicReducerParts = [
  {
    id: 'output-flange',
    name: { zh: '输出法兰', en: 'Output flange' },
    material: { zh: '合金钢 40Cr', en: 'Alloy steel 40Cr' },
    core: false,
  },
  {
    id: 'torque-sensor',
    name: { zh: '应变式扭矩传感器', en: 'Strain-gauge torque sensor' },
    material: { zh: '铝合金 7075 / 应变片', en: 'Aluminium 7075 / strain gauges' },
    core: true,
  },
  {
    id: 'cross-roller-bearing',
    name: { zh: '交叉滚子轴承', en: 'Crossed roller bearing' },
    material: { zh: '轴承钢 GCr15', en: 'Bearing steel GCr15' },
    core: false,
  },
  {
    id: 'circular-spline',
    name: { zh: '刚轮', en: 'Circular spline' },
    material: { zh: '球墨铸铁 QT700-2', en: 'Ductile iron QT700-2' },
    core: true,
  },
  {
    id: 'flexspline',
    name: { zh: '柔轮', en: 'Flexspline' },
    material: { zh: '合金钢 40CrNiMoA', en: 'Alloy steel 40CrNiMoA' },
    core: true,
  },
  {
    id: 'wave-generator',
    name: { zh: '波发生器与柔性轴承', en: 'Wave generator with flexible bearing' },
    material: { zh: '轴承钢 / 铝合金', en: 'Bearing steel / aluminium alloy' },
    core: true,
  },
  {
    id: 'housing',
    name: { zh: '关节壳体', en: 'Joint housing' },
    material: { zh: '铝合金 6061-T6，阳极氧化', en: 'Anodised aluminium 6061-T6' },
    core: false,
  },
  {
    id: 'stator',
    name: { zh: '力矩电机定子', en: 'Torque motor stator' },
    material: { zh: '硅钢片 / 漆包铜线', en: 'Electrical steel / enamelled copper' },
    core: true,
  },
  {
    id: 'rotor',
    name: { zh: '永磁转子与中空轴', en: 'Permanent-magnet rotor with hollow shaft' },
    material: { zh: '钕铁硼 / 合金钢', en: 'NdFeB / alloy steel' },
    core: false,
  },
  {
    id: 'brake',
    name: { zh: '失电制动器', en: 'Power-off brake' },
    material: { zh: '电工纯铁 / 摩擦材料', en: 'Electrical iron / friction lining' },
    core: false,
  },
  {
    id: 'encoder',
    name: { zh: '双编码器', en: 'Dual absolute encoder' },
    material: { zh: '光学玻璃 / 环氧基板', en: 'Optical glass / epoxy board' },
    core: true,
  },
  {
    id: 'drive-board',
    name: { zh: '驱动控制板', en: 'Servo drive board' },
    material: { zh: 'FR-4 基板 / 功率器件', en: 'FR-4 board / power devices' },
    core: true,
  },
  {
    id: 'rear-cover',
    name: { zh: '后端盖', en: 'Rear cover' },
    material: { zh: '阻燃 PC+ABS', en: 'Flame-retardant PC+ABS' },
    core: false,
  },
] as const satisfies readonly MachinePart[]

export type HarmonicReducerPartId = (typeof harmonicReducerParts)[number]['id']
