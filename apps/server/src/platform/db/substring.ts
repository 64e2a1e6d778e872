/** The LIKE pattern of a text itself: in lower case, with %, _ and \ meaning themselves. */
export const literalPattern = (text: string): string => text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)

/** The LIKE pattern of "contains these words as typed". */
export const substringPattern = (keywords: string): string => `%${literalPattern(keywords.trim())}%`
