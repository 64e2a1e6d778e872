/** Why something was decided, as notices say it; nobody has to give a reason everywhere. */
export const reasonText = {
  zh: (reason: string | undefined): string => `原因：${reason?.trim() || '未写明'}`,
  en: (reason: string | undefined): string => `Reason: ${reason?.trim() || 'none given'}`,
}
