import type { MachinePart } from '../kit/machine.ts'

/** Parts of the hollow-fibre ultrafiltration skid, following the water, in the order of the parts list. */
export const waterPurifierParts = [
  {
    id: 'pump',
    name: { zh: '立式多级增压泵', en: 'Vertical multistage feed pump' },
    material: { zh: '不锈钢 304', en: 'Stainless steel 304' },
    core: false,
  },
  {
    id: 'prefilter',
    name: { zh: '自清洗前置过滤器', en: 'Self-cleaning prefilter' },
    material: { zh: '增强聚丙烯 / 不锈钢滤网', en: 'Reinforced polypropylene / stainless mesh' },
    core: false,
  },
  {
    id: 'feed-manifold',
    name: { zh: '进水母管', en: 'Feed manifold' },
    material: { zh: 'UPVC', en: 'UPVC' },
    core: false,
  },
  {
    id: 'aeration-header',
    name: { zh: '曝气布气盘', en: 'Aeration header' },
    material: { zh: 'ABS / 三元乙丙橡胶膜片', en: 'ABS / EPDM membrane' },
    core: true,
  },
  {
    id: 'lower-heads',
    name: { zh: '下端封头', en: 'Lower module heads' },
    material: { zh: '增强 ABS', en: 'Reinforced ABS' },
    core: false,
  },
  {
    id: 'fibre-bundles',
    name: { zh: '中空纤维膜束', en: 'Hollow-fibre membrane bundles' },
    material: { zh: '亲水改性聚偏氟乙烯', en: 'Hydrophilised PVDF' },
    core: true,
  },
  {
    id: 'module-housings',
    name: { zh: '膜组件外壳', en: 'Module housings' },
    material: { zh: '透明 PVC', en: 'Clear PVC' },
    core: true,
  },
  {
    id: 'upper-heads',
    name: { zh: '上端封头与浇注层', en: 'Upper module heads with potting' },
    material: { zh: '增强 ABS / 环氧树脂', en: 'Reinforced ABS / epoxy resin' },
    core: true,
  },
  {
    id: 'permeate-manifold',
    name: { zh: '产水母管', en: 'Permeate manifold' },
    material: { zh: 'UPVC', en: 'UPVC' },
    core: false,
  },
  {
    id: 'valves',
    name: { zh: '电动执行阀组', en: 'Motorised valve set' },
    material: { zh: 'UPVC / 铝合金', en: 'UPVC / aluminium alloy' },
    core: false,
  },
  {
    id: 'instruments',
    name: { zh: '转子流量计', en: 'Variable-area flow meter' },
    material: { zh: '亚克力 / 不锈钢', en: 'Acrylic / stainless steel' },
    core: false,
  },
  {
    id: 'control-cabinet',
    name: { zh: '智能控制柜', en: 'Control cabinet' },
    material: { zh: '冷轧钢板喷塑', en: 'Powder-coated steel' },
    core: true,
  },
  {
    id: 'frame',
    name: { zh: '整体机架', en: 'Skid frame' },
    material: { zh: '不锈钢 304', en: 'Stainless steel 304' },
    core: false,
  },
] as const satisfies readonly MachinePart[]

export type WaterPurifierPartId = (typeof waterPurifierParts)[number]['id']
