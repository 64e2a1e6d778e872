/** Query strings, read strictly: what is not valid UTF-8 is refused instead of stored as question marks. */

export type Query = Record<string, string | string[]>

/** Stands where a query string could not be decoded; whoever needs the query refuses the call. */
export const UNREADABLE_QUERY: Query = Object.freeze(Object.create(null) as Query)
/** Stands where there are more pairs than anybody sends who means well; refused likewise. */
export const OVERLONG_QUERY: Query = Object.freeze(Object.create(null) as Query)

/** The longest list that a call takes has a hundred entries. */
export const MOST_PAIRS = 1_000

const decode = (part: string): string => decodeURIComponent(part.replaceAll('+', ' '))
/** `createTime[0]=…&createTime[1]=…` and `createTime=…&createTime=…` both make an array. */
const INDEXED = /^([^[\]]+)\[\d{0,3}\]$/

function add(query: Query, key: string, value: string): void {
  const name = INDEXED.exec(key)?.[1]
  const known = query[name ?? key]
  if (known === undefined) query[name ?? key] = name === undefined ? value : [value]
  else if (Array.isArray(known)) known.push(value)
  else query[name ?? key] = [known, value]
}

/**
 * Reads `a=1&b[0]=2&b[1]=3`. Answers UNREADABLE_QUERY when an escape is broken, OVERLONG_QUERY for more than MOST_PAIRS;
 * those are not looked at.
 */
export function readQuery(text: string): Query {
  const pairs = text.split('&', MOST_PAIRS + 1)
  if (pairs.length > MOST_PAIRS) return OVERLONG_QUERY
  const query = Object.create(null) as Query
  try {
    for (const pair of pairs) {
      if (pair === '') continue
      const at = pair.indexOf('=')
      add(query, decode(at < 0 ? pair : pair.slice(0, at)), at < 0 ? '' : decode(pair.slice(at + 1)))
    }
    return query
  } catch {
    return UNREADABLE_QUERY
  }
}
