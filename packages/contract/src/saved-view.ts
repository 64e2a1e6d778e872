/** Lists as somebody wants to see them again: filters, order and columns under a name; each person's own, on every device. */
import { z } from 'zod'
import { endpoint, Id, requiredText, text } from './kit.ts'

/** Every list that is shown as a table. */
const listNames = [
  'ownProducts',
  'ownInquiries',
  'ownCertificates',
  'reviews',
  'allProducts',
  'enterprises',
  'patents',
  'complaints',
  'inquiries',
  'blocks',
  'articles',
  'notices',
  'expos',
  'users',
  'outbox',
  'dictionaries',
  'dictionaryItems',
  'redirects',
  'auditLog',
] as const
export const ListName = z.enum(listNames)
export type ListName = z.infer<typeof ListName>

const ColumnKeys = z.array(text(40)).max(40)
/** Columns by their keys. */
export const ColumnChoice = z.object({ hidden: ColumnKeys, pinned: ColumnKeys })
export type ColumnChoice = z.infer<typeof ColumnChoice>

/** So many views of one list somebody may keep. */
export const SAVED_VIEWS_MAX = 20

export const SavedView = z.object({
  id: Id,
  name: z.string(),
  /** Filters and order as the address of the list has them, without question mark. */
  query: z.string(),
  columns: ColumnChoice,
})
export type SavedView = z.infer<typeof SavedView>

export const savedViewList = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/savedView/list',
  access: 'signed-in',
  summary: "The caller's saved views of a list, by name.",
  query: z.object({ list: ListName }),
  data: z.array(SavedView),
})

export const savedViewSave = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/user/savedView/save',
  access: 'signed-in',
  summary: 'Save a view of a list under a name; one of the same name is replaced.',
  body: z.object({ list: ListName, name: requiredText(40), query: text(2000), columns: ColumnChoice }),
  data: SavedView,
})

export const savedViewRemove = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/user/savedView/remove',
  access: 'signed-in',
  summary: 'Remove a saved view of the caller; one that is not there, or not theirs, is passed over.',
  body: z.object({ id: Id }),
})
