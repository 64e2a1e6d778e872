import type { Draft } from '@portal/contract/draft'
import { programOf } from '../user/index.ts'
import type { DraftRow } from './draft.repo.ts'

/** A draft as its author sees it. */
export const draftView = ({ version, typed_at, user_agent }: DraftRow, content: string): Draft => ({
  version,
  content,
  typedAt: typed_at.toISOString(),
  ...programOf(user_agent),
})

/** What was typed as the form's fields; as text where it cannot be read, or nests too deeply to be written again. */
function fieldsOf(content: string): unknown {
  try {
    const fields: unknown = JSON.parse(content)
    JSON.stringify(fields)
    return fields
  } catch {
    return content
  }
}

/** A draft in the export of somebody's data. */
export const draftRecord = (row: DraftRow, content: string) => ({
  form: row.form,
  subject: row.subject,
  content: fieldsOf(content),
  typedAt: row.typed_at,
  userAgent: row.user_agent,
})
