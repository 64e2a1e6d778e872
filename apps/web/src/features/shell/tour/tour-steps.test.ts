import { expect, test } from 'vitest'
import { placeBeside } from './tour-steps.ts'

const card = { width: 360, height: 200 }
const window = { width: 1440, height: 900 }

test('the card stands to the right of the sidebar and below a button of the bar', () => {
  expect(placeBeside({ left: 0, top: 56, width: 210, height: 800 }, card, window)).toEqual({ left: 226, top: 56 })
  expect(placeBeside({ left: 800, top: 8, width: 40, height: 40 }, card, window)).toEqual({ left: 640, top: 64 })
})

test('the card never leaves the window', () => {
  expect(placeBeside({ left: 1390, top: 8, width: 40, height: 40 }, card, window)).toEqual({ left: 1068, top: 64 })
  expect(placeBeside({ left: 700, top: 850, width: 40, height: 40 }, card, window)).toEqual({ left: 540, top: 634 })
  expect(placeBeside({ left: 0, top: 0, width: 760, height: 900 }, card, { width: 768, height: 900 })).toEqual({
    left: 200,
    top: 12,
  })
})
