import type { DictItem, DictItemRow, DictRow } from '@portal/contract/dict'
import type { Language } from '@portal/contract/kit'

export interface StoredDict {
  id: string
  dict_code: string
  name: string
  name_en: string
  status: number
  remark: string
  is_system: boolean
}

export interface StoredItem {
  id: string
  value: string
  label: string
  label_en: string
  sort: number
  status: number
  tag_type: string
}

const inLanguage = (language: Language, chinese: string, english: string): string =>
  language === 'en' && english !== '' ? english : chinese

/** What operators write of a dictionary; as the audit log keeps it. */
export const dictWritten = ({ id, dict_code, name, name_en, status, remark }: StoredDict): Omit<DictRow, 'system'> => ({
  id,
  dictCode: dict_code,
  name,
  nameEn: name_en,
  status,
  remark,
})

export const dictRow = (dict: StoredDict): DictRow => ({ ...dictWritten(dict), system: dict.is_system })

export const dictOption = (row: StoredDict, language: Language): { value: string; label: string } => ({
  value: row.dict_code,
  label: inLanguage(language, row.name, row.name_en),
})

export const dictItemRow = (item: StoredItem, dictCode: string): DictItemRow => ({
  id: item.id,
  dictCode,
  label: item.label,
  labelEn: item.label_en,
  value: item.value,
  sort: item.sort,
  status: item.status,
  tagType: item.tag_type,
})

/** An item as forms offer it. */
export const dictItem = (item: StoredItem, language: Language): DictItem => ({
  value: item.value,
  label: inLanguage(language, item.label, item.label_en),
  tagType: item.tag_type,
})
