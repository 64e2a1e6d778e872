import { expect, it } from 'vitest'
import { splitAtWords } from './highlight.tsx'

it('finds words whatever their case, the longest first', () => {
  expect(splitAtWords('离心泵与泵盖', ['泵', '离心泵'])).toEqual(['', '离心泵', '与', '泵', '盖'])
  expect(splitAtWords('SiC Module', ['module'])).toEqual(['SiC ', 'Module', ''])
})

it('takes signs of patterns as the signs they are', () => {
  expect(splitAtWords('a+b (x)', ['+', '(x)'])).toEqual(['a', '+', 'b ', '(x)', ''])
})

it('leaves text whole when nothing was looked for', () => {
  expect(splitAtWords('离心泵', ['', ''])).toEqual(['离心泵'])
})
