/** What is said of values that do not fit where the contract has no sentence of its own. */
import { bilingual } from '@portal/contract/bilingual'
import type { Bilingual } from '@portal/contract/kit'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Names of JSON types as people call them. */
const types: Record<string, [string, string]> = {
  string: ['文本', 'text'],
  number: ['数字', 'a number'],
  int: ['整数', 'a whole number'],
  boolean: ['真或假', 'true or false'],
  array: ['列表', 'a list'],
  object: ['对象', 'an object'],
}

/** How a size is measured, by what is measured. */
const units: Record<string, [string, string]> = {
  string: ['个字符', ' characters'],
  array: ['项', ' items'],
}

const wrongType = (expected: string): Bilingual => {
  const [zh, en] = types[expected] ?? [expected, expected]
  return bilingual(`应为${zh}`, `must be ${en}`)
}

const tooSmall = (origin: string, least: number | bigint): Bilingual => {
  const unit = units[origin]
  return unit
    ? bilingual(`至少${least}${unit[0]}`, `at least ${least}${unit[1]}`)
    : bilingual(`不能小于${least}`, `at least ${least}`)
}

const tooBig = (origin: string, most: number | bigint): Bilingual => {
  const unit = units[origin]
  return unit
    ? bilingual(`最多${most}${unit[0]}`, `at most ${most}${unit[1]}`)
    : bilingual(`不能大于${most}`, `at most ${most}`)
}

/** A sentence for the common kinds of issue, null for the rest. */
export function generalSentence(issue: Issue): Bilingual | null {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? bilingual('此项必填', 'is required') : wrongType(issue.expected)
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum)
    case 'too_big':
      return tooBig(issue.origin, issue.maximum)
    case 'invalid_value':
      return bilingual(`只能是 ${issue.values.join('、')} 之一`, `must be one of ${issue.values.join(', ')}`)
    default:
      return null
  }
}
