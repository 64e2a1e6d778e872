/** Rules of dictionaries. */
import { bilingual } from '@portal/contract/bilingual'
import { fault } from '../../platform/errors.ts'

export const ENABLED = 1

export const refusals = {
  codeTaken: (code: string) =>
    fault('A0400', bilingual(`字典编码“${code}”已存在`, `The dictionary code “${code}” is taken`)),
  valueTaken: (value: string) =>
    fault('A0400', bilingual(`该字典中已有值“${value}”`, `This dictionary already has the value “${value}”`)),
  system: ({ name, name_en }: { name: string; name_en: string }) =>
    fault(
      'A0400',
      bilingual(
        `“${name}”由系统使用，不能停用、删除或修改编码；名称和备注可以修改`,
        `“${name_en || name}” is used by the system: it cannot be disabled or deleted and keeps its code. Its names and remark can be changed`,
      ),
    ),
}

/** Which dictionary a path names: by its number, or by its code in any case. */
export const dictNamed = (name: string): { id: string } | { code: string } =>
  /^[1-9]\d{0,17}$/.test(name) ? { id: name } : { code: name }
