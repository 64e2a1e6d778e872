import { expect, it } from 'vitest'
import { splitAtTerms } from './highlight.tsx'

it('finds words whatever their case, the longest first', () => {
  expect(splitAtTerms('离心泵与泵盖', ['泵', '离心泵'])).toEqual(['', '离心泵', '与', '泵', '盖'])
  expect(splitAtTerms('SiC Module', ['module'])).toEqual(['SiC ', 'Module', ''])
})

it('takes signs of patterns as the signs they are', () => {
  expect(splitAtTerms('a+b (x)', ['+', '(x)'])).toEqual(['a', '+', 'b ', '(x)', ''])
})

it('leaves text whole when nothing was looked for', () => {
  expect(splitAtTerms('离心泵', ['', ''])).toEqual(['离心泵'])
})
