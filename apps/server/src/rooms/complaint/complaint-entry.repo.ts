import { authorsOf, entryRepo, type Said } from '../../platform/correspondence/entry-repo.ts'

interface ComplaintSaid extends Said {
  author: 'complainant' | 'operator' | 'enterprise'
  /** Who reads it besides the operators. */
  audience: 'complainant' | 'enterprise' | 'nobody'
}

/** What was said. */
export const complaintEntryRepo = entryRepo<'complaint', ComplaintSaid>('complaint')
export const complaintAuthors = authorsOf('complaints', complaintEntryRepo)
