/** Dictionaries: named lists of values with labels, edited by operators. Values are strings. */
import { z } from 'zod'
import { chosen, endpoint, Id, Ids, page, PageQuery, requiredText, text } from './kit.ts'

export const DictCode = z.string().regex(/^[A-Za-z]\w{0,49}$/, { error: 'dict.code' })
/** 1 in use, 0 disabled. */
const Status = z.coerce.number().int().min(0).max(1)

export const DictRow = z.object({
  id: Id,
  /** As written, in Chinese. */
  name: z.string(),
  /** In English; '' when it reads the same. */
  nameEn: z.string(),
  dictCode: z.string(),
  status: z.number().int(),
  remark: z.string(),
  /** The product itself writes its values: it keeps its code, and is neither disabled nor removed. */
  system: z.boolean(),
})
export type DictRow = z.infer<typeof DictRow>
export const dictTagTypes = ['primary', 'success', 'info', 'warning', 'danger'] as const

export const dictPage = endpoint({
  method: 'GET',
  path: '/api/v1/dicts/page',
  access: 'dict:read:any',
  summary: 'Dictionaries whose name or code holds the keywords.',
  query: PageQuery.extend({ keywords: text(100).optional(), status: chosen(Status) }),
  data: page(DictRow),
})

export const dictList = endpoint({
  method: 'GET',
  path: '/api/v1/dicts',
  access: 'signed-in',
  summary: 'All dictionaries in use as options, in the language of the caller.',
  data: z.array(z.object({ value: z.string(), label: z.string() })),
})

export const dictForm = endpoint({
  method: 'GET',
  path: '/api/v1/dicts/:id/form',
  access: 'dict:read:any',
  summary: 'One dictionary as its form shows it.',
  params: z.object({ id: Id }),
  data: DictRow,
})

const DictSave = z.object({
  name: requiredText(60),
  nameEn: text(60).nullish(),
  dictCode: DictCode,
  status: Status.default(1),
  remark: text(300).nullish(),
})

export const dictCreate = endpoint({
  method: 'POST',
  once: true,
  path: '/api/v1/dicts',
  access: 'dict:edit:any',
  summary: 'Create a dictionary.',
  body: DictSave,
  data: z.object({ id: Id }),
})

export const dictSave = endpoint({
  method: 'PUT',
  again: 'same',
  path: '/api/v1/dicts/:id',
  access: 'dict:edit:any',
  summary: 'Change a dictionary; open browsers forget what they keep of it.',
  params: z.object({ id: Id }),
  body: DictSave,
})

export const dictDelete = endpoint({
  method: 'DELETE',
  again: 'same',
  path: '/api/v1/dicts/:ids',
  access: 'dict:edit:any',
  summary: 'Remove dictionaries with their items (ids separated by commas).',
  params: z.object({ ids: Ids }),
})

/** In item calls the dictionary is named by its code or by its number. */
const OfDict = z.object({ id: text(50).min(1) })
const OfItem = OfDict.extend({ itemId: Id })

export const DictItemRow = z.object({
  id: Id,
  dictCode: z.string(),
  /** As written, in Chinese. */
  label: z.string(),
  /** In English; '' when it reads the same. */
  labelEn: z.string(),
  value: z.string(),
  sort: z.number().int(),
  status: z.number().int(),
  tagType: z.string(),
})
export type DictItemRow = z.infer<typeof DictItemRow>

export const dictItemPage = endpoint({
  method: 'GET',
  path: '/api/v1/dicts/:id/items/page',
  access: 'dict:read:any',
  summary: 'Items of a dictionary whose label or value holds the keywords, in their order.',
  params: OfDict,
  query: PageQuery.extend({ keywords: text(100).optional(), status: chosen(Status) }),
  data: page(DictItemRow),
})

export const DictItem = z.object({ value: z.string(), label: z.string(), tagType: z.string() })
export type DictItem = z.infer<typeof DictItem>

export const dictItemList = endpoint({
  method: 'GET',
  path: '/api/v1/dicts/:id/items',
  access: 'signed-in',
  summary:
    'The items in use of a dictionary, in their order and the language of the caller; none while it is disabled.',
  params: OfDict,
  data: z.array(DictItem),
})

export const dictItemForm = endpoint({
  method: 'GET',
  path: '/api/v1/dicts/:id/items/:itemId/form',
  access: 'dict:read:any',
  summary: 'One item as its form shows it.',
  params: OfItem,
  data: DictItemRow,
})

const DictItemSave = z.object({
  label: requiredText(100),
  labelEn: text(100).nullish(),
  value: z.union([z.string(), z.number()]).transform(String).pipe(requiredText(100)),
  sort: z.coerce.number().int().min(0).max(100_000).default(1),
  status: Status.default(1),
  tagType: z.union([z.literal(''), z.enum(dictTagTypes)]).nullish(),
})

export const dictItemCreate = endpoint({
  method: 'POST',
  once: true,
  path: '/api/v1/dicts/:id/items',
  access: 'dict:edit:any',
  summary: 'Add an item to a dictionary.',
  params: OfDict,
  body: DictItemSave,
  data: z.object({ id: Id }),
})

export const dictItemSave = endpoint({
  method: 'PUT',
  again: 'same',
  path: '/api/v1/dicts/:id/items/:itemId',
  access: 'dict:edit:any',
  summary: 'Change an item.',
  params: OfItem,
  body: DictItemSave,
})

export const dictItemDelete = endpoint({
  method: 'DELETE',
  again: 'same',
  path: '/api/v1/dicts/:id/items/:ids',
  access: 'dict:edit:any',
  summary: 'Remove items (ids separated by commas).',
  params: OfDict.extend({ ids: Ids }),
})
