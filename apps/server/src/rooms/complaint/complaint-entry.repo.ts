import { authorsOf, entryRepo, type NewEntry } from '../../platform/correspondence/entry-repo.ts'

interface NewComplaintEntry extends NewEntry {
  author: 'complainant' | 'operator' | 'enterprise'
  /** Who reads it besides the operators. */
  audience: 'complainant' | 'enterprise' | 'nobody'
}

/** What was said. */
export const complaintEntryRepo = entryRepo<'complaint', NewComplaintEntry>('complaint')
export const complaintAuthors = authorsOf('complaints', complaintEntryRepo)
