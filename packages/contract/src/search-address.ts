/** What public pages need to know of the search; without zod, which visitors never load. */

/** Where suggestions are asked for. */
export const SUGGEST_PATH = '/api/web/search/suggest'
/** So many lines are suggested at most. */
export const SUGGESTED_MAX = 8
