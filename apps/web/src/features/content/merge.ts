/** Two versions that were written from the same one, compared field by field and put together. */

export interface Versions<Content> {
  /** What both began with. */
  base: Content
  mine: Content
  theirs: Content
  /** What makes two contents different to a person. */
  fingerprint(content: Content): string
}

/** A field in which two versions differ, and which of them changed it. */
export interface Difference {
  /** As documents spell it; '' for a content that is no set of fields, but a list. */
  field: string
  mine: unknown
  theirs: unknown
  changed: 'mine' | 'theirs' | 'both'
}

const WHOLE = ''

const fieldsOf = (content: unknown): Record<string, unknown> =>
  typeof content === 'object' && content !== null && !Array.isArray(content) ? { ...content } : { [WHOLE]: content }

/** The same with these fields of the other version. */
export function withFields<Content>(content: Content, other: Content, fields: readonly string[]): Content {
  if (fields.length === 0) return content
  if (fields.includes(WHOLE)) return other
  const given = fieldsOf(other)
  return { ...content, ...Object.fromEntries(fields.map((field) => [field, given[field]])) }
}

/** Where the versions differ, in the order of their fields. */
export function differencesOf<Content>({ base, mine, theirs, fingerprint }: Versions<Content>): Difference[] {
  const [given, others] = [fieldsOf(mine), fieldsOf(theirs)]
  return Object.keys({ ...given, ...others }).flatMap((field): Difference[] => {
    const [before, here, there] = [base, mine, theirs].map((from) => fingerprint(withFields(base, from, [field])))
    if (here === there) return []
    const changed = here === before ? 'theirs' : there === before ? 'mine' : 'both'
    return [{ field, mine: given[field], theirs: others[field], changed }]
  })
}
