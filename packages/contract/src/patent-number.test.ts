import { describe, expect, test } from 'vitest'
import { parsePatentNumber, patentNumberBegun } from './patent-number.ts'

describe('a patent number', () => {
  test.for([
    ['ZL 2021 1 0123456.7', 'CN202110123456.7'],
    ['ｃｎ２０２１１０１２３４５６', 'CN202110123456.7'],
    ['2021101234567', 'CN202110123456.7'],
    ['02159962.9', 'CN02159962.9'],
    ['CN 02 1 59962', 'CN02159962.9'],
  ])('%s is read as %s', ([typed, number]) => {
    expect(parsePatentNumber(typed ?? '')).toMatchObject({ ok: true, number })
    expect(patentNumberBegun(typed ?? '')).toBe(number)
  })

  test.for(['20211012', '04159962', '199910123456', '202170123456'])('%s is none: no number has begun so', (typed) => {
    expect(parsePatentNumber(typed)).toEqual({ ok: false, problem: 'patent.form' })
  })

  test('with a wrong check digit is told apart from what is no number', () => {
    expect(parsePatentNumber('202110123456.0')).toEqual({ ok: false, problem: 'patent.check' })
  })
})

describe('the beginning of a patent number', () => {
  test.for([
    ['2021', 'CN2021'],
    ['20211012', 'CN20211012'],
    ['zl 2021 1 0123', 'CN202110123'],
  ])('%s is read as %s', ([typed, begun]) => {
    expect(patentNumberBegun(typed ?? '')).toBe(begun)
  })

  test.for(['202', '离心泵', 'CN', '20211012345678', 'EP1234567'])('%s is none', (typed) => {
    expect(patentNumberBegun(typed)).toBeNull()
  })
})
