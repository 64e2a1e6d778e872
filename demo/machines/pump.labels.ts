import type { LabelArtwork } from '../kit/machine.ts'

/** A name plate of the motor: who made it, what it is, and its figures. */
function plate(firm: string, [product, ...figures]: readonly string[]): LabelArtwork {
  const lines = figures.map((line, index) => `<text x="40" y="${238 + index * 54}">${line}</text>`).join('')
  return {
    width: 640,
    height: 400,
    svg: `<rect width="640" height="400" rx="18" fill="#d9dde1"/>
      <rect x="14" y="14" width="612" height="372" rx="12" fill="none" stroke="#17345f" stroke-width="6"/>
      <rect x="14" y="14" width="612" height="96" rx="12" fill="#17345f"/>
      <text x="320" y="80" font-size="54" text-anchor="middle" fill="#fff" font-weight="700">${firm}</text>
      <g fill="#17345f"><text x="40" y="174" font-size="40" font-weight="700">${product}</text>
      <g font-size="34">${lines}</g></g>`,
  }
}

export const pumpLabels: Readonly<Record<string, LabelArtwork>> = {
  'pump-plate': plate('启澜流体 QILAN', [
    '永磁直驱高效离心泵 QLP-250',
    '流量 60–900 m³/h · 扬程 12–95 m',
    '介质温度 −20 至 105 ℃',
    '功率因数 0.97',
  ]),
}

/** The chemical pump has the same motor. */
export const chemicalPumpLabels: typeof pumpLabels = {
  'pump-plate': plate('启澜流体 QILAN', [
    '耐腐蚀化工流程泵 QLC-125',
    '流量 20–300 m³/h · 扬程 15–120 m',
    '过流部件 双相不锈钢',
    '含固量 ≤ 5%',
  ]),
}

/** The motor as its maker sells it. */
export const pumpMotorLabels: typeof pumpLabels = {
  'pump-plate': plate('擎转电机 QINGZHUAN', [
    '泵用永磁同步电机 QZ-P90',
    '功率 90 kW',
    '效率 97.2% · 25% 负载 95%',
    '转矩脉动 &lt; 3%',
  ]),
}
