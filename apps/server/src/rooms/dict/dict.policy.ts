/** Rules of dictionaries. */
import type { Bilingual } from '@portal/contract/kit'
import { fault } from '../../platform/errors.ts'

export const ENABLED = 1

const both = (zh: string, en: string): Bilingual => ({ 'zh-cn': zh, en })

export const refusals = {
  codeTaken: (code: string) =>
    fault('A0400', both(`字典编码“${code}”已存在`, `The dictionary code “${code}” is taken`)),
  valueTaken: (value: string) =>
    fault('A0400', both(`该字典中已有值“${value}”`, `This dictionary already has the value “${value}”`)),
}

/** Which dictionary a path names: by its number, or by its code in any case. */
export const dictNamed = (name: string): { id: string } | { code: string } =>
  /^[1-9]\d{0,17}$/.test(name) ? { id: name } : { code: name }
