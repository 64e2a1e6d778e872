/** The words and measures of complaints that public pages need; without zod, which visitors never load. */

export const complaintKinds = ['infringement', 'falsehood', 'illegal', 'other'] as const
export type ComplaintKind = (typeof complaintKinds)[number]

/** What one can complain about. */
export const complaintSubjects = ['product', 'news', 'live'] as const
export type ComplaintSubjectType = (typeof complaintSubjects)[number]

export const complaintStates = ['new', 'handling', 'waiting', 'upheld', 'rejected', 'closed'] as const
export type ComplaintState = (typeof complaintStates)[number]

/** Where the form is posted to; the page of the receipt lies at the same address. */
export const COMPLAINT_PATH = '/website/complaint'

export const complaintLimits = {
  statement: 2000,
  right: 1000,
  reply: 2000,
  name: 40,
  email: 120,
  phone: 30,
  files: 3,
  /** Bytes of one file. */
  fileBytes: 8 * 1024 * 1024,
} as const

/** Media types a browser offers to choose; the server looks at the content. */
export const complaintFileTypes = 'image/jpeg,image/png,image/webp,application/pdf'

/** The fields of the form, by the names they are posted under. `homepage` is left empty by people. */
export const complaintFields = [
  'subjectType',
  'subjectId',
  'kind',
  'statement',
  'right',
  'name',
  'email',
  'phone',
  'consent',
] as const
export type ComplaintField = (typeof complaintFields)[number]
