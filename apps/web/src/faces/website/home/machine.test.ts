import type { ProductLayer } from '@portal/contract/product'
import { expect, it } from 'vitest'
import { machineOf, onItsWay } from './machine.view.ts'

const picture: ProductLayer['picture'] = {
  fileId: '5f0b5f6a-0000-4000-8000-000000000000',
  alt: '',
  width: 100,
  height: 100,
  widths: [100],
  avif: true,
  placeholder: '',
  token: '',
}
const layer = (no: string, place: Partial<ProductLayer>): ProductLayer => ({
  no,
  picture,
  x: 0.2,
  y: 0.2,
  width: 0.2,
  height: 0.2,
  dx: 0,
  dy: 0,
  z: 0,
  ...place,
})

it('lays parts over each other from back to front', () => {
  const { parts } = machineOf([layer('front', { z: 2 }), layer('back', { z: 0 }), layer('middle', { z: 1 })], 4 / 3)
  expect(parts.map(({ key }) => key)).toEqual(['back', 'middle', 'front'])
})

it('brings what is assembled at the edge into the middle, and draws it larger', () => {
  const machine = machineOf([layer('a', {}), layer('b', { x: 0.3, y: 0.3 })], 4 / 3)
  expect([machine.x, machine.y]).toEqual([35, 35])
  expect([machine.mx, machine.my]).toEqual([15, 11.25])
  expect(machine.grow).toBe(0.4)
})

it('never draws smaller what fills the stage already', () => {
  expect(machineOf([layer('a', { x: 0, y: 0, width: 1, height: 1 })], 4 / 3).grow).toBe(0)
})

it('gives ways in one unit, however wide the stage is', () => {
  const [part] = machineOf([layer('a', { dx: 0.1, dy: 0.1 })], 2).parts
  expect([part?.dx, part?.dy]).toEqual([10, 5])
})

it('leads a name to its part wherever the part is on its way', () => {
  const machine = machineOf([layer('a', { dx: 0.4 }), layer('b', {})], 4 / 3)
  const spot = { no: 'a', x: 0.7, y: 0.3 }
  expect(onItsWay(machine, spot, 4 / 3, 1)).toEqual({ x: 0.7, y: 0.3 })
  const assembled = onItsWay(machine, spot, 4 / 3, 0)
  expect([assembled.x, assembled.y].map((one) => Math.round(one * 100))).toEqual([50, 50])
})
