/** The LIKE pattern of "contains these words as typed": lower case, with %, _ and \ meaning themselves. */
export const substringPattern = (keywords: string): string =>
  `%${keywords
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
