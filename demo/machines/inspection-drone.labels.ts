import type { LabelArtwork } from '../kit/machine.ts'

/** The name on the drone's back. */
const name = (model: string): LabelArtwork => ({
  width: 800,
  height: 200,
  svg: `<text x="400" y="138" font-size="112"
      text-anchor="middle" font-weight="700" fill="#0f2a55" letter-spacing="8">${model}</text>`,
})

export const droneLabels: Readonly<Record<string, LabelArtwork>> = {
  'drone-name': name('云隼 YS-M4'),
  'drone-battery': {
    width: 512,
    height: 256,
    svg: `<rect width="512" height="256" fill="#3a3f45"/>
      <text x="256" y="110" font-size="72" text-anchor="middle" font-weight="700" fill="#fff">YS-B12</text>
      <text x="256" y="190" font-size="40" text-anchor="middle" fill="#7fd6a8">智能飞行电池 265 Wh/kg</text>`,
  },
}

/** The plateau type is named for itself. */
export const plateauDroneLabels: typeof droneLabels = { 'drone-name': name('云隼 YS-M4H') }
