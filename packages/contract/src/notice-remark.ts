import type { Language } from './kit.ts'
import { remarkFieldName } from './remark.ts'
import type { NoticeParams } from './room.ts'

/** Remarks on fields, as notices say them, a line each; parameters are called `remark_<kind>_<field>`. */
export const remarksIn = (params: NoticeParams, language: Language): string[] =>
  Object.entries(params).flatMap(([name, text]) => {
    const field = /^remark_[a-zA-Z]+_(\w+)$/.exec(name)?.[1]
    if (field === undefined || text === undefined) return []
    const said = remarkFieldName(field, language)
    return [language === 'en' ? `${said}: ${text}` : `${said}：${text}`]
  })
