/** People separate names by commas and lines. */
export const separateNames = (typed: string): string[] =>
  typed
    .split(/[,，;；、\n]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** The same with numbers; spaces stand inside numbers, so they separate only before a new prefix. */
export const separateNumbers = (typed: string): string[] => typed.split(/\s+(?=(?:CN|ZL)\s*\d)/i).flatMap(separateNames)
