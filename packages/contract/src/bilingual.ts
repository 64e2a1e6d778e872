import type { Bilingual } from './kit.ts'

/** A sentence in both languages. Apart from the kit, which brings the schemas: pages of the website load this. */
export const bilingual = (zh: string, en: string): Bilingual => ({ 'zh-cn': zh, en })
