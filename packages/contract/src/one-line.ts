/**
 * A name as it stands within a sentence: what would begin another line there, or steer a terminal, becomes a blank. A
 * name with lines of its own could otherwise add to a mail what the platform never wrote.
 */
export const oneLine = (name: string): string => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
